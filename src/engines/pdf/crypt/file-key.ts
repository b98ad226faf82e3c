import { md5 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { concat, equalBytes, fromLatin1 } from '#containers/bytes.ts';
import { encodeDocText } from '#containers/pdf/strings.ts';
import { decryptBlocks, encryptBlocks } from './aes.ts';
import { rc4 } from './rc4.ts';

/** The entries of the standard security handler (ISO 32000-2, table 21) from which keys are derived. */
export interface StandardSecurity {
  revision: number;
  /** The length of the file key, in bytes. Revisions up to 4. */
  keyLength: number;
  /** `O`, `U`, `OE` and `UE`: hashes and keys for both passwords. */
  owner: Uint8Array;
  user: Uint8Array;
  ownerKey: Uint8Array;
  userKey: Uint8Array;
  /** `P`, as a signed integer. */
  permissions: number;
  encryptsMetadata: boolean;
  /** The first of the file's identifiers. */
  id: Uint8Array;
}

/** Returns the file key for a user or owner password; undefined if the password is wrong. */
export function fileKey(security: StandardSecurity, password: string): Uint8Array | undefined {
  return security.revision >= 5 ? fileKey5(security, password) : fileKey4(security, password);
}

/** The padding of algorithm 2, which also represents an empty password. */
const padding = Uint8Array.from([
  0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08, 0x2e, 0x2e, 0x00,
  0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a,
]);

const pad = (password: Uint8Array): Uint8Array => concat([password, padding]).subarray(0, 32);

function fileKey4(security: StandardSecurity, password: string): Uint8Array | undefined {
  for (const given of oldPasswordBytes(password)) {
    const key = openAsUser(security, pad(given)) ?? openAsUser(security, userPassword(security, pad(given)));
    if (key) return key;
  }
  return undefined;
}

/** PDFDocEncoding, as revisions up to 4 require, then what programs write instead: UTF-8 and Latin-1. */
const oldPasswordBytes = (password: string): Uint8Array[] => {
  const composed = password.normalize('NFC');
  const asDocText = encodeDocText(composed);
  const ways = [...(asDocText ? [asDocText] : []), new TextEncoder().encode(password), fromLatin1(composed)];
  // In ASCII, all are the same.
  return /^[\x20-\x7E]*$/.test(password) ? ways.slice(0, 1) : ways;
};

const hashRounds = (revision: number): number => (revision >= 3 ? 50 : 0);

/** Algorithm 2, and algorithm 4 or 5 to validate the result. */
function openAsUser(security: StandardSecurity, padded: Uint8Array): Uint8Array | undefined {
  const { revision, keyLength, owner, user, permissions, encryptsMetadata, id } = security;
  const permissionBytes = Uint8Array.from([0, 8, 16, 24], (shift) => permissions >> shift);
  const metadata = revision >= 4 && !encryptsMetadata ? new Uint8Array(4).fill(0xff) : new Uint8Array();
  let key: Uint8Array = md5(concat([padded, owner.subarray(0, 32), permissionBytes, id, metadata]));
  for (let round = 0; round < hashRounds(revision); round++) key = md5(key.subarray(0, keyLength));
  key = key.subarray(0, keyLength);
  if (revision === 2) return equalBytes(rc4(key, padding), user.subarray(0, 32)) ? key : undefined;
  let check: Uint8Array = md5(concat([padding, id]));
  for (let round = 0; round < 20; round++)
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    );
  return equalBytes(check, user.subarray(0, 16)) ? key : undefined;
}

/** Algorithm 7: decrypts the user password with the owner password. */
function userPassword({ revision, keyLength, owner }: StandardSecurity, padded: Uint8Array): Uint8Array {
  let key: Uint8Array = md5(padded);
  for (let round = 0; round < hashRounds(revision); round++) key = md5(key);
  key = key.subarray(0, keyLength);
  let password: Uint8Array = owner.subarray(0, 32);
  for (let round = revision === 2 ? 0 : 19; round >= 0; round--)
    password = rc4(
      key.map((byte) => byte ^ round),
      password,
    );
  return password;
}

/** Algorithm 2.A. `O` and `U` consist of a 32-byte hash, an 8-byte validation salt and an 8-byte key salt. */
function fileKey5(security: StandardSecurity, password: string): Uint8Array | undefined {
  const { revision, owner, user, ownerKey, userKey } = security;
  const given = passwordBytes(password);
  const hash = (salt: Uint8Array, extra: Uint8Array) =>
    revision === 5 ? sha256(concat([given, salt, extra])) : hash6(given, salt, extra);
  const none = new Uint8Array();
  const all = user.subarray(0, 48);
  if (equalBytes(hash(user.subarray(32, 40), none), user.subarray(0, 32))) {
    return decryptBlocks(hash(user.subarray(40, 48), none), userKey.subarray(0, 32));
  }
  if (equalBytes(hash(owner.subarray(32, 40), all), owner.subarray(0, 32))) {
    return decryptBlocks(hash(owner.subarray(40, 48), all), ownerKey.subarray(0, 32));
  }
  return undefined;
}

/** Encodes a password as revisions 5 and 6 require. */
export const passwordBytes = (password: string): Uint8Array =>
  new TextEncoder().encode(password.normalize('NFKC')).subarray(0, 127);

const hashes = [sha256, sha384, sha512] as const;

/** Algorithm 2.B. */
export function hash6(password: Uint8Array, salt: Uint8Array, extra: Uint8Array): Uint8Array {
  let key: Uint8Array = sha256(concat([password, salt, extra]));
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const block = concat([password, key, extra]);
    const repeated = concat(Array<Uint8Array>(64).fill(block));
    const encrypted = encryptBlocks(key.subarray(0, 16), key.subarray(16, 32), repeated);
    // The first 16 bytes as one number, modulo 3: since 256 mod 3 is 1, the sum of the bytes suffices.
    const remainder = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = (hashes[remainder] ?? sha256)(encrypted);
    last = encrypted.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}
