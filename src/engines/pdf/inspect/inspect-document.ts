import type { FindingType, InspectFile } from '../../../jobs/contract/hidden-data.ts';
import type { Output } from '../../../jobs/contract/job.ts';
import { asFound, writeInspection, type Looked } from '../../../metadata/inspection.ts';
import { explained, openDocument } from '../document/open-document.ts';
import { readMetadata } from '../metadata/read.ts';
import { signaturesOf } from '../signatures/find.ts';
import { hiddenActions } from './actions.ts';
import { hiddenInPages } from './annotations.ts';
import { contentOutside } from './content-outside.ts';
import { hiddenText } from './unseen-text.ts';
import { hiddenVersions } from './versions.ts';

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
  onProgress: (progress: number) => void,
): Promise<Output> {
  return writeInspection(file, await hiddenInDocument(file, password, operation, onProgress), operation);
}

async function hiddenInDocument(
  file: File,
  password: string,
  { words }: InspectFile,
  onProgress: (progress: number) => void,
): Promise<Looked> {
  const document = await openDocument(file, password);
  return explained(async () => {
    const found = [
      ...readMetadata(document).items.map(asFound),
      ...hiddenActions(document),
      ...hiddenInPages(document),
      ...(await hiddenVersions(file, password, document, words)),
    ];
    const unseen = await hiddenText(file, password, document, words, onProgress);
    const outside = await contentOutside(file, password, words);
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
