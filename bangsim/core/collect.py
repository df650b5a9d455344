"""Compile rules once: gather their code first, and optimise it only where an entry links it all.

Numba optimises every function together with all it calls, and makes machine code of it, before its callers do the same
again: with some 300 rules half of the compile time went into code that nothing ever runs (docs/architecture.md,
measurements). Here the library of a rule keeps its plain intermediate code; the library of an entry links the code of
all rules it reaches, each once, and is optimised as usual. The hook is Numba's own, a pipeline class.
"""

from typing import Any

from llvmlite.binding import create_pass_builder, create_pipeline_tuning_options
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.typed_passes import NativeLowering
from numba.core.untyped_passes import TranslateByteCode

from bangsim.core.branches import WeighingLowering

INLINED = 50
"""LLVM inlines by itself what it reckons to cost less; rules are inlined by their decorator."""


class _WithoutEnvironments:
    """A code generator that has no place for a rule's environment, which only raising and printing would need."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, env_name: str, env: Any) -> None:
        """Leave the environment out."""


class RuleLibrary(JITCodeLibrary):
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


class ApartLibrary(RuleLibrary):
    """The code of a rule that is called and never inlined."""

    def finalize(self) -> None:
        """Close the library and forbid inlining."""
        for function in self._final_module.functions:
            if not function.is_declaration:
                function.add_function_attribute("noinline")
        super().finalize()


class EntryLibrary(JITCodeLibrary):
    """The code of an entry with all that it reaches."""

    def finalize(self) -> None:
        """Link the code of every rule reached, each once, then optimise."""
        self._linking_libraries = _reached_from(self)
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Optimise once, where Numba would do it twice; the loops of rules are too short for vectors.

        Rules become private to the entry before: then LLVM sees that none of them fails, and drops what Numba's calls
        carry along for those that could.
        """
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage.name == "linkonce_odr":
                function.linkage = "internal"
        options = create_pipeline_tuning_options(speed_level=3)
        options.loop_vectorization = options.slp_vectorization = False
        options.inlining_threshold = INLINED
        builder = create_pass_builder(self._codegen._tm, options)
        passes = builder.getModulePassManager()
        passes.add_refprune_pass()
        passes.run(self._final_module, builder)


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


def _compiler_for(library: type[JITCodeLibrary]) -> type[CompilerBase]:
    """Numba's usual pipeline, but the code goes to a library of the class given."""

    @register_pass(mutates_CFG=False, analysis_only=True)
    class UseLibrary(FunctionPass):
        _name = f"use_{library.__name__}"

        def __init__(self) -> None:
            FunctionPass.__init__(self)

        def run_pass(self, state: Any) -> bool:
            """Set the library before anything is lowered."""
            state.library = library(state.targetctx.codegen(), state.func_id.func_qualname)
            if library is EntryLibrary:
                state.library.enable_object_caching()
            return False

    class Compiler(CompilerBase):
        def define_pipelines(self) -> list[Any]:
            """Numba's pipeline with one more pass, and with branches that are weighed."""
            pipeline = DefaultPassBuilder.define_nopython_pipeline(self.state)
            pipeline.add_pass_after(UseLibrary, TranslateByteCode)
            pipeline.passes = [(weighed.get(one, one), name) for one, name in pipeline.passes]
            pipeline.finalize()
            return [pipeline]

    return Compiler


weighed = {NativeLowering: register_pass(mutates_CFG=True, analysis_only=False)(WeighingLowering)}

RuleCompiler = _compiler_for(RuleLibrary)
ApartCompiler = _compiler_for(ApartLibrary)
EntryCompiler = _compiler_for(EntryLibrary)
