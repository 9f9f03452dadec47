"""Build the documentation site, `docs/`, into the package. Standard library only.

Sphinx reads the documents, and the docstrings of the package for its reference; a warning is an error. The site asks no
other computer for anything, so that `posthorn docs` and every server can show it.
"""

import argparse
import base64
import hashlib
import importlib.util
import json
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import bootstrap

ROOT = bootstrap.ROOT
DOCS = ROOT / "docs"
SITE = ROOT / "src" / "posthorn" / "server" / "docs"
SOURCES = SITE / "sources.json"  # what the site was built from
POLICY = SITE / "policy.txt"  # what its pages may do, for the server to tell browsers
STRICTLY = ("--quiet", "--fail-on-warning", "--nitpicky")
MOST_BYTES = 5_000_000  # the wheel has to stay small

# Files beside docs/ that the documents show or lead to.
BESIDE = (
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "deploy",
    "examples",
    "pyproject.toml",
    "web/README.md",
    "web/public/favicon.svg",
)
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def prepare(*, code: bool = False) -> None:
    """Build the site unless it is there and built from these very documents, and with `code` from this very package."""
    if is_built(code=code):
        return
    with bootstrap.alone():
        if not is_built(code=code):
            print("Building the documentation (once, some seconds) ...", end=" ", file=sys.stderr, flush=True)
            began = time.monotonic()
            if not has_sphinx():
                bootstrap.install_lock("docs")
            build()
            print(f"done in {time.monotonic() - began:.0f} s.", file=sys.stderr, flush=True)


def is_built(*, code: bool = True) -> bool:
    """Whether the site is there, built from the documents as they are; with `code`, its reference too."""
    try:
        built = json.loads(SOURCES.read_text("ascii"))
    except (OSError, ValueError):
        return False
    now = fingerprints()
    return all(built.get(part) == now[part] for part in (("documents", "code") if code else ("documents",)))


def fingerprints() -> dict[str, str]:
    """Hashes of what the site is built from: documents, and the package whose docstrings are the reference."""
    documents = [*bootstrap.below(DOCS), *(path for name in BESIDE for path in bootstrap.below(ROOT / name))]
    package = (ROOT / "src" / "posthorn").rglob("*.py")
    return {
        "documents": bootstrap.hash_of(path for path in documents if "__pycache__" not in path.parts),
        "code": bootstrap.hash_of(package),
    }


def has_sphinx() -> bool:
    """Whether the Python that is to build the site can."""
    found = subprocess.run([python(), "-c", "import sphinx, furo, myst_parser"], capture_output=True)
    return found.returncode == 0


def python() -> str:
    """The Python that runs Sphinx: this one, where a wheel is being built, else that of the checkout."""
    return sys.executable if importlib.util.find_spec("sphinx") else str(bootstrap.PYTHON)


def build() -> None:
    """Build the site; raise `SetUpError` if a document or docstring is wrong."""
    sources = fingerprints()
    with TemporaryDirectory() as folder:
        pages, trees = Path(folder, "pages"), Path(folder, "trees")
        bootstrap.call(
            [python(), "-m", "sphinx", *STRICTLY, "--doctree-dir", str(trees), str(DOCS), str(pages)],
            "The documentation could not be built (see above).",
            cwd=ROOT,
        )
        for needless in (pages / ".buildinfo", *pages.rglob("*.map")):
            needless.unlink(missing_ok=True)
        show_as_text(pages)
        size = sum(path.stat().st_size for path in bootstrap.below(pages))
        if size > MOST_BYTES:
            raise bootstrap.SetUpError(f"The documentation has {size:,} bytes; {MOST_BYTES:,} are allowed.")
        (pages / POLICY.name).write_text(policy(pages), "ascii")
        (pages / SOURCES.name).write_text(json.dumps(sources, indent=1), "ascii")
        shutil.rmtree(SITE, ignore_errors=True)
        shutil.copytree(pages, SITE)


def show_as_text(pages: Path) -> None:
    """Let the examples that pages lead to be texts: browsers show those, and no tool takes them for our modules."""
    for file in pages.glob("_downloads/*/*.py"):
        address = f"{file.parent.name}/{file.name}"
        file.rename(file.with_name(f"{file.name}.txt"))
        for page in pages.rglob("*.html"):
            text = page.read_text("utf-8")
            if address in text:
                page.write_text(text.replace(address, f"{address}.txt"), "utf-8")


def policy(pages: Path) -> str:
    """The content security policy of the site: its own files, the theme's styles, and the inline scripts by their hash.

    The theme has a line of script in each page, so that a dark page is dark at once, and styles among its elements.
    """
    scripts = {script for page in pages.rglob("*.html") for script in INLINE.findall(page.read_text("utf-8"))}
    hashes = sorted(base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in scripts)
    allowed = "".join(f" 'sha256-{one}'" for one in hashes)
    return "; ".join(
        (
            "default-src 'self'",
            f"script-src 'self'{allowed}",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data:",
            "object-src 'none'",
            "base-uri 'self'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


def main() -> int:
    """Build the site."""
    argparse.ArgumentParser(description="Build the documentation, unless it is built from what is there.").parse_args()
    prepare(code=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
