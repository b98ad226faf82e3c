import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { fromLatin1 } from '../../../containers/bytes.ts';
import { Copier, type Rule } from './copier.ts';
import type { Encryption } from '../crypt/encryption.ts';
import type { PdfDocument } from '../document/document.ts';
import { PageTree } from './page-tree-writer.ts';
import { Name, PdfString, Ref, type Dict, type PdfObject, type Stream } from '../../../containers/pdf/objects.ts';
import type { Written } from '../results/output-file.ts';
import { shortOf, type Short } from '../document/page-tree.ts';
import { SameObjects } from './dedupe.ts';
import { Signatures } from './signatures.ts';
import { standardsOf } from './standards.ts';
import { Writer } from '../../../containers/pdf/writer.ts';

/** Of documents, pages and pictures: what they say of themselves, and what programs keep there. */
const metadata = ['Metadata', 'PieceInfo', 'LastModified', 'Thumb'];

export interface Rewritten extends Written {
  /** How many are left out. */
  signatures: number;
  /** How many are locked with a password that was not given, and left out. */
  attachments: number;
  short: Short;
  /** That it says to keep to. */
  standards: string[];
}

interface RewriteOptions {
  encryption?: Encryption | undefined;
  /** Default true. Without it there are no title, no author, no dates, no identifiers, and no data of programs. */
  keepsMetadata?: boolean;
  /** The information dictionary, in place of the document's. */
  info?: Dict;
  /** Changes the catalog before it is written. Default none. */
  editCatalog?(catalog: Dict, copier: Copier): void;
  /** Another stream for that of an object, or undefined. Default none. */
  replace?(number: number, stream: Stream): Stream | undefined;
  /** For keys whose values become something else. Default none. */
  rules?(copier: Copier): Iterable<[key: string, rule: Rule]>;
  /** Of the catalog, what does not go along. Default nothing. */
  leaveOut?: readonly string[];
  /** Called after each page, with numbers from 0 to 1. */
  onProgress?(progress: number): void;
}

/** Object streams and cross-reference streams came with it; `Version` in the catalog is for updates of older files. */
const oldestVersion = 1.5;
/** Written anew, or true only of the file as it was: rights and proofs of signatures. */
const leftBehind = new Set(['Pages', 'Version', 'Perms', 'DSS']);

/** All of one document again: whatever its catalog names goes along, known here or not. What nothing refers to is gone. */
export async function rewrite(document: PdfDocument, options: RewriteOptions = {}): Promise<Rewritten> {
  const { encryption, keepsMetadata = true, replace, rules, leaveOut = [], editCatalog, onProgress } = options;
  const writer = new Writer(encryption);
  const copier = new Copier(document, writer, new SameObjects());
  copier.replace = replace;
  if (!keepsMetadata) for (const key of metadata) copier.rules.set(key, () => undefined);
  for (const [key, rule] of rules?.(copier) ?? []) copier.rules.set(key, rule);
  const signatures = new Signatures();
  signatures.prepare(copier);
  copier.rules.set('SigFlags', () => undefined);
  const root = writer.allocate();
  copier.redirect(document.trailer.get('Root'), root);
  const tree = new PageTree(writer);
  for (const place of copier.places) {
    tree.add(copier, place);
    copier.drain();
    onProgress?.(tree.count / copier.places.length);
  }
  const catalog = copier.copyDict(document.catalog, new Set([...leftBehind, ...leaveOut]));
  editCatalog?.(catalog, copier);
  copier.drain();
  catalog.set('Type', new Name('Catalog')).set('Pages', tree.finish());
  encryption?.sign(catalog);
  writer.write(root, catalog);
  const trailer: Dict = new Map([['Root', root]]);
  const info = options.info ? writer.add(copier.copy(options.info)) : keepsMetadata ? copyInfo(copier) : undefined;
  copier.drain();
  if (info) trailer.set('Info', info);
  const version = Math.max(oldestVersion, encryption?.version ?? 0, document.version);
  return {
    data: await writer.finish(version, trailer, (content) =>
      identifiers(content, keepsMetadata ? document : undefined),
    ),
    pages: tree.count,
    signatures: signatures.count,
    attachments: document.locked.size,
    short: shortOf(document),
    standards: keepsMetadata ? standardsOf(document) : [],
  };
}

function copyInfo(copier: Copier): Ref | undefined {
  const info = copier.document.trailer.get('Info') ?? null;
  if (!copier.document.dict(info)) return undefined;
  const copied = copier.copy(info);
  copier.drain();
  return copied instanceof Ref ? copied : copier.writer.add(copied);
}

/** The first stays with a document through its changes; the second follows from the content, so that the same work gives the same bytes. */
function identifiers(content: string, document: PdfDocument | undefined): PdfObject {
  // In digits, so that it always takes as many bytes.
  const own = new PdfString(`<${bytesToHex(md5(fromLatin1(content)))}>`);
  return [document?.string(document.array(document.trailer.get('ID'))[0]) ?? own, own];
}
