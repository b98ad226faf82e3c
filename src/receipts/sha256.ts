import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** In bytes. Browsers only hash what is entirely in memory; longer files are read in chunks, which takes longer. */
const mostAtOnce = 2 ** 26;

/** The SHA-256 of a file, in lower-case hexadecimal digits. */
export async function sha256Of(file: Blob): Promise<string> {
  if (file.size <= mostAtOnce)
    return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())));
  const hash = sha256.create();
  for (let start = 0; start < file.size; start += mostAtOnce / 16)
    hash.update(new Uint8Array(await file.slice(start, start + mostAtOnce / 16).arrayBuffer()));
  return bytesToHex(hash.digest());
}
