import type { Output } from '#jobs/contract/job.ts';
import type { SignatureReport } from '#jobs/contract/pdf-signatures.ts';
import type { PdfDocument } from '../document/document.ts';
import { explained, openDocument, openVersion } from '../document/open-document.ts';
import { check, type Signature, type Whole } from './check.ts';
import { endOf, endsOfVersions, signaturesOf, writtenRanges } from './find.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** Checks every signature of a file, and reports the results. */
export async function verify(file: File, password: string, onProgress: OnProgress): Promise<Output> {
  const last = await openDocument(file, password);
  return explained(async () => {
    const report = await reportOn(file, password, last, onProgress);
    return {
      file,
      report: { type: 'signatures', signatures: report },
      notes: [
        {
          type: 'signatures-checked',
          signatures: report.signatures.map(({ verdict, chain: [signer], stated, algorithm }) => ({
            verdict,
            name: signer?.name ?? stated.name,
            isWeak: algorithm?.isWeak ?? false,
          })),
        },
      ],
    };
  });
}

async function reportOn(
  file: File,
  password: string,
  last: PdfDocument,
  onProgress: OnProgress,
): Promise<SignatureReport> {
  const { source } = last;
  const versions = new Map<number, Promise<PdfDocument | undefined>>([[source.size, Promise.resolve(last)]]);
  const versionAt = (end: number) => {
    const known = versions.get(end) ?? openVersion(file, end, password);
    versions.set(end, known);
    return known;
  };
  const signatures = await allSignatures(last, versionAt);
  const ends = endsOfVersions(source);
  let read = 0;
  const whole: Whole = {
    last,
    versionAt,
    ends,
    onProgress(bytes) {
      read += bytes;
      onProgress(Math.min(1, read / (source.size * signatures.length)));
    },
  };
  const facts = [];
  for (const signature of signatures) facts.push(await check(signature, whole));
  return { file: file.name, versions: Math.max(1, ends.length), signatures: facts };
}

/**
 * Returns the signatures of the last version in the order in which they were made, and those that later versions
 * removed.
 */
async function allSignatures(last: PdfDocument, versionAt: Whole['versionAt']): Promise<Signature[]> {
  const found: Signature[] = signaturesOf(last).map((each) => ({ ...each, document: last, isInLastVersion: true }));
  const known = new Set(found.map(({ range }) => range.join()));
  for (const range of writtenRanges(last.source)) {
    if (known.has(range.join())) continue;
    const document = await versionAt(endOf(range));
    const earlier = (document ? signaturesOf(document) : []).filter((each) => !known.has(each.range.join()));
    for (const each of earlier) known.add(each.range.join());
    found.push(...earlier.map((each) => ({ ...each, document: document ?? last, isInLastVersion: false })));
    if (known.has(range.join())) continue;
    known.add(range.join());
    const nowhere = { dict: new Map(), number: undefined, field: '', isInLastVersion: false };
    found.push({ ...nowhere, range, document: last, isUnlisted: true });
  }
  return found.toSorted((a, b) => endOf(a.range) - endOf(b.range));
}
