import type { Dict, PdfObject, PdfString } from '#containers/pdf/objects.ts';

/** Follows references, and returns what they lead to if it has the requested type. */
export interface Resolver {
  /** Follows a reference to its object; null if there is none. */
  resolve(object: PdfObject | undefined): PdfObject;
  /** Returns a dictionary, or the dictionary of a stream. */
  dict(object: PdfObject | undefined): Dict | undefined;
  array(object: PdfObject | undefined): PdfObject[];
  number(object: PdfObject | undefined): number | undefined;
  string(object: PdfObject | undefined): PdfString | undefined;
  name(object: PdfObject | undefined): string | undefined;
  /** Returns the object with this number; null if there is none. */
  get(number: number): PdfObject;
}
