"""Compile rules once: gather their code first, and optimise it only where an entry links it all.

Numba optimises every function together with all it calls, and makes machine code of it, before its callers do the same
again: with some 300 rules four fifths of the compile time went into code that nothing ever runs (docs/architecture.md,
measurements). Here the library of a rule keeps its plain intermediate code; the library of an entry links the code of
all rules it reaches, each once, and is optimised as usual. The hook is Numba's own, a pipeline class.
"""

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.untyped_passes import TranslateByteCode


class _WithoutEnvironments:
    """A code generator that has no place for a rule's environment, which only raising and printing would need."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, env_name: str, env: Any) -> None:
        """Leave the environment out."""


class RuleLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of one rule, without that of the rules it calls."""

    @property
    def codegen(self) -> Any:
        """The code generator, as what prepares a function for execution sees it."""
        return _WithoutEnvironments(self._codegen)

    def finalize(self) -> None:
        """Close the library without optimising it or making machine code."""
        self._raise_if_finalized()
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """No machine code: 0, as for a symbol that a library does not define."""
        self._ensure_finalized()
        return 0

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout


class EntryLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of an entry with all that it reaches."""

    def finalize(self) -> None:
        """Link the code of every rule reached, each once, then optimise."""
        self._linking_libraries = _reached_from(self)
        super().finalize()


def _reached_from(library: Any) -> list[Any]:
    """The libraries that a library links, directly or through others."""
    found: dict[int, Any] = {}
    waiting = list(library._linking_libraries)
    while waiting:
        one = waiting.pop()
        if id(one) not in found:
            found[id(one)] = one
            if isinstance(one, RuleLibrary):
                waiting += one._linking_libraries
    return list(found.values())


@register_pass(mutates_CFG=False, analysis_only=True)
class UseRuleLibrary(FunctionPass):  # type: ignore[misc]
    """Give the function a `RuleLibrary`."""

    _name = "use_rule_library"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        """Set the library before anything is lowered."""
        state.library = RuleLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        return False


class ApartLibrary(RuleLibrary):
    """The code of a rule that is called, never inlined."""

    def finalize(self) -> None:
        """Close the library and forbid inlining."""
        for function in self._final_module.functions:
            if not function.is_declaration:
                function.add_function_attribute("noinline")
        super().finalize()


@register_pass(mutates_CFG=False, analysis_only=True)
class UseApartLibrary(FunctionPass):  # type: ignore[misc]
    """Give the function an `ApartLibrary`."""

    _name = "use_apart_library"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        """Set the library before anything is lowered."""
        state.library = ApartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        return False


@register_pass(mutates_CFG=False, analysis_only=True)
class UseEntryLibrary(FunctionPass):  # type: ignore[misc]
    """Give the function an `EntryLibrary`."""

    _name = "use_entry_library"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        """Set the library before anything is lowered."""
        state.library = EntryLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return False


def _compiler_with(first: type) -> type:
    class Compiler(CompilerBase):  # type: ignore[misc]
        def define_pipelines(self) -> list[Any]:
            """The usual pipeline with one more pass in front of lowering."""
            pipeline = DefaultPassBuilder.define_nopython_pipeline(self.state)
            pipeline.add_pass_after(first, TranslateByteCode)
            pipeline.finalize()
            return [pipeline]

    return Compiler


RuleCompiler = _compiler_with(UseRuleLibrary)
ApartCompiler = _compiler_with(UseApartLibrary)
EntryCompiler = _compiler_with(UseEntryLibrary)
