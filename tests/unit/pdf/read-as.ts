import { operate } from './read-pdf.ts';

const ways = {
  text: { type: 'text' },
  markdown: { type: 'markup', format: 'markdown' },
} as const;

/** Reads a document as text or Markdown. PDFium must have been provided. */
export async function readAs(way: keyof typeof ways, bytes: Uint8Array<ArrayBuffer>) {
  const [output] = await operate(ways[way], [bytes]);
  if (!output) throw new Error('No output');
  return { text: await output.file.text(), notes: output.notes };
}
