"""The one place where Numba is used: `rule` for every kernel function, `entry` for what Python calls.

Why it is so, and what was measured, stands in docs/architecture.md.
"""

import functools
import inspect
import os
from collections.abc import Callable
from typing import Any

import numpy as np

JIT = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")

if JIT:
    from bangsim.core.cache import use_cache_of_these_sources

    use_cache_of_these_sources()

import numba
from numba import njit, types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np import arrayobj
from numba.np.numpy_support import from_dtype

from bangsim.core.branches import COUNTING
from bangsim.core.collect import ApartCompiler, EntryCompiler, RuleCompiler

KERNEL_TYPES: dict[Any, Any] = {int: types.int64, bool: types.boolean, None: types.none}


def _index_without_wrapping(context: Any, builder: Any, index_type: Any, index: Any, size: Any) -> Any:
    """Stand in for Numba's code that lets an index be negative; it costs a tenth of the kernel's time."""
    return context.cast(builder, index, index_type, types.intp if index_type.signed else types.uintp)


# The patched name is internal to Numba: test_jit.py compares games with it and without. Rules never use an index
# below zero. NUMBA_BOUNDSCHECK=1 would stop at one, but not at -1 where Numba's code has made it the last place first.
WRAPPING_REMOVED = (
    JIT and os.environ.get("BANGSIM_KEEP_WRAPPING", "0") == "0" and hasattr(arrayobj, "fix_integer_index")
)
if WRAPPING_REMOVED:
    arrayobj.fix_integer_index = _index_without_wrapping


def kernel_type(name: type, dtype: np.dtype[Any]) -> None:
    """Let annotations call a record type by `name`, a class that only serves as a name.

    Parameters
    ----------
    name : type
        The class that rules write in their annotations, such as ``Table``.
    dtype : numpy.dtype
        The record it stands for; rules get a pointer to it.
    """
    KERNEL_TYPES[name] = from_dtype(dtype)


def as_records(records: Any) -> Any:
    """An array of records as entries take it: un-jitted rules reach fields by attribute, as compiled ones do."""
    return records if JIT else records.view(np.recarray)


def _fixed_to_annotations(compiled: Any, function: Callable[..., Any]) -> Any:
    """Make `compiled` compile for the types its annotations name, whatever integers it is called with.

    Without this every literal and every small integer type would compile a version of its own. Arguments left at
    their defaults stay constants. The types are looked up at the first use, when all kernel types are known.
    """
    notes = inspect.get_annotations(function, eval_str=True)
    result: Any = notes.pop("return")
    compile_for: Callable[..., Any] = compiled.compile

    def compile_as_annotated(given: tuple[Any, ...]) -> Any:
        want = [KERNEL_TYPES.get(note, note) for note in notes.values()]
        arguments = tuple(
            one if isinstance(one, types.Omitted) else other for one, other in zip(given, want, strict=True)
        )
        if arguments not in compiled.overloads:
            returned: Any = KERNEL_TYPES.get(result, result)
            compile_for(returned(*arguments))
        return compiled.overloads[arguments].entry_point

    compiled.compile = compile_as_annotated
    return compiled


OPTIONS = {"error_model": "numpy", "nogil": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def rule(function: Callable[..., Any]) -> Any:
    """Compile a kernel function into every place that calls it.

    The function gives its types by annotation: int, bool, None or a name given to `kernel_type`.
    """
    if not JIT:
        return function
    return _fixed_to_annotations(njit(forceinline=True, pipeline_class=RuleCompiler, **OPTIONS)(function), function)


def rule_apart(function: Callable[..., Any]) -> Any:
    """Compile a kernel function once, to be called: for what is large, or seldom run and called from many places."""
    if not JIT:
        return function
    return _fixed_to_annotations(njit(forceinline=False, pipeline_class=ApartCompiler, **OPTIONS)(function), function)


def entry(function: Callable[..., Any]) -> Any:
    """Compile a function that Python calls; its machine code, with all it uses, is cached on disk.

    Entries take arrays of states and an index: handing over a single record would cost ten times a step.
    """
    if not JIT:

        @functools.wraps(function)
        def interpreted(*arguments: Any) -> Any:
            with np.errstate(over="ignore"):  # random words wrap around, as they do in machine code
                return function(*arguments)

        return interpreted
    # The code that counts holds the addresses of its counters, which the next process has not.
    return njit(error_model="numpy", nogil=True, cache=not COUNTING, pipeline_class=EntryCompiler)(function)


@intrinsic
def _trailing_zeros(typingcontext: Any, bits: Any) -> Any:
    """LLVM's count of trailing zeros, which Numba has no word for."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], cgutils.true_bit)

    return types.int64(types.int64), build


def _lowest_bit(bits: int) -> int:
    """Position of the lowest bit that is set; `bits` must not be 0."""
    return _trailing_zeros(bits)  # type: ignore[call-arg]


def _lowest_bit_interpreted(bits: int) -> int:
    """Position of the lowest bit that is set; `bits` must not be 0."""
    bits = int(bits)
    return (bits & -bits).bit_length() - 1


lowest_bit: Callable[[int], int] = rule(_lowest_bit) if JIT else _lowest_bit_interpreted


def numba_version() -> str:
    """The version of Numba that compiles the kernel."""
    return str(numba.__version__)
