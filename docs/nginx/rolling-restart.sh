#!/bin/sh
# rolling-restart.sh 3001 3002: restarts the nodes of these ports in turn; meanwhile the others serve.
# Each has DRAIN_SECONDS=4 among its settings: it serves who comes while nginx lets go of it.
set -eu

restart_node() { ${RESTART_NODE:-systemctl restart hylla@}"$1"; }

for port in "$@"; do
  restart_node "$port"
  tries=0
  until curl -fsS -o /dev/null "http://127.0.0.1:$port/readyz" 2>/dev/null; do
    tries=$((tries + 1))
    [ "$tries" -lt 300 ] || { echo "The node on port $port does not get ready: stopped here." >&2; exit 1; }
    sleep 0.1
  done
  # nginx asks a node that was away again after its fail_timeout.
  sleep 6
  echo "The node on port $port runs anew."
done
