import type { Note, Output } from '#jobs/contract/job.ts';
import type { PdfMetadataChanges } from '#jobs/contract/pdf-edits.ts';
import { concat } from '#containers/bytes.ts';
import { readContent } from '../content/page-content.ts';
import type { PdfDocument } from '../document/document.ts';
import { orWhenMalformed } from '../document/malformed.ts';
import { Name, PdfString, Stream, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { explained, openDocument } from '../document/open-document.ts';
import { lossNotes } from '../results/notes.ts';
import { stemOf, toFile } from '../results/output-file.ts';
import { rewrite } from '../copy/rewrite.ts';
import { bytesStream } from '#containers/pdf/source.ts';
import { decodeText, encodeText } from '#containers/pdf/strings.ts';
import { offsetHere, readOffset, writeDate, writeXmpDate } from './dates.ts';
import { fields } from './fields.ts';
import { infoOf, isPlainJpeg, readMetadata, stripJpeg } from './read.ts';
import { editPacket, readPacket, type Property } from './xmp.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

export async function editMetadata(
  file: File,
  password: string,
  changes: PdfMetadataChanges,
  onProgress: OnProgress,
): Promise<Output> {
  const document = await openDocument(file, password);
  if (Object.keys(changes).length === 0) return { file, notes: [{ type: 'unchanged', why: 'no-changes' }] };
  return explained(async () => {
    const { info, properties } = applyChanges(document, changes);
    const rewritten = await rewrite(document, {
      info,
      editCatalog: (catalog, { writer }) => {
        const old = document.resolve(document.catalog.get('Metadata'));
        const packet = editPacket(
          old instanceof Stream ? readPacket(readContent(document, old)) : undefined,
          properties,
        );
        const dict: Dict = new Map([
          ['Type', new Name('Metadata')],
          ['Subtype', new Name('XML')],
        ]);
        catalog.set('Metadata', writer.add(bytesStream(dict, new TextEncoder().encode(packet))));
        if (changes.language !== undefined) setText(catalog, 'Lang', changes.language);
        if (changes.displaysTitle !== undefined) {
          const known = document.dict(document.catalog.get('ViewerPreferences'));
          const preferences = new Map(known).set('DisplayDocTitle', changes.displaysTitle);
          catalog.set('ViewerPreferences', preferences);
        }
      },
      onProgress,
    });
    return { file: await toFile(rewritten, stemOf(file.name)), notes: lossNotes(rewritten) };
  });
}

function setText(dict: Dict, key: string, text: string) {
  if (text === '') dict.delete(key);
  else dict.set(key, PdfString.fromBytes(encodeText(text)));
}

/** Returns the new information dictionary and the XMP properties to change. */
function applyChanges(document: PdfDocument, changes: PdfMetadataChanges): { info: Dict; properties: Property[] } {
  const info = new Map(infoOf(document));
  const properties: Property[] = [];
  for (const [key, { info: name, xmp, form = 'text', isDate }] of Object.entries(fields)) {
    // The keys of `fields` are those of the type.
    const value = changes[key as keyof typeof fields];
    if (value === undefined) continue;
    const offset = readOffset(decodeText(document.string(info.get(name))?.bytes ?? '')) ?? offsetHere(value);
    const isEmpty = value === '';
    setText(info, name, isDate && !isEmpty ? writeDate(value, offset) : value);
    const text = isDate && !isEmpty ? writeXmpDate(value, offset) : value;
    properties.push({ namespace: xmp[0], name: xmp[1], form, text: isEmpty ? undefined : text });
  }
  return { info, properties };
}

/** Removes the metadata of a document and of its images. */
export async function removeMetadata(
  file: File,
  password: string,
  { keepsTitle }: { keepsTitle: boolean },
  onProgress: OnProgress,
): Promise<Output> {
  const document = await openDocument(file, password);
  return explained(async () => {
    const { values, items } = readMetadata(document);
    const keptTitle = keepsTitle && values.title !== '' ? values.title : undefined;
    const rewritten = await rewrite(document, {
      keepsMetadata: false,
      ...(keptTitle !== undefined && { info: new Map([['Title', PdfString.fromBytes(encodeText(keptTitle))]]) }),
      replace: (_, stream) => withoutHidden(document, stream),
      editCatalog: (catalog: Dict) => forgetTitle(document, catalog, keptTitle === undefined),
      onProgress,
    });
    const notes: Note[] = [
      {
        type: 'hidden-data',
        items: items.map((each) => ({ ...each, kept: each.name === 'Title' && keptTitle !== undefined })),
      },
      ...lossNotes(rewritten),
    ];
    return { file: await toFile(rewritten, stemOf(file.name)), notes };
  });
}

/** Without a title, windows should show the name of the file. */
function forgetTitle(document: PdfDocument, catalog: Dict, isGone: boolean) {
  const preferences = document.dict(document.catalog.get('ViewerPreferences'));
  if (!isGone || !preferences?.has('DisplayDocTitle')) return;
  const left = new Map<string, PdfObject>(preferences);
  left.delete('DisplayDocTitle');
  catalog.set('ViewerPreferences', left);
}

/** Removes metadata from a JPEG; undefined if it has none. */
function withoutHidden(document: PdfDocument, stream: Stream): Stream | undefined {
  if (!isPlainJpeg(document, stream)) return undefined;
  return orWhenMalformed(
    () => {
      const { parts, items } = stripJpeg(stream);
      return items.length > 0 ? bytesStream(stream.dict, concat(parts)) : undefined;
    },
    () => undefined,
  );
}
