import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { fromLatin1 } from '#containers/bytes.ts';
import { Copier, type Rule } from './copier.ts';
import type { Encryption } from '../crypt/encryption.ts';
import type { PdfDocument } from '../document/document.ts';
import { PageTree } from './page-tree-writer.ts';
import { Name, PdfString, Ref, type Dict, type PdfObject, type Stream } from '#containers/pdf/objects.ts';
import type { Written } from '../results/output-file.ts';
import { shortOf, type Short } from '../document/page-tree.ts';
import { SameObjects } from './dedupe.ts';
import { Signatures } from './signatures.ts';
import { standardsOf } from './standards.ts';
import { Writer } from '#containers/pdf/writer.ts';

/** Keys of documents, pages and images that describe them, or that hold data of programs. */
const metadata = ['Metadata', 'PieceInfo', 'LastModified', 'Thumb'];

export interface Rewritten extends Written {
  /** How many signatures were removed. */
  signatures: number;
  /** How many attachments were removed because they are encrypted with a password that was not given. */
  attachments: number;
  short: Short;
  /** The standards that the document claims to follow. */
  standards: string[];
}

interface RewriteOptions {
  encryption?: Encryption | undefined;
  /** Default true. Otherwise the title, the author, dates, identifiers and data of programs are removed. */
  keepsMetadata?: boolean;
  /** An information dictionary to use instead of the document's. */
  info?: Dict;
  /** Edits the catalog before it is written. Default none. */
  editCatalog?(catalog: Dict, copier: Copier): void;
  /** Returns a replacement for an object's stream, or undefined. Default none. */
  replace?(number: number, stream: Stream): Stream | undefined;
  /** Returns rules for keys whose values change. Default none. */
  rules?(copier: Copier): Iterable<[key: string, rule: Rule]>;
  /** Keys of the catalog to remove. Default none. */
  leaveOut?: readonly string[];
  /** Called after each page, with values from 0 to 1. */
  onProgress?(progress: number): void;
}

/**
 * The first version with object streams and cross-reference streams. `Version` in the catalog is only for incremental
 * updates.
 */
const oldestVersion = 1.5;
/**
 * Keys of the catalog that are rebuilt, or that only hold for the original bytes: usage rights and evidence for
 * signatures.
 */
const leftBehind = new Set(['Pages', 'Version', 'Perms', 'DSS']);

/**
 * Rewrites an entire document. Everything that the catalog leads to is copied, even what we do not know; unreferenced
 * objects are dropped.
 */
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

/**
 * The first identifier stays with a document through its changes. The second is derived from the content, so that
 * identical work gives identical bytes.
 */
function identifiers(content: string, document: PdfDocument | undefined): PdfObject {
  // Written in hexadecimal, so that its length is constant.
  const own = new PdfString(`<${bytesToHex(md5(fromLatin1(content)))}>`);
  return [document?.string(document.array(document.trailer.get('ID'))[0]) ?? own, own];
}
