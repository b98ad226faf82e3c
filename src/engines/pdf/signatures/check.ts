import { fromLatin1 } from '#containers/bytes.ts';
import { isName, type Dict } from '#containers/pdf/objects.ts';
import type {
  CertificateTime,
  LaterChange,
  SignatureFacts,
  SignatureFault,
  SignatureVerdict,
} from '#jobs/contract/pdf-signatures.ts';
import type { PdfDocument } from '../document/document.ts';
import { textOf } from '../document/form-fields.ts';
import { readDate, readOffset } from '../metadata/dates.ts';
import { allowedBy } from './allowed-by.ts';
import { coverageOf, gapFault, type Coverage } from './byte-range.ts';
import { chainOf } from './certificates.ts';
import { algorithmOf, cmsFaults, hasTimestamp, readCms, statedTimeOf, type Cms } from './cms.ts';
import type { Found } from './find.ts';
import { digestOf, type HashName } from './hashes.ts';
import { changesBetween, isBlankAfter, weightOf } from './later-changes.ts';
import { concat } from '#containers/bytes.ts';

/** A signature with the versions of the file that contain it. */
export interface Signature extends Found {
  /** The last version that contains it. */
  document: PdfDocument;
  isInLastVersion: boolean;
  /** Whether only its byte range was found, and no version contains it. */
  isUnlisted?: true;
}

/** The facts about the entire file. */
export interface Whole {
  last: PdfDocument;
  /** Opens the version that ends at an offset; undefined if it cannot be read. */
  versionAt(end: number): Promise<PdfDocument | undefined>;
  /** The offsets at which versions end. */
  ends: readonly number[];
  onProgress(bytes: number): void;
}

const verdicts: Record<SignatureFault, SignatureVerdict> = {
  digest: 'changed',
  signature: 'changed',
  attributes: 'changed',
  certificate: 'changed',
  padding: 'changed',
  'range-numbers': 'wrong-range',
  'range-start': 'wrong-range',
  'range-gap': 'wrong-range',
  'range-elsewhere': 'wrong-range',
  'range-end': 'wrong-range',
  unlisted: 'unreadable',
  'no-certificate': 'unreadable',
  'not-a-signature': 'unreadable',
  'several-signers': 'unsupported',
  'document-timestamp': 'unsupported',
  kind: 'unsupported',
  algorithm: 'unsupported',
};

/** The formats that can be checked here (ISO 32000-2, table 260). */
const detached = ['adbe.pkcs7.detached', 'ETSI.CAdES.detached'];
const withDigest = 'adbe.pkcs7.sha1';

export async function check(signature: Signature, whole: Whole): Promise<SignatureFacts> {
  const { document, dict, range, field, isInLastVersion } = signature;
  const { source } = whole.last;
  const coverage = coverageOf(range, source);
  const end = typeof coverage === 'string' ? 0 : coverage.end;
  const allows = allowedBy(document, dict);
  const later = typeof coverage === 'string' ? [] : await changesAfter(coverage, whole);
  const checked = await checkCms(signature, coverage, whole);
  const weight = weightOf(later, allows);
  const facts: SignatureFacts = {
    verdict: 'valid',
    faults: checked.faults,
    field,
    isInLastVersion,
    format: document.name(dict.get('SubFilter')) ?? '',
    stated: { ...statedBy(document, dict), ...(checked.time && { time: checked.time }) },
    ...(checked.algorithm && { algorithm: checked.algorithm }),
    range: typeof coverage === 'string' ? range.map(Number) : [0, coverage.gapStart, coverage.gapEnd, coverage.end],
    coversWholeFile: end > 0 && isBlankAfter(source, end),
    version: Math.max(1, whole.ends.filter((each) => each <= end).length),
    chain: checked.chain,
    ...(checked.chainEnd && { chainEnd: checked.chainEnd }),
    ...(checked.certificateTime && { certificateTime: checked.certificateTime }),
    hasExpired: checked.hasExpired,
    ...(allows && { allows }),
    hasTimestamp: checked.hasTimestamp,
    later,
  };
  return { ...facts, verdict: verdictOf(facts, weight) };
}

function verdictOf(
  { faults: [fault], chainEnd, certificateTime, isInLastVersion }: SignatureFacts,
  weight: ReturnType<typeof weightOf>,
): SignatureVerdict {
  if (fault) return verdicts[fault];
  if (weight === 'changed' || !isInLastVersion) return 'changed-later';
  if (chainEnd === 'broken') return 'broken-chain';
  if (certificateTime === 'before' || certificateTime === 'after') return 'expired';
  if (weight === 'none' && chainEnd === 'self-signed') return 'self-signed';
  return weight === 'none' ? 'valid' : weight;
}

async function changesAfter({ end }: Coverage, { last, versionAt }: Whole): Promise<LaterChange[]> {
  if (end === last.source.size) return [];
  const version = await versionAt(end);
  return version ? changesBetween(version, last, end) : [{ type: 'damaged' }];
}

interface Checked {
  faults: SignatureFault[];
  algorithm?: SignatureFacts['algorithm'];
  chain: SignatureFacts['chain'];
  chainEnd?: SignatureFacts['chainEnd'];
  certificateTime?: CertificateTime;
  hasExpired: boolean;
  hasTimestamp: boolean;
  /** The signing time in the signature itself, if its dictionary has none. */
  time?: string;
}

const nothing = { chain: [], hasExpired: false, hasTimestamp: false };

async function checkCms(
  { document, dict, number, isUnlisted }: Signature,
  coverage: Coverage | SignatureFault,
  whole: Whole,
): Promise<Checked> {
  if (isUnlisted) return { ...nothing, faults: ['unlisted'] };
  if (typeof coverage === 'string') return { ...nothing, faults: [coverage] };
  const contents = document.string(dict.get('Contents'))?.bytes ?? '';
  const place = number === undefined ? undefined : document.placeOf(number);
  const gap = gapFault(coverage, whole.last.source, contents, place && 'offset' in place ? place.offset : undefined);
  const kind = document.name(dict.get('SubFilter')) ?? '';
  const isTimestamp = kind === 'ETSI.RFC3161' || isName(document.resolve(dict.get('Type')), 'DocTimeStamp');
  if (gap || isTimestamp) return { ...nothing, faults: [gap ?? 'document-timestamp'] };
  if (![...detached, withDigest].includes(kind)) return { ...nothing, faults: ['kind'] };
  const cms = readCms(fromLatin1(contents));
  if (typeof cms === 'string') return { ...nothing, faults: [cms] };
  const faults = await cmsFaults(cms, signedBy(coverage, whole), kind === withDigest);
  const { chain, end } = await chainOf(cms.certificate, cms.certificates);
  const stated = statedBy(document, dict).time;
  const time = stated === '' ? (statedTimeOf(cms)?.toISOString() ?? '') : stated;
  const algorithm = algorithmOf(cms);
  return {
    faults,
    ...(algorithm && { algorithm }),
    chain: chain.map(({ facts: each }) => each),
    chainEnd: end,
    ...timesOf(cms, time),
    hasTimestamp: hasTimestamp(cms),
    ...(stated === '' && time !== '' && { time }),
  };
}

function signedBy({ gapStart, gapEnd, end }: Coverage, { last, onProgress }: Whole) {
  const { source } = last;
  return {
    digest: (hash: HashName) => digestOf(source, [0, gapStart, gapEnd, end], hash, onProgress).digest(),
    bytes: () => concat([source.read(0, gapStart), source.read(gapEnd, end)]),
  };
}

function timesOf({ certificate: { certificate } }: Cms, stated: string) {
  const [from, to] = [certificate.notBefore.value.getTime(), certificate.notAfter.value.getTime()];
  const time = Date.parse(stated);
  const certificateTime: CertificateTime = Number.isNaN(time)
    ? 'not-stated'
    : time < from
      ? 'before'
      : time > to
        ? 'after'
        : 'within';
  return { certificateTime, hasExpired: Date.now() > to };
}

/** Returns what a signature claims, without proof. */
function statedBy(document: PdfDocument, dict: Dict): SignatureFacts['stated'] {
  const text = (key: string) =>
    textOf(document, dict.get(key))
      .replace(/\p{Cc}+/gu, ' ')
      .trim();
  const date = readDate(text('M'));
  return {
    name: text('Name'),
    reason: text('Reason'),
    location: text('Location'),
    contact: text('ContactInfo'),
    time: date === '' ? '' : `${date}${readOffset(text('M')) ?? 'Z'}`,
  };
}
