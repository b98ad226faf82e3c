import { readFile } from 'node:fs/promises';
import type { SignatureReport } from '#jobs/contract/pdf-signatures.ts';
import { writeReport } from '#reports/write-report.ts';
import { operate } from './read-pdf.ts';

/** Reads a fixture; each was signed by OpenSSL (`scripts/fixtures/make-signature-fixtures.ts`). */
export const fixture = async (name: string) =>
  new Uint8Array(await readFile(new URL(`../../fixtures/signatures/${name}.pdf`, import.meta.url)));
export const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
export const bytesFrom = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

export async function outputOf(bytes: Uint8Array<ArrayBuffer>, format: 'text' | 'json', password = '') {
  const [output] = await operate({ type: 'verify', format }, [bytes], [password]);
  if (!output?.report) throw new Error('There is no report');
  return writeReport({ ...output, report: output.report }, format);
}

export async function verify(bytes: Uint8Array<ArrayBuffer>) {
  const report = JSON.parse(await (await outputOf(bytes, 'json')).file.text()) as SignatureReport;
  return report.signatures;
}

export const verdictsOf = async (bytes: Uint8Array<ArrayBuffer>) => (await verify(bytes)).map(({ verdict }) => verdict);
