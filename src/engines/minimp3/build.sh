#!/bin/sh
# Builds decoder.wasm with Debian 12's clang and lld (14.0.6) and binaryen (108): apt-get install clang lld binaryen
set -e
cd "$(dirname "$0")"
clang -O3 --target=wasm32 -mbulk-memory -ffreestanding -Iinclude -c -o decoder.o decoder.c
wasm-ld --no-entry -z stack-size=65536 -o linked.wasm decoder.o
wasm-opt -O3 --enable-bulk-memory --strip-debug --strip-producers --strip-target-features linked.wasm -o decoder.wasm
rm decoder.o linked.wasm
sha256sum decoder.wasm
