#!/usr/bin/env bash
# Debian 12 has Patroni 3.0.2. With an etcd on the machine of the database, a primary that was cut off believes when it comes
# back that it still leads: it reads that etcd without a quorum, or remembers what it had read. It takes the lock from the
# new primary, and what that one had acknowledged is gone (patroni/patroni#3314; 4.0.6 knows a stale etcd by its term). This
# lets it ask the quorum, in every loop.
# Run as root after every installation or upgrade: deploy/patchPatroni.sh [FOLDER]; later versions are left as they are.
set -euo pipefail
folder=${1:-/usr/lib/python3/dist-packages/patroni}
file=$folder/dcs/etcd3.py
version=$(sed -n "s/^__version__ = '\(.*\)'$/\1/p" "$folder/version.py")
if [ "$(printf '%s\n' "$version" 4.0.6 | sort --version-sort | head -n 1)" = 4.0.6 ]; then exit 0; fi
replace() {
  if grep --quiet --fixed-strings "$2" "$file"; then return; fi
  sed --in-place "s/$1/$2/" "$file"
  grep --quiet --fixed-strings "$2" "$file" || { echo "$file of Patroni $version is not the one to patch" >&2; exit 1; }
}
replace "params\['serializable'\] = True.*" "params['serializable'] = False"
replace "if self._kv_cache and path.startswith(self._etcd3.cluster_prefix):" "if False:"
