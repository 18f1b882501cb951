#!/bin/sh
# Make .venv and install what playing or testing needs: tools/venv.sh DIR play|test
set -eu
venv=$1 what=$2
python=${PYTHON:-python3}

stop() { echo "chapiteau: $1" >&2; exit 1; }

command -v "$python" >/dev/null 2>&1 || stop "Python 3.11 or newer is missing: apt-get install python3 python3-venv"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
  stop "$("$python" --version) is too old; Python 3.11 or newer is needed (PYTHON=python3.12 make $what)"
"$python" -c 'import venv, ensurepip' 2>/dev/null ||
  stop "the venv module is missing: apt-get install python3-venv"

[ -x "$venv/bin/python" ] || "$python" -m venv "$venv"
# Exact versions, also of what builds the package; newer pips have a variable of their own for that.
export PIP_CONSTRAINT=tools/constraints.txt PIP_BUILD_CONSTRAINT=tools/constraints.txt
pip="$venv/bin/python -m pip install -q --disable-pip-version-check"

if [ "$what" = play ]; then
  $pip -e '.[table]'
else
  "$venv/bin/python" -c 'import os, sys, sysconfig
sys.exit(not os.path.exists(os.path.join(sysconfig.get_paths()["include"], "Python.h")))' ||
    stop "the headers of Python are missing: apt-get install python3-dev"
  command -v "${CC:-cc}" >/dev/null 2>&1 || stop "a C compiler is missing: apt-get install gcc"
  # Half of what is installed is never imported: whoever needs a module compiles it.
  $pip --no-compile -e '.[test]' -e examples/parade
fi
touch "$venv/$what.stamp"
