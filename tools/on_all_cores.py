"""Building extension modules: setuptools compiles one file after the other; here all at once."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from setuptools.command.build_ext import build_ext as one_by_one


class build_ext(one_by_one):  # type: ignore[misc]  # setuptools has no types; it looks for this name
    def build_extensions(self) -> None:
        compile_them = self.compiler.compile

        def compile_all(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                built = pool.map(lambda source: compile_them([source], **how), sources)
                return [found for objects in built for found in objects]

        self.compiler.compile = compile_all
        super().build_extensions()
