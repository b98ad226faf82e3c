import { cbc, ecb } from '@noble/ciphers/aes.js';
import { concat } from '#containers/bytes.ts';

const block = 16;

/** Decrypts a string or stream with AES-CBC: the first block is the initialization vector, the last is padded. */
export function decryptAes(key: Uint8Array, data: Uint8Array): Uint8Array {
  // An incomplete block was cut off, or is an extra end of line.
  const end = data.length - (data.length % block);
  if (end < 2 * block) return new Uint8Array();
  const plain = cbc(key, data.subarray(0, block), { disablePadding: true }).decrypt(data.subarray(block, end));
  const padding = plain.at(-1) ?? 0;
  return padding >= 1 && padding <= block ? plain.subarray(0, plain.length - padding) : plain;
}

/** Decrypts complete blocks with AES-CBC, as used for keys. */
export const decryptBlocks = (key: Uint8Array, data: Uint8Array): Uint8Array =>
  cbc(key, new Uint8Array(block), { disablePadding: true }).decrypt(data);

export const encryptBlocks = (key: Uint8Array, vector: Uint8Array, data: Uint8Array): Uint8Array =>
  cbc(key, vector, { disablePadding: true }).encrypt(data);

/** Encrypts with AES-CBC; the inverse of `decryptAes`. */
export const encryptAes = (key: Uint8Array, vector: Uint8Array, data: Uint8Array): Uint8Array =>
  concat([vector, cbc(key, vector).encrypt(data)]);

export const encryptBlock = (key: Uint8Array, data: Uint8Array): Uint8Array =>
  ecb(key, { disablePadding: true }).encrypt(data);
