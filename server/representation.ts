import type { Encoding, Representation, StaticFile } from './static-file.ts';

/** Chooses the smallest accepted encoding of a file. */
export const chooseEncoding = ({ isCompressible }: StaticFile, accepted?: string | string[]): Encoding =>
  isCompressible ? acceptedEncoding(accepted) : 'identity';

/** Returns the smallest encoding that `Accept-Encoding` names. */
export function acceptedEncoding(accepted: string | string[] = ''): Encoding {
  if (accepted === '') return 'identity';
  const parts = String(accepted).toLowerCase().split(',');
  const accepts = (encoding: string) =>
    parts.some((part) => {
      const [name, quality] = part.trim().split(/\s*;\s*q=/);
      return name === encoding && Number(quality ?? 1) > 0;
    });
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

/**
 * Reads a range with one part, both ends inclusive. Several parts, and units other than bytes, are answered with the
 * whole file, as RFC 9110 allows.
 */
export function readRange(
  range: string,
  { bytes: { length: size }, etag }: Representation,
  ifRange?: string | string[],
) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? [];
  if ((first === '' && last === '') || (ifRange !== undefined && ifRange !== etag)) return undefined;
  if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}
