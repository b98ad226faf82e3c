import type { PdfProtection } from '#jobs/contract/job.ts';
import { concat, fromLatin1, toLatin1 } from '#containers/bytes.ts';
import { isDict, Name, PdfString, dictOf, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { encryptAes, encryptBlocks, encryptBlock } from './aes.ts';
import { hash6, passwordBytes } from './file-key.ts';

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));

/** Encrypts streams and strings with 256-bit AES (ISO 32000-2, 7.6.4.4, revision 6). */
export class Encryption {
  /** The trailer's `Encrypt` dictionary. */
  readonly dict: Dict;
  /** The file version: for readers before PDF 2.0, this encryption is an extension of 1.7. */
  readonly version = 1.7;
  readonly #key = random(32);

  constructor({ userPassword, ownerPassword, allows }: PdfProtection) {
    const isRestricted = Object.values(allows).includes(false);
    const fallback = isRestricted || userPassword === '' ? toLatin1(random(24)) : userPassword;
    const user = this.#lock(passwordBytes(userPassword), new Uint8Array());
    const owner = this.#lock(passwordBytes(ownerPassword || fallback), user.check);
    const permissions = permissionBits(allows);
    const string = (bytes: Uint8Array) => PdfString.fromBytes(toLatin1(bytes));
    this.dict = dictOf({
      Filter: new Name('Standard'),
      V: 5,
      R: 6,
      Length: 256,
      P: permissions,
      U: string(user.check),
      UE: string(user.key),
      O: string(owner.check),
      OE: string(owner.key),
      Perms: string(encryptBlock(this.#key, permissionBlock(permissions))),
      StmF: new Name('StdCF'),
      StrF: new Name('StdCF'),
      CF: new Map([['StdCF', cryptFilter()]]),
    });
  }

  encrypt(bytes: Uint8Array): Uint8Array {
    return encryptAes(this.#key, random(16), bytes);
  }

  /** Encrypts the strings in a stream's dictionary. Strings in object streams are encrypted with their stream. */
  encryptStrings(dict: Dict): Dict {
    return new Map([...dict].map(([key, value]) => [key, this.#encryptString(value)]));
  }

  /** Declares the extension of PDF 1.7 in a catalog. */
  sign(catalog: Dict) {
    const extension = dictOf({ BaseVersion: new Name('1.7'), ExtensionLevel: 8 });
    const known = catalog.get('Extensions');
    catalog.set('Extensions', new Map([...(isDict(known) ? known : []), ['ADBE', extension]]));
  }

  #encryptString(object: PdfObject): PdfObject {
    if (object instanceof PdfString) return PdfString.fromBytes(toLatin1(this.encrypt(fromLatin1(object.bytes))));
    if (Array.isArray(object)) return object.map((item) => this.#encryptString(item));
    return isDict(object) ? this.encryptStrings(object) : object;
  }

  /** Algorithms 8 and 9: computes the hash that validates a password, and the file key encrypted with it. */
  #lock(password: Uint8Array, extra: Uint8Array): { check: Uint8Array; key: Uint8Array } {
    const [salt, keySalt] = [random(8), random(8)];
    return {
      check: concat([hash6(password, salt, extra), salt, keySalt]),
      key: encryptBlocks(hash6(password, keySalt, extra), new Uint8Array(16), this.#key),
    };
  }
}

const cryptFilter = (): Dict => dictOf({ CFM: new Name('AESV3'), AuthEvent: new Name('DocOpen'), Length: 32 });

/** Bits of table 22, counted from 1. Bit 10, for accessibility, is always set. */
const bits = { print: [3, 12], copy: [5], change: [4, 6, 9, 11] } as const;

/** Returns a signed integer. Reserved bits are set, except for the first two. */
function permissionBits(allows: PdfProtection['allows']): number {
  const denied = (['print', 'copy', 'change'] as const).flatMap((what) => (allows[what] ? [] : bits[what]));
  return [1, 2, ...denied].reduce((value, bit) => value & ~(1 << (bit - 1)), -1);
}

/** Algorithm 10. */
function permissionBlock(permissions: number): Uint8Array {
  const low = [0, 8, 16, 24].map((shift) => (permissions >> shift) & 0xff);
  return concat([Uint8Array.of(...low, 255, 255, 255, 255), fromLatin1('Tadb'), random(4)]);
}
