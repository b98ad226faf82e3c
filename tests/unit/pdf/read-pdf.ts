import { readFile } from 'node:fs/promises';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { run } from '#engines/pdf/pdf.ts';
import type { Output, PdfJob } from '#jobs/contract/job.ts';
import { qpdf } from '../../qpdf.ts';

export const fixture = async (name: string) =>
  new Uint8Array(await readFile(new URL(`../../fixtures/pdf/${name}`, import.meta.url)));

export async function merge(...files: (File | Uint8Array<ArrayBuffer>)[]): Promise<Output> {
  const [output] = await operate({ type: 'merge' }, files);
  if (!output) throw new Error('There is no output');
  return output;
}

export const bytesOf = async (output: Output) => new Uint8Array(await output.file.arrayBuffer());

/** A field's widget on a page, or with page -1 the field itself. */
interface FieldWidget {
  value?: string;
  page: number;
}

/** The contents of a file according to pdf.js, which shares no code with ours. */
export class Reading {
  readonly document: PDFDocumentProxy;
  constructor(document: PDFDocumentProxy) {
    this.document = document;
  }

  async texts(): Promise<string[]> {
    return Promise.all(
      (await this.pages()).map(async (page) => {
        const { items } = await page.getTextContent();
        return items
          .map((item) => ('str' in item ? item.str : ''))
          .join(' ')
          .trim();
      }),
    );
  }

  pages() {
    return Promise.all(Array.from({ length: this.document.numPages }, (_, index) => this.document.getPage(index + 1)));
  }

  /** Returns the page of a destination, counted from 1; undefined for nowhere. */
  async pageOf(destination: unknown): Promise<number | undefined> {
    const found = typeof destination === 'string' ? await this.document.getDestination(destination) : destination;
    if (!Array.isArray(found) || !found[0]) return undefined;
    // It may refer to a page that is in the file, but not among its pages.
    const index = await this.document.getPageIndex(found[0]).catch(() => -1);
    return index < 0 ? undefined : index + 1;
  }

  /** Returns title and page of all outline items; children follow their parent with an indent. */
  async outline(): Promise<string[]> {
    const lines: string[] = [];
    const visit = async (items: Awaited<ReturnType<PDFDocumentProxy['getOutline']>>, indent: string) => {
      for (const item of items ?? []) {
        const closed = item.count !== undefined && item.count < 0 ? ' (closed)' : '';
        lines.push(`${indent}${item.title}${closed} > ${await this.pageOf(item.dest)}`);
        await visit(item.items, `${indent}  `);
      }
    };
    await visit(await this.document.getOutline(), '');
    return lines;
  }

  /** Returns the targets of the links of each page: a page, an address, or nowhere. */
  async links(): Promise<string[][]> {
    return Promise.all(
      (await this.pages()).map(async (page) => {
        const annotations = await page.getAnnotations();
        const links = annotations.filter(({ subtype }) => subtype === 'Link');
        return Promise.all(links.map(async ({ url, dest }) => String(url ?? (await this.pageOf(dest)))));
      }),
    );
  }

  /** Returns each field with its value and the pages that show it. */
  async fields(): Promise<string[]> {
    const fields = (await this.document.getFieldObjects()) as Record<
      string,
      { value?: string; page: number; type: string }[]
    > | null;
    return [...((fields ?? new Map()) as Map<string, FieldWidget[]>)].flatMap(([name, widgets]) => {
      const shown = widgets.filter(({ page }) => page >= 0);
      if (shown.length === 0) return [];
      return [`${name} = ${shown[0]?.value ?? ''} on ${shown.map(({ page }) => page + 1).join(', ')}`];
    });
  }
}

export async function read(bytes: Uint8Array, password?: string): Promise<Reading> {
  // It transfers the bytes, and does not accept a Buffer.
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, ...(password !== undefined && { password }) });
  return new Reading(await task.promise);
}

/** An object in qpdf's JSON (version 2). */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Returns all objects of a file, by reference. Streams are `{ dict, data }`, with the raw data in Base64. */
export async function objectsOf(bytes: Uint8Array): Promise<Map<string, Json>> {
  const args = ['--json-output', '--json-stream-data=inline', '--decode-level=none', 'in.pdf', 'out.json'];
  const result = await qpdf(args, { 'in.pdf': bytes });
  const json = JSON.parse(new TextDecoder().decode(result.file('out.json'))) as {
    qpdf: [unknown, Record<string, { value?: Json; stream?: Json }>];
  };
  return new Map(
    Object.entries(json.qpdf[1]).map(([key, { value, stream }]) => [key.replace(/^obj:/, ''), value ?? stream ?? null]),
  );
}

/** Returns 0 if qpdf finds nothing wrong. */
export const checkStatus = async (bytes: Uint8Array) => (await qpdf(['--check', 'in.pdf'], { 'in.pdf': bytes })).status;

/** Runs one operation of the engine on files. */
export async function operate(
  operation: PdfJob['operation'],
  files: (File | Uint8Array<ArrayBuffer>)[],
  passwords: string[] = [],
): Promise<Output[]> {
  const named = files.map((file, index) => (file instanceof File ? file : new File([file], `${index}.pdf`)));
  return run({ engine: 'pdf', operation, passwords }, named, () => undefined);
}

/** Returns the bytes of the only result. */
export async function onlyOutput(outputs: Output[]): Promise<Uint8Array<ArrayBuffer>> {
  const [output, ...others] = outputs;
  if (!output || others.length > 0) throw new Error(`There are ${outputs.length} outputs`);
  return bytesOf(output);
}

/** Returns what people find in a file, without object numbers. */
export async function contentOf(bytes: Uint8Array, password?: string) {
  const reading = await read(bytes, password);
  const { info, metadata } = await reading.document.getMetadata();
  return {
    texts: await reading.texts(),
    outline: await reading.outline(),
    links: await reading.links(),
    fields: await reading.fields(),
    labels: await reading.document.getPageLabels(),
    title: info['Title' as never] as string | undefined,
    xmp: metadata?.get('dc:title') as string | undefined,
    attachments: [...(((await reading.document.getAttachments()) ?? new Map()) as Map<string, unknown>).keys()],
  };
}
