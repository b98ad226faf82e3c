import { fromLatin1 } from '#containers/bytes.ts';
import { isDict, Name, PdfString, Ref, dictOf } from '#containers/pdf/objects.ts';
import { encodeString, encodeText } from '#containers/pdf/strings.ts';
import { JobError } from '#errors/errors.ts';
import { formats, outputName } from '#formats/formats.ts';
import type { Output } from '#jobs/contract/job.ts';
import type { PdfDigitalSigning } from '#jobs/contract/pdf-edits.ts';
import type { PdfDocument } from '../document/document.ts';
import { formOf, textOf } from '../document/form-fields.ts';
import { explained, openDocument } from '../document/open-document.ts';
import type { Page } from '../document/page-tree.ts';
import { offsetHere, writeDate } from '../metadata/dates.ts';
import { allowedBy } from './allowed-by.ts';
import { FurtherVersion } from './append-version.ts';
import { digestOf } from './hashes.ts';
import { readKey } from './keys.ts';
import { drawSignature } from './draw-signature.ts';
import { signaturesOf } from './find.ts';
import { roomFor, signDigest, type SigningKey } from './write-cms.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** Signs a file with a certificate, in an incremental update, so that earlier signatures stay valid. */
export async function signDigitally(
  file: File,
  password: string,
  signing: PdfDigitalSigning,
  onProgress: OnProgress,
): Promise<Output> {
  // Read first, since opening an encrypted file would ask for its password.
  const key = await readKey(signing.keys, signing.password, signing.isPss);
  const document = await openDocument(file, password);
  return explained(async () => {
    const earlier = checkMayBeSigned(document);
    const tail = await signedTail(document, key, signing, onProgress);
    const signed = new File([file, tail], outputName(file.name, 'pdf'), { type: formats.pdf.mimeType });
    await checkResult(signed, earlier + 1);
    return {
      file: signed,
      notes: [{ type: 'signed-digitally', name: key.certificate.facts.name, earlier }],
    };
  });
}

/** @returns the number of signatures. @throws {JobError} if the file cannot be signed. */
function checkMayBeSigned(document: PdfDocument): number {
  if (document.isEncrypted) throw new JobError('signing-encrypted', {});
  if (document.isRecovered) throw new JobError('signing-damaged', {});
  const signatures = signaturesOf(document);
  if (signatures.some(({ dict }) => allowedBy(document, dict) === 1)) throw new JobError('signing-not-allowed', {});
  return signatures.length;
}

/** Makes sure that the signed file opens and has all of its signatures. */
async function checkResult(signed: File, signatures: number) {
  const document = await openDocument(signed);
  if (document.isRecovered || signaturesOf(document).length !== signatures)
    throw new Error('The signed file cannot be read as it was written');
}

/** Enough digits for the size of any file. */
const numberDigits = 12;

async function signedTail(
  document: PdfDocument,
  key: SigningKey,
  signing: PdfDigitalSigning,
  onProgress: OnProgress,
): Promise<Uint8Array<ArrayBuffer>> {
  const { source } = document;
  const version = new FurtherVersion(document);
  const value = version.allocate();
  await addField(document, version, value, key, signing);
  const room = 2 * roomFor(key);
  const range = `[0 ${'0'.repeat(numberDigits)} ${'0'.repeat(numberDigits)} ${'0'.repeat(numberDigits)}]`;
  const head = `${dictionaryStart(signing)}/ByteRange ${range}/Contents `;
  const start = version.setText(value, `${head}<${'0'.repeat(room)}>>>`);
  const tail = version.finish(latin1Of(crypto.getRandomValues(new Uint8Array(16))));
  const gapStart = start + head.length;
  const gapEnd = gapStart + room + 2;
  const end = source.size + tail.length;
  const numbers = [gapStart, gapEnd, end - gapEnd].map((number) => String(number).padStart(numberDigits, '0'));
  tail.set(fromLatin1(`[0 ${numbers.join(' ')}]`), start + head.indexOf(range) - source.size);
  const within = (from: number, to: number) => tail.subarray(from - source.size, to - source.size);
  let read = 0;
  const hash = digestOf(source, [0, source.size], key.hash, (bytes) => onProgress((read += bytes) / source.size));
  hash.update(within(source.size, gapStart));
  hash.update(within(gapEnd, end));
  const signature = await signDigest(key, new Uint8Array(hash.digest()));
  if (2 * signature.length > room) throw new Error('There is too little room for the signature');
  const hex = [...signature].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  tail.set(fromLatin1(hex), gapStart + 1 - source.size);
  return tail;
}

const latin1Of = (bytes: Uint8Array) => String.fromCharCode(...bytes);

function dictionaryStart({ reason, location }: PdfDigitalSigning): string {
  const text = (key: string, value: string) => (value === '' ? '' : `/${key}${encodeString(encodeText(value))}`);
  return `<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached/M(${dateNow()})${text('Reason', reason)}${text('Location', location)}`;
}

function dateNow(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
  return writeDate(local, offsetHere(local));
}

/** Print and Locked (ISO 32000-2, table 167). */
const flags = 132;

/** Adds the signature field to the form and to a page. */
async function addField(
  document: PdfDocument,
  version: FurtherVersion,
  value: Ref,
  key: SigningKey,
  signing: PdfDigitalSigning,
) {
  const field = version.allocate();
  const page = pageFor(document, signing);
  const dict = dictOf({
    Type: new Name('Annot'),
    Subtype: new Name('Widget'),
    FT: new Name('Sig'),
    T: PdfString.fromBytes(freeName(document)),
    F: flags,
    V: value,
    Rect: [0, 0, 0, 0],
  });
  const ref = page && refOf(document, page);
  if (page && ref) {
    dict.set('P', ref);
    if (signing.shown !== 'nowhere') await drawSignature(document, page, dict, key.certificate.facts.name, signing);
    const annotations = [...document.array(page.dict.get('Annots')), field];
    version.set(ref, new Map(page.dict).set('Annots', annotations));
  }
  version.set(field, dict);
  addToForm(document, version, field);
}

function addToForm(document: PdfDocument, version: FurtherVersion, field: Ref) {
  const { catalog, trailer } = document;
  const form = new Map(formOf(document));
  const signed = 3;
  form.set('Fields', [...document.array(form.get('Fields')), field]).set('SigFlags', signed);
  const known = catalog.get('AcroForm');
  if (known instanceof Ref && formOf(document)) return version.set(known, form);
  const root = trailer.get('Root');
  if (!(root instanceof Ref)) throw new JobError('signing-damaged', {});
  version.set(root, new Map(catalog).set('AcroForm', form));
}

const pageFor = (document: PdfDocument, { shown }: PdfDigitalSigning): Page | undefined =>
  shown === 'last' ? document.pages.at(-1) : document.pages[0];

/** Returns undefined for a page that is a direct object in the tree. */
function refOf(document: PdfDocument, { dict, number }: Page): Ref | undefined {
  if (number === undefined) return undefined;
  const kids = document.array(document.dict(dict.get('Parent'))?.get('Kids'));
  return kids.find((kid): kid is Ref => kid instanceof Ref && kid.number === number) ?? new Ref(number);
}

/** Returns an unused field name of the usual form. */
function freeName(document: PdfDocument): string {
  const taken = new Set(
    document.array(formOf(document)?.get('Fields')).map((field) => {
      const dict = document.resolve(field);
      return isDict(dict) ? textOf(document, dict.get('T')) : '';
    }),
  );
  let number = 1;
  while (taken.has(`Signature${number}`)) number++;
  return `Signature${number}`;
}
