import type { FindingType, InspectFile } from '#jobs/contract/hidden-data.ts';
import type { Output } from '#jobs/contract/job.ts';
import { asFound, reportInspection, type Looked, type Found } from '#metadata/inspection.ts';
import { explained, openDocument, openVersion } from '../document/open-document.ts';
import { readMetadata } from '../metadata/read.ts';
import { signaturesOf, endsOfVersions } from '../signatures/find.ts';
import { hiddenActions } from './actions.ts';
import { hiddenInPages } from './annotations.ts';
import { contentOutside } from './content-outside.ts';
import { hiddenText } from './unseen-text.ts';
import type { PdfDocument } from '../document/document.ts';
import { changesBetween, isBlankAfter } from '../signatures/later-changes.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

const lookedFor: readonly FindingType[] = [
  ...(['place', 'person', 'serial', 'device', 'software', 'time', 'exposure', 'text', 'history', 'preview'] as const),
  ...(['version', 'hidden-text', 'outside', 'layer', 'form-value', 'comment', 'attachment'] as const),
  ...(['script', 'link', 'remote', 'rest', 'other'] as const),
];

/** Reports what a document contains besides what its pages show. */
export async function inspectDocument(
  file: File,
  password: string,
  operation: InspectFile,
  onProgress: OnProgress,
): Promise<Output> {
  return reportInspection(file, await hiddenInDocument(file, password, onProgress), operation);
}

async function hiddenInDocument(file: File, password: string, onProgress: OnProgress): Promise<Looked> {
  const document = await openDocument(file, password);
  return explained(async () => {
    const found = [
      ...readMetadata(document).items.map(asFound),
      ...hiddenActions(document),
      ...hiddenInPages(document),
      ...(await hiddenVersions(file, password, document)),
    ];
    const unseen = await hiddenText(file, password, document, onProgress);
    const outside = await contentOutside(file, password);
    const has = (type: FindingType) => found.some((one) => one.type === type);
    return {
      format: 'pdf',
      found: [...found, ...unseen.found, ...outside.found],
      lookedFor: lookedFor.filter(
        (type) => (type !== 'hidden-text' || unseen.isComplete) && (type !== 'outside' || outside.isComplete),
      ),
      unread: [
        'scans',
        'watermarks',
        ...(has('attachment') ? (['attachments'] as const) : []),
        ...(signaturesOf(document).length > 0 ? (['signatures'] as const) : []),
        ...(unseen.isComplete && outside.isComplete ? [] : (['undrawn-pages'] as const)),
      ],
    };
  });
}

/** The most versions that are compared with the next one. */
const mostVersions = 20;

/** Lists earlier versions of a document with what is different in the next one, and the bytes after the last. */
async function hiddenVersions(file: File, password: string, last: PdfDocument): Promise<Found[]> {
  const { source } = last;
  const ends = endsOfVersions(source);
  const end = ends.at(-1);
  const found: Found[] = [];
  if (end !== undefined && !isBlankAfter(source, end))
    found.push({ type: 'rest', name: '', value: { type: 'bytes', bytes: source.size - end } });
  const earlier = ends.slice(0, -1).slice(-mostVersions);
  for (const [index, versionEnd] of earlier.entries()) {
    const version = ends.length - earlier.length + index;
    const name = { type: 'version', version, versions: ends.length } as const;
    found.push({ type: 'version', name, value: { type: 'bytes', bytes: versionEnd } });
    const nextEnd = ends[version];
    const before = await openVersion(file, versionEnd, password);
    const after = index === earlier.length - 1 ? last : nextEnd && (await openVersion(file, nextEnd, password));
    if (!before || !after) continue;
    for (const change of changesBetween(before, after, nextEnd ?? source.size)) {
      if (change.type === 'loose-bytes') continue;
      found.push({ type: 'version', name, value: change });
    }
  }
  return found;
}
