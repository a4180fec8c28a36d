#!/usr/bin/env bash
# Makes a certificate for one machine, signed by a CA of our own, which is made first where there is none:
#   deploy/makeCertificates.sh FOLDER NAME ADDRESS, such as: deploy/makeCertificates.sh tls two 10.0.0.12
# The machine gets ca.pem, NAME.pem, NAME.key and NAME-both.pem (certificate and key, for HAProxy) as ca.pem, machine.pem,
# machine.key and machine-both.pem. ca.key stays where nobody else reads it. All certificates are good for PostgreSQL, at
# the name postgres.internal.
set -euo pipefail
folder=${1:?folder} name=${2:?name of the machine} address=${3:?its address}
umask 077
mkdir -p "$folder"
cd "$folder"
if [ ! -f ca.key ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -subj '/CN=Floodlight internal CA' \
    -addext 'keyUsage=critical,keyCertSign,cRLSign' -keyout ca.key -out ca.pem
fi
openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$name.internal" -keyout "$name.key" -out "$name.csr"
openssl x509 -req -in "$name.csr" -CA ca.pem -CAkey ca.key -CAcreateserial -days 397 -out "$name.pem" -extfile <(
  echo "subjectAltName=DNS:$name.internal,DNS:postgres.internal,IP:$address"
  echo 'extendedKeyUsage=serverAuth,clientAuth'
)
cat "$name.pem" "$name.key" > "$name-both.pem"
rm "$name.csr"
