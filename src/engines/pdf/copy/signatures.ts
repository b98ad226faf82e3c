import type { Copier } from './copier.ts';
import { isDict } from '#containers/pdf/objects.ts';

/** Signatures only hold for the bytes of the signed file, so they are removed from the output, and counted. */
export class Signatures {
  count = 0;

  prepare(copier: Copier) {
    const rights = copier.document.dict(copier.document.catalog.get('Perms'));
    // Usage rights signatures, which unlock features of one program, are not in a field.
    if (!copier.first) this.count += [...(rights?.keys() ?? [])].filter((key) => key.startsWith('UR')).length;
    copier.rules.set('V', (value) => {
      const dict = copier.document.resolve(value);
      const isSignature = isDict(dict) && (dict.has('ByteRange') || copier.document.name(dict.get('Type')) === 'Sig');
      if (!isSignature) return copier.copy(value);
      this.count++;
      return undefined;
    });
  }
}
