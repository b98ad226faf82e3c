import { md5 } from '@noble/hashes/legacy.js';
import { JobError } from '#errors/errors.ts';
import { concat, fromLatin1, toLatin1 } from '#containers/bytes.ts';
import type { Resolver } from '../document/resolver.ts';
import { isDict, isName, PdfString, Stream, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { decryptAes } from './aes.ts';
import { takeCryptFilter } from './crypt-filter.ts';
import { fileKey, type StandardSecurity } from './file-key.ts';
import { rc4 } from './rc4.ts';

type Cipher = 'identity' | 'rc4' | 'aes-128' | 'aes-256';

/** Decrypts the strings and streams of a file (ISO 32000-2, 7.6). */
export class Security {
  /** Undefined if the document opens without a password, and only attached files need one. */
  readonly #key: Uint8Array | undefined;
  readonly #strings: Cipher;
  readonly #streams: Cipher;
  readonly #files: Cipher;
  readonly #named: (name: string) => Cipher;
  readonly #encryptsMetadata: boolean;

  /**
   * @param dict the trailer's `Encrypt` dictionary.
   * @throws {JobError} `encrypted` if it needs a password, `wrong-password` if the password is wrong, and
   *   `unknown-lock` if no password opens it.
   */
  constructor(document: Resolver, dict: Dict, id: PdfObject | undefined, password: string) {
    const number = (key: string) => document.number(dict.get(key)) ?? 0;
    const bytes = (key: string) => fromLatin1(document.string(dict.get(key))?.bytes ?? '');
    const version = number('V');
    const revision = number('R');
    if (document.name(dict.get('Filter')) !== 'Standard') throw new JobError('unknown-lock', {});
    this.#encryptsMetadata = document.resolve(dict.get('EncryptMetadata')) !== false;
    const security: Omit<StandardSecurity, 'keyLength'> = {
      revision,
      owner: bytes('O'),
      user: bytes('U'),
      ownerKey: bytes('OE'),
      userKey: bytes('UE'),
      permissions: number('P'),
      encryptsMetadata: this.#encryptsMetadata,
      id: fromLatin1(document.string(document.array(id)[0])?.bytes ?? ''),
    };
    const [key] = keyLengths(version, number('Length')).flatMap(
      (keyLength) => fileKey({ ...security, keyLength }, password) ?? [],
    );
    this.#key = key;
    const filters = document.dict(dict.get('CF'));
    this.#named = (name) => cipherOf(document, document.dict(filters?.get(name)));
    const cipher = (name: string) => (version < 4 ? 'rc4' : this.#named(document.name(dict.get(name)) ?? 'Identity'));
    this.#strings = cipher('StrF');
    this.#streams = cipher('StmF');
    this.#files = dict.has('EFF') ? cipher('EFF') : this.#streams;
    const isOpen = this.#strings === 'identity' && this.#streams === 'identity' && password === '';
    if (!key && !isOpen) throw new JobError(password === '' ? 'encrypted' : 'wrong-password', {});
  }

  /**
   * Decrypts the strings of an object. A stream is decrypted when it is read. Returns undefined for an object that
   * stays locked.
   */
  decrypt(object: PdfObject, number: number, generation: number, document: Resolver): PdfObject | undefined {
    // Cross-reference streams are read before anything can be decrypted.
    if (object instanceof Stream && isName(object.dict.get('Type'), 'XRef')) return object;
    const strings = this.#decrypter(this.#strings, number, generation);
    if (strings) decryptStrings(object instanceof Stream ? object.dict : object, strings);
    if (object instanceof PdfString) return strings ? decryptString(object, strings) : object;
    if (!(object instanceof Stream)) return object;
    const { dict, source, start, end } = object;
    const cipher = this.#streamCipher(dict, document);
    if (cipher !== 'identity' && !this.#key) return undefined;
    return new Stream(dict, source, start, end, this.#decrypter(cipher, number, generation));
  }

  #streamCipher(dict: Dict, document: Resolver): Cipher {
    const own = takeCryptFilter(dict, document);
    if (own !== undefined) return this.#named(own);
    if (isName(dict.get('Type'), 'Metadata') && !this.#encryptsMetadata) return 'identity';
    return isName(dict.get('Type'), 'EmbeddedFile') ? this.#files : this.#streams;
  }

  /** Algorithms 1 and 1.A. */
  #decrypter(cipher: Cipher, number: number, generation: number): ((data: Uint8Array) => Uint8Array) | undefined {
    const documentKey = this.#key;
    if (cipher === 'identity' || !documentKey) return undefined;
    if (cipher === 'aes-256') return (data) => decryptAes(documentKey, data);
    const numbers = Uint8Array.of(number, number >> 8, number >> 16, generation, generation >> 8);
    const salt = cipher === 'aes-128' ? fromLatin1('sAlT') : new Uint8Array();
    const key = md5(concat([documentKey, numbers, salt])).subarray(0, Math.min(16, documentKey.length + 5));
    return cipher === 'rc4' ? (data) => rc4(key, data) : (data) => decryptAes(key, data);
  }
}

/**
 * Returns possible key lengths in bytes, the likeliest first. Some writers give `Length` in bytes instead of bits, or
 * omit it.
 */
function keyLengths(version: number, length: number): number[] {
  if (version === 1) return [5];
  if (version >= 4) return [16];
  const said = length >= 40 ? Math.floor(length / 8) : length;
  return said >= 5 && said <= 16 ? [said, 5, 16] : [5, 16];
}

const ciphers = new Map<string | undefined, Cipher>([
  ['V2', 'rc4'],
  ['AESV2', 'aes-128'],
  ['AESV3', 'aes-256'],
]);

const cipherOf = (document: Resolver, filter: Dict | undefined): Cipher =>
  ciphers.get(document.name(filter?.get('CFM'))) ?? 'identity';

const decryptString = (string: PdfString, decrypt: (data: Uint8Array) => Uint8Array): PdfString =>
  PdfString.fromBytes(toLatin1(decrypt(fromLatin1(string.bytes))));

function decryptStrings(object: PdfObject, decrypt: (data: Uint8Array) => Uint8Array) {
  const entries = isDict(object) || Array.isArray(object) ? object.entries() : [];
  for (const [key, value] of entries) {
    if (!(value instanceof PdfString)) {
      decryptStrings(value, decrypt);
      continue;
    }
    // The contents of a signature are not encrypted (ISO 32000-2, 7.6.2).
    if (key === 'Contents' && isDict(object) && object.has('ByteRange')) continue;
    const plain = decryptString(value, decrypt);
    if (isDict(object) && typeof key === 'string') object.set(key, plain);
    if (Array.isArray(object) && typeof key === 'number') object[key] = plain;
  }
}
