import { toLatin1 } from '#containers/bytes.ts';
import type { Source } from '#containers/pdf/byte-source.ts';
import { isName, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import type { LaterChange } from '#jobs/contract/pdf-signatures.ts';
import type { PdfDocument } from '../document/document.ts';
import { collectFields, formOf, kindOf, valuesOf, type Field } from '../document/form-fields.ts';
import { inheritable, type Page } from '../document/page-tree.ts';
import { signaturesOf } from './find.ts';
import { Versions } from './same-objects.ts';

/** Compares the version that was signed with the last one, as far as possible. @param end of the earlier version. */
export function changesBetween(before: PdfDocument, after: PdfDocument, end: number): LaterChange[] {
  const versions = new Versions(before, after);
  const changes: LaterChange[] = [
    ...(before.isRecovered || after.isRecovered ? [{ type: 'damaged' } as const] : []),
    ...pageChanges(versions),
    ...fieldChanges(versions),
    ...catalogChanges(versions),
    ...(versions.isSame(before.trailer.get('Info'), after.trailer.get('Info')) ? [] : [{ type: 'metadata' } as const]),
  ];
  const loose = looseBytes(after, end, changes.length > 0);
  return loose > 0 ? [{ type: 'loose-bytes', bytes: loose }, ...changes] : changes;
}

const tailSize = 2048;

/** Counts the bytes at the end of a file that belong to no version, or to a version in which no change was found. */
function looseBytes({ source }: PdfDocument, end: number, isChanged: boolean): number {
  const tail = toLatin1(source.read(Math.max(end, source.size - tailSize), source.size));
  if (isChanged && /startxref\s+\d+\s+%%EOF\s*$/.test(tail)) return 0;
  return isBlankAfter(source, end) ? 0 : source.size - end;
}

/** Whether only white space follows. */
export const isBlankAfter = (source: Source, end: number): boolean =>
  source.size - end <= tailSize && /^[\s\0]*$/.test(toLatin1(source.read(end, source.size)));

/** Identifies a page in both versions: by its number, or by its index if it is a direct object in the tree. */
const keyOf = ({ number }: Page, index: number): string => (number === undefined ? `at ${index}` : String(number));

function pageChanges(versions: Versions): LaterChange[] {
  const { before, after } = versions;
  const was = new Map(before.pages.map((page, index) => [keyOf(page, index), page]));
  const is = new Map(after.pages.map((page, index) => [keyOf(page, index), page]));
  const removed = before.pages.flatMap((page, index): LaterChange[] =>
    is.has(keyOf(page, index)) ? [] : [{ type: 'page-removed', page: index + 1 }],
  );
  const both = (pages: Map<string, Page>, other: Map<string, Page>) =>
    [...pages.keys()].filter((key) => other.has(key));
  const isMoved = both(was, is).join() !== both(is, was).join() || after.pages.length > is.size;
  return [
    ...removed,
    ...(isMoved ? [{ type: 'pages-moved' } as const] : []),
    ...after.pages.flatMap((page, index): LaterChange[] => {
      const old = was.get(keyOf(page, index));
      return old ? changesOfPage(versions, old, page, index + 1) : [{ type: 'page-added', page: index + 1 }];
    }),
  ];
}

/** Page entries that do not affect what the page itself shows. */
const besideContent = [
  'Annots',
  'AA',
  'LastModified',
  'Metadata',
  'PieceInfo',
  'StructParents',
  'Tabs',
  'Thumb',
  'DPart',
];

function changesOfPage(versions: Versions, before: Page, after: Page, page: number): LaterChange[] {
  const isContent =
    versions.isSame(before.dict, after.dict, [...besideContent, ...inheritable]) &&
    versions.areSame(inheritable, ownAndInherited(before), ownAndInherited(after));
  return [
    ...(isContent ? [] : [{ type: 'page-content', page } as const]),
    ...(versions.areSame(['AA'], before.dict, after.dict) ? [] : [{ type: 'page-actions', page } as const]),
    ...annotationChanges(versions, before, after, page),
  ];
}

const ownAndInherited = ({ dict, inherited }: Page): Dict =>
  new Map(inheritable.map((key) => [key, dict.get(key) ?? inherited.get(key) ?? null]));

/** Compares annotations. Fields are reported by their names instead. */
function annotationChanges(versions: Versions, before: Page, after: Page, page: number): LaterChange[] {
  const was = annotationsOf(versions.before, before);
  const is = annotationsOf(versions.after, after);
  const added = is.filter((dict) => !was.some((old) => versions.isSame(old, dict)));
  const gone = was.filter((dict) => !is.some((now) => versions.isSame(dict, now)));
  const changed = Math.min(added.length, gone.length);
  if (added.length + gone.length === 0) return [];
  return [{ type: 'annotations', page, changed, added: added.length - changed, removed: gone.length - changed }];
}

const annotationsOf = (document: PdfDocument, { dict }: Page): Dict[] =>
  document.array(dict.get('Annots')).flatMap((item) => {
    const annotation = document.dict(item);
    return annotation && !isName(document.resolve(annotation.get('Subtype')), 'Widget') ? [annotation] : [];
  });

function fieldChanges(versions: Versions): LaterChange[] {
  const was = byName(versions.before);
  const is = byName(versions.after);
  const removed = [...was].flatMap(([name, field]): LaterChange[] => {
    if (is.has(name)) return [];
    const isSigned = kindOf(versions.before, field) === 'signature' && valueOf(versions.before, field) !== null;
    return [{ type: isSigned ? 'signature-removed' : 'field-removed', name }];
  });
  const changed = [...is].flatMap(([name, field]) => changesOfField(versions, was.get(name), field));
  return [...removed, ...changed, ...hiddenSignatures(versions, new Set(is.keys()))];
}

/** Finds new signatures in fields that no page shows. */
function hiddenSignatures(versions: Versions, shown: ReadonlySet<string>): LaterChange[] {
  const [was, is] = [versions.before, versions.after].map((document) => signaturesOf(document));
  const known = new Set(was?.map(({ range }) => range.join()));
  return (is ?? [])
    .filter(({ field, range }) => !shown.has(field) && !known.has(range.join()))
    .map(({ field }) => ({ type: 'signature-added', name: field }));
}

const byName = (document: PdfDocument): Map<string, Field> =>
  new Map(collectFields(document).map((field) => [field.name, field]));

const valueOf = (document: PdfDocument, { chain }: Field): PdfObject =>
  chain.map((dict) => document.resolve(dict.get('V'))).find((value) => value !== null) ?? null;

/** Entries other than the definition of a field: its value, appearance and relatives. */
const besideValue = ['V', 'AP', 'AS', 'Kids', 'M', 'Parent', 'P', 'I'];

function changesOfField(versions: Versions, before: Field | undefined, after: Field): LaterChange[] {
  const { name } = after;
  const isSignature = kindOf(versions.after, after) === 'signature';
  const value = valueOf(versions.after, after);
  if (!before) return [{ type: isSignature && value !== null ? 'signature-added' : 'field-added', name }];
  const old = valueOf(versions.before, before);
  const hasSameLook =
    before.widgets.length === after.widgets.length &&
    before.widgets.every(({ dict }, index) => versions.isSame(dict.get('AP'), after.widgets[index]?.dict.get('AP')));
  const isSameField =
    before.chain.length === after.chain.length &&
    before.chain.every((dict, index) => versions.isSame(dict, after.chain[index], besideValue)) &&
    before.widgets.length === after.widgets.length &&
    before.widgets.every(({ dict }, index) => versions.isSame(dict, after.widgets[index]?.dict, besideValue));
  const changed: LaterChange[] = isSameField ? [] : [{ type: 'field-changed', name }];
  if (versions.isSame(old, value)) {
    // The appearance no longer matches the value, or a signature's appearance was replaced.
    return hasSameLook || !isSameField ? changed : [{ type: 'field-changed', name }];
  }
  if (isSignature) {
    const type = old === null ? 'signature-added' : value === null ? 'signature-removed' : 'signature-replaced';
    return [...changed, { type, name }];
  }
  const text = (document: PdfDocument, field: Field) => valuesOf(document, field).join(', ');
  const values = { before: text(versions.before, before), after: text(versions.after, after) };
  return [...changed, { type: 'field-value', name, ...values }];
}

type CatalogChange = 'validation-data' | 'metadata' | 'layers' | 'actions' | 'outline' | 'permissions';

/** The change to report for each entry of the catalog; undefined for none. Other entries are reported by key. */
const kinds: Record<string, CatalogChange | undefined> = {
  Pages: undefined,
  Type: undefined,
  // These describe how the file is written.
  Extensions: undefined,
  Version: undefined,
  DSS: 'validation-data',
  Metadata: 'metadata',
  OCProperties: 'layers',
  OpenAction: 'actions',
  AA: 'actions',
  Outlines: 'outline',
  Perms: 'permissions',
};

/** Entries of the form that hold fields. */
const besideFields = ['Fields', 'SigFlags'];
/** Resources for new appearances, which signing programs add. */
const drawnWith = ['DA', 'DR'];

function catalogChanges(versions: Versions): LaterChange[] {
  const [before, after] = [versions.before.catalog, versions.after.catalog];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): LaterChange[] => {
    if (key === 'AcroForm') return isSameForm(versions) ? [] : [{ type: 'form' }];
    if (key === 'Names') return nameChanges(versions);
    if (versions.isSame(before.get(key), after.get(key))) return [];
    const type = kinds[key];
    return type ? [{ type }] : key in kinds ? [] : [{ type: 'other', key }];
  });
}

function isSameForm(versions: Versions): boolean {
  const [was, is] = [formOf(versions.before), formOf(versions.after)];
  // The first signature may add the form.
  if (!was) return true;
  const isNew = drawnWith.filter((key) => !was.has(key));
  return versions.isSame(was, is, [...besideFields, ...isNew]);
}

function nameChanges(versions: Versions): LaterChange[] {
  const [before, after] = [versions.before, versions.after].map(
    (document) => document.dict(document.catalog.get('Names')) ?? new Map<string, PdfObject>(),
  );
  if (!before || !after) return [];
  const types = [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => !versions.isSame(before.get(key), after.get(key)))
    .map((key) => (key === 'EmbeddedFiles' ? 'attachments' : key === 'JavaScript' ? 'actions' : 'names'));
  return [...new Set(types)].map((type) => ({ type }) as const);
}

/** How much later changes matter, by the most serious of them. */
export type Weight = 'none' | 'signed-further' | 'filled-in' | 'changed';

const additions: ReadonlySet<LaterChange['type']> = new Set(['signature-added', 'validation-data', 'metadata']);
const filling: ReadonlySet<LaterChange['type']> = new Set(['field-value']);

/** @param allows what the signer allows. Default 3. */
export function weightOf(changes: readonly LaterChange[], allows: 1 | 2 | 3 = 3): Weight {
  const weights = changes.map(({ type }): Weight => {
    if (additions.has(type)) return type === 'signature-added' && allows === 1 ? 'changed' : 'signed-further';
    if (filling.has(type)) return allows >= 2 ? 'filled-in' : 'changed';
    if (type === 'annotations') return allows === 3 ? 'filled-in' : 'changed';
    return 'changed';
  });
  return (['changed', 'filled-in', 'signed-further'] as const).find((weight) => weights.includes(weight)) ?? 'none';
}
