import type { Dict, PdfObject, PdfString } from '../../../containers/pdf/objects.ts';

/** Follows references, and says what is there if it is of the type that is asked for. */
export interface Resolver {
  /** The object that a reference leads to; null when there is none. */
  resolve(object: PdfObject | undefined): PdfObject;
  /** A dictionary, or that of a stream. */
  dict(object: PdfObject | undefined): Dict | undefined;
  array(object: PdfObject | undefined): PdfObject[];
  number(object: PdfObject | undefined): number | undefined;
  string(object: PdfObject | undefined): PdfString | undefined;
  name(object: PdfObject | undefined): string | undefined;
  /** The object of this number; null when there is none. */
  get(number: number): PdfObject;
}
