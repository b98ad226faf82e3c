import { isDict, isName, Stream, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { decodeText } from '#containers/pdf/strings.ts';
import type { FindingType, MetadataValue } from '#jobs/contract/hidden-data.ts';
import type { Found } from '#metadata/inspection.ts';
import { item } from '#metadata/hidden.ts';
import { everyObject } from '../copy/every-object.ts';
import type { PdfDocument } from '../document/document.ts';
import { scriptText } from '../document/script-text.ts';

/** Actions that lead to other files (ISO 32000-2, 12.6.4). */
const toFiles = new Set(['SubmitForm', 'ImportData', 'GoToR', 'Thread']);

/** Lists scripts, links, addresses that are contacted, and attached files, wherever they are in a document. */
export function hiddenActions(document: PdfDocument): Found[] {
  const [pages, automatic] = [pagesOfActions(document), automaticActions(document)];
  const found: Found[] = [];
  const add = (type: FindingType, dict: Dict, name: string, value: string | MetadataValue) => {
    const { value: text } = item('text', name, value);
    const page = pages.get(dict);
    if (text !== '') found.push({ type, name, value: text, ...(page !== undefined && { page }) });
  };
  for (const object of everyObject(document)) {
    const dict = object instanceof Stream ? object.dict : isDict(object) ? object : undefined;
    if (!dict) continue;
    if (object instanceof Stream && dict.has('F')) add('remote', dict, 'F', fileName(document, dict.get('F')));
    const kind = document.name(dict.get('S'));
    if (dict.has('JS')) add('script', dict, 'JavaScript', scriptText(document, dict.get('JS')));
    else if (kind === 'Launch') add('script', dict, kind, launched(document, dict));
    else if (kind === 'URI') {
      const address = document.string(dict.get('URI'))?.bytes ?? '';
      if (automatic.has(dict)) add('remote', dict, 'URI', address);
      else add('link', dict, '', address);
    } else if (kind && toFiles.has(kind)) add('remote', dict, kind, fileName(document, dict.get('F')));
    if (isName(document.resolve(dict.get('FS')), 'URL')) add('remote', dict, 'URL', fileName(document, dict));
    const embedded = document.dict(dict.get('EF'));
    if (embedded) add('attachment', dict, '', attached(document, dict, embedded));
    const reference = document.dict(dict.get('Ref'));
    if (object instanceof Stream && reference) add('remote', dict, 'Ref', fileName(document, reference.get('F')));
  }
  return withoutRepeats(found);
}

/** An address is in the action and in the file specification within it. */
const withoutRepeats = (found: readonly Found[]): Found[] =>
  found.filter(
    ({ type, name, value }) =>
      type !== 'remote' ||
      name !== 'URL' ||
      !found.some((other) => other.type === type && other.name !== name && other.value === value),
  );

const launched = (document: PdfDocument, dict: Dict): string => {
  const windows = document.dict(dict.get('Win'));
  return [
    fileName(document, dict.get('F') ?? windows?.get('F')),
    decodeText(document.string(windows?.get('P'))?.bytes ?? ''),
  ].join(' ');
};

/** The name in a file specification (7.11), which may be only a text. */
function fileName(document: PdfDocument, specification: PdfObject | undefined): string {
  const text = document.string(specification);
  if (text) return decodeText(text.bytes);
  const dict = document.dict(specification);
  return decodeText((document.string(dict?.get('UF')) ?? document.string(dict?.get('F')))?.bytes ?? '');
}

function attached(document: PdfDocument, dict: Dict, embedded: Dict): string | MetadataValue {
  const stream = document.resolve(embedded.get('UF') ?? embedded.get('F'));
  const parameters = stream instanceof Stream ? document.dict(stream.dict.get('Params')) : undefined;
  const size = document.number(parameters?.get('Size'));
  const name = fileName(document, dict) || '?';
  return size === undefined ? name : { type: 'file', name: item('text', '', name).value, bytes: size };
}

/** Which page the actions of annotations, and of pages themselves, are on; from 1. */
function pagesOfActions(document: PdfDocument): Map<Dict, number> {
  const pages = new Map<Dict, number>();
  for (const [index, { dict }] of document.pages.entries()) {
    const owners = [dict, ...document.array(dict.get('Annots')).map((annotation) => document.dict(annotation))];
    for (const owner of owners) {
      if (!owner) continue;
      const specification = document.dict(owner.get('FS'));
      if (specification) pages.set(specification, index + 1);
      for (const action of actionsOf(document, owner)) pages.set(action, index + 1);
    }
  }
  return pages;
}

/** The actions that happen by themselves: when the document or a page opens, closes or is printed. */
const automaticActions = (document: PdfDocument): Set<Dict> =>
  new Set([document.catalog, ...document.pages.map(({ dict }) => dict)].flatMap((owner) => actionsOf(document, owner)));

/** The most actions in a chain. */
const longest = 100;

/** The actions of an owner, with those that come next. */
function actionsOf(document: PdfDocument, owner: Dict): Dict[] {
  const actions: Dict[] = [];
  const waiting = [owner.get('A'), owner.get('OpenAction'), ...(document.dict(owner.get('AA'))?.values() ?? [])];
  for (
    let next = waiting.pop();
    actions.length < longest && (next !== undefined || waiting.length > 0);
    next = waiting.pop()
  ) {
    const action = document.dict(next);
    if (!action || actions.includes(action)) continue;
    actions.push(action);
    const following = document.resolve(action.get('Next'));
    waiting.push(...(Array.isArray(following) ? following : [following]));
  }
  return actions;
}
