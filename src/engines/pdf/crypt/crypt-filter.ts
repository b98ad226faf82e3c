import type { Dict } from '#containers/pdf/objects.ts';
import type { Resolver } from '../document/resolver.ts';

/**
 * Removes the crypt filter of a stream, which only applies until the stream is decrypted.
 *
 * @returns its name; undefined if there is none.
 */
export function takeCryptFilter(dict: Dict, document: Resolver): string | undefined {
  const filters = [document.resolve(dict.get('Filter'))].flat();
  const own = filters.findIndex((filter) => document.name(filter) === 'Crypt');
  if (own < 0) return undefined;
  const parameters = [document.resolve(dict.get('DecodeParms'))].flat();
  const rest = filters.toSpliced(own, 1);
  if (rest.length > 0) dict.set('Filter', rest).set('DecodeParms', parameters.toSpliced(own, 1));
  else {
    dict.delete('Filter');
    dict.delete('DecodeParms');
  }
  return document.name(document.dict(parameters[own])?.get('Name')) ?? 'Identity';
}
