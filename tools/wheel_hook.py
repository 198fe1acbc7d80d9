"""What hatchling asks when it builds Moonwall: is the web table's page there, and is anything compiled?

A wheel or an sdist without the page would install a server that shows nothing, so such a build stops and says so.
A package with compiled modules in it gets the tag of this Python and this system, and names what those modules need.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/moonwall/server/static/index.html"
ALLOW = "MOONWALL_WITHOUT_PAGE"
NEEDS = "mypy_extensions>=1.0"


class MoonwallHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / PAGE).is_file():
            if not os.environ.get(ALLOW):
                self.app.abort(
                    f"The page of the web table is not built ({PAGE} is missing). Run 'make web' first, or "
                    f"'make wheel', which does both. {ALLOW}=1 builds without it, for the API alone."
                )
            self.app.display_warning(f"No page of the web table is in this build, since {ALLOW} is set.")
        if self.target_name != "wheel":
            return
        compiled = [path for path in (root / "src").rglob("*") if path.suffix in (".so", ".pyd")]
        if compiled:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["dependencies"].append(NEEDS)
            # the code that all modules share lies beside the package
            build_data["force_include"] |= {str(path): path.name for path in compiled if path.parent == root / "src"}
