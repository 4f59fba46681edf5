# Tasks for developers; `just` lists them. The environment is that of the README's test command.

python := env("PYTHON", ".venv/bin/python")

_list:
    @just --list

# All tests, with the linter, the formatter, strict types and the import contracts
test *options:
    {{ python }} -m pytest {{ options }}

# The tests that a change touches first, in some half a minute
fast *options:
    {{ python }} -m tests.fast {{ options }}

# Linter, formatter, import contracts, types and habits
lint:
    {{ python }} -m ruff check
    {{ python }} -m ruff format --check
    {{ python }} -c "from importlinter.cli import lint_imports_command as run; run()"
    {{ python }} -m mypy
    {{ python }} -m repo_review .

# A benchmark, such as `just bench engine`; bench/README.md lists them
bench name *options:
    {{ python }} -m bench.{{ name }} {{ options }}

# The documentation in both languages, in build/site/
docs:
    {{ python }} -m pip install --quiet -c constraints.txt -e '.[docs]'
    {{ python }} -m bench.pages

# The pictures of the README and of the documentation
pictures:
    {{ python }} -m bench.pictures

# Where other libraries surprise: runs every script, or those that are named
findings *names:
    for one in {{ if names == "" { "findings/*.sh" } else { names } }}; do \
        echo "== $one"; bash "findings/$(basename "$one" .sh).sh"; done

# The changelog and the version of a release; CONTRIBUTING.md has the whole list
release version:
    {{ python }} -m pip install --quiet towncrier
    {{ python }} -m hatchling version {{ version }}
    {{ python }} -m towncrier build --yes --version {{ version }}
    {{ python }} -m hatchling build
