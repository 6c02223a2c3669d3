#!/bin/sh
# Draws a room by calls alone, furnishes it, lists what it costs and takes it home as files. Needs sh, curl and sed.
# HIEN: the site; HIEN_WHO and HIEN_PASSWORD: an account that may design. Files go to the folder it is run in.
set -eu
HIEN=${HIEN:-http://localhost:3000}

# A fresh key for every write: sent again with the same one, nothing happens twice.
key() { od -An -N16 -tx1 /dev/urandom | tr -d ' \n'; }
# The first value of a field in an answer.
field() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p" | head -n 1; }
# ask METHOD PATH [BODY]: an answer other than 2xx ends the script and is shown.
ask() {
  answer=$(curl -sS --fail-with-body -X "$1" "$HIEN/api$2" \
    -H "Authorization: Bearer ${TOKEN:-}" -H "Idempotency-Key: $(key)" \
    ${3:+-H 'Content-Type: application/json' --data-binary "$3"}) || { echo "$1 $2: $answer" >&2; exit 1; }
  printf '%s' "$answer"
}
# Commands go in order; each has an id of its own. What is refused comes back with its reason.
send() {
  answer=$(ask POST "/designs/$DESIGN/commands" \
    "{\"base\":$SEQ,\"version\":4,\"commands\":[{\"id\":\"$(key)\",\"command\":$1}]}")
  case $answer in *'"refused"'*) echo "refused: $answer" >&2; exit 1 ;; esac
  SEQ=$(printf '%s' "$answer" | sed -n 's/.*"seq":\([0-9]*\).*/\1/p')
}

# 1. Sign in.
TOKEN=$(ask POST /auth/login "{\"mobileOrEmail\":\"$HIEN_WHO\",\"password\":\"$HIEN_PASSWORD\"}" | field data)

# 2. A new design.
DESIGN=$(ask POST /designs '{"name":"By a program"}' | field id)
SEQ=0

# 3. A room of 4.8 by 3.6 m: four walls in one command, in millimetres.
wall() { printf '{"id":"wl_%s","level":"lv_1","a":{"x":%s,"y":%s},"b":{"x":%s,"y":%s},"bulge":0,"thickness":200,"height":2800}' "$@"; }
send "{\"kind\":\"things.add\",\"walls\":[$(wall 1 0 0 4800 0),$(wall 2 4800 0 4800 3600),$(wall 3 4800 3600 0 3600),$(wall 4 0 3600 0 0)]}"

# 4. A door in the south wall, a window opposite.
send '{"kind":"opening.add","opening":{"id":"op_1","wall":"wl_1","offset":800,"width":900,"height":2150,"sill":0,"kind":"door","form":"single","leaf":"panelled","hinge":"a","side":"left","open":0,"finishes":{}}}'
send '{"kind":"opening.add","opening":{"id":"op_2","wall":"wl_3","offset":2400,"width":1800,"height":1500,"sill":900,"kind":"window","form":"casement","sashes":2,"lattice":"none","side":"left","open":0,"finishes":{}}}'

# 5. The walls make a room: it has a name and a kind.
ROOM='"level":"lv_1","at":{"x":2400,"y":1800},"room":"rm_1"'
send "{\"kind\":\"room.describe\",$ROOM,\"name\":\"Living room\",\"type\":\"living\"}"

# 6. Furnish it. The first proposal's command is sent as it came.
COMMAND=$(ask POST "/designs/$DESIGN/furnish" "{\"room\":{$ROOM},\"style\":\"japandi\",\"seed\":1,\"keep\":true}" |
  sed 's/.*"proposals":\[{"seed":[0-9]*,"command"://; s/,"price":[0-9]*,"pieces":.*//')
send "$COMMAND"

# 7. What it costs, and files: the list as CSV, the design itself, the plan as DXF and on paper.
take() { curl -sS --fail-with-body -o "$2" "$HIEN/api/designs/$DESIGN/$1" -H "Authorization: Bearer $TOKEN"; }
take list list.json
take export/csv list.csv
take export/json design.json
take export/dxf plan.dxf
take export/pdf plan.pdf
echo "$DESIGN"
