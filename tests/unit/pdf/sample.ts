import { expect } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import type { PdfOperation } from '#jobs/contract/job.ts';
import { bytesOf, checkStatus, objectsOf, operate, type Json } from './read-pdf.ts';

/** A document of pages that show their numbers. */
export class Sample {
  readonly text = new PdfText();
  readonly pages: string[];
  readonly #content: string;

  /** @param pages the entries of each page, which may refer to other pages */
  constructor(count = 2) {
    this.#content = this.text.stream('', '0 0 9 9 re f');
    this.pages = Array.from({ length: count }, () => this.text.next());
    for (const index of this.pages.keys()) this.setPage(index, '');
  }

  setPage(index: number, entries: string) {
    this.text.page(`/MediaBox [0 0 99 99] /Contents ${this.#content} ${entries}`, this.pages[index]);
  }

  /** @param catalog its entries except Pages */
  bytes(catalog: string, trailer = ''): Uint8Array<ArrayBuffer> {
    return this.text.document(this.pages, { catalog, trailer });
  }
}

export interface Result {
  bytes: Uint8Array<ArrayBuffer>;
  notes: string[];
  /** Returns the value at a path of keys, without slashes, from the catalog, following references. */
  at(...path: (string | number)[]): Json;
}

export async function does(operation: PdfOperation, ...files: Uint8Array<ArrayBuffer>[]): Promise<Result> {
  const [output] = await operate(operation, files);
  if (!output) throw new Error('There is no output');
  const bytes = await bytesOf(output);
  expect(await checkStatus(bytes)).toBe(0);
  const objects = await objectsOf(bytes);
  const follow = (value: Json | undefined): Json =>
    (typeof value === 'string' ? (objects.get(value) ?? value) : value) ?? null;
  const at = (...path: (string | number)[]) =>
    path.reduce<Json>(
      (found, key) => {
        const holder = follow(found);
        return follow((holder as { [key: string]: Json } | null)?.[typeof key === 'string' ? `/${key}` : key]);
      },
      follow((objects.get('trailer') as { [key: string]: Json })['/Root']),
    );
  return { bytes, notes: output.notes.map(({ type }) => type), at };
}

export const merge = (...files: Uint8Array<ArrayBuffer>[]) => does({ type: 'merge' }, ...files);

export const file = (sample: Sample, name: string) => {
  const data = sample.text.stream('/Type /EmbeddedFile', name);
  return sample.text.add(`<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F ${data} >> >>`);
};
export const link = (action: string) => `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << ${action} >> >>`;
export const kept = (count: number): PdfOperation => ({ type: 'delete', pages: [{ from: count + 1, to: -1 }] });
