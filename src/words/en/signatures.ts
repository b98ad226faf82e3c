import type {
  CertificateTime,
  ChainEnd,
  LaterChange,
  SignatureFault,
  SignatureVerdict,
} from '#jobs/contract/pdf-signatures.ts';
import { count } from './count.ts';

/** This applies to every check, and people must not overestimate it. */
export const uncheckedWords = 'No timestamp or revocation was checked, because this page has no network access.';

const verdicts: Record<SignatureVerdict, string> = {
  valid: 'Valid',
  'signed-further': 'Valid, and signed further after that',
  'filled-in': 'Valid, but form fields or comments changed after it was signed',
  'changed-later': 'Changed after it was signed',
  changed: 'Not valid: the signed content was changed',
  'wrong-range': 'Not valid: it does not cover the file as a signature must',
  expired: 'Not valid: the certificate had expired, or was not yet valid, when this was signed',
  'self-signed': 'Valid, but the certificate is self-signed, so nobody confirms who signed',
  'broken-chain': 'Not valid: the certificate was not issued by the authority that it names',
  unsupported: 'Not checked: this kind of signature is not supported',
  unreadable: 'Not checked: the signature cannot be read',
};

/** The report on signatures. Placeholders are in braces; those of changes are the facts of their type. */
export const signatureWords = {
  none: 'There are no digital signatures in this file.',
  title: 'Signature {number}: {verdict}',
  verdicts,
  faults: {
    digest: 'The content of the file is not what was signed.',
    signature: 'The signature was not made with the key of the certificate.',
    attributes: 'The signature does not say what kind of content was signed.',
    certificate: 'The certificate is not the one that the signature names.',
    'range-numbers': 'The byte range does not fit the file.',
    'range-start': 'The start of the file is not signed.',
    'range-gap': 'The part that is not signed holds more than the signature.',
    'range-elsewhere': 'The part that is not signed is not this signature.',
    'range-end': 'The signed bytes end in the middle of a version.',
    unlisted: 'No version of the file refers to this signature.',
    padding: 'There is data after the end of the signature, in the space that is reserved for it.',
    'no-certificate': 'The certificate of the signer is not in the file.',
    'not-a-signature': 'This is not a CMS signature, or it is damaged.',
    'several-signers': 'There are several signers in one signature.',
    'document-timestamp': 'This is a timestamp of the whole document.',
    kind: 'The format of this signature is not supported.',
    algorithm: 'The algorithm or key of this signature is not supported.',
  } satisfies Record<SignatureFault, string>,
  changes: {
    'page-content': 'Page {page}: the content is different.',
    'page-added': 'Page {page} was added.',
    'page-removed': 'Page {page} of the signed version was removed.',
    'page-actions': 'Page {page}: what happens when it opens or closes is different.',
    'pages-moved': 'The pages are in a different order.',
    annotations: 'Page {page}: comments or links ({added} added, {changed} changed, {removed} removed).',
    'field-value': 'Form field “{name}”: “{before}” became “{after}”.',
    'field-added': 'Form field “{name}” was added.',
    'field-removed': 'Form field “{name}” was removed.',
    'field-changed': 'Form field “{name}” looks or works differently.',
    'signature-added': 'Signature “{name}” was added.',
    'signature-removed': 'Signature “{name}” was removed.',
    'signature-replaced': 'Signature “{name}” was replaced.',
    form: 'The settings of the form are different.',
    layers: 'The layers, or which of them are shown, are different.',
    actions: 'Scripts or actions are different.',
    attachments: 'Attached files are different.',
    names: 'Named parts of the document are different.',
    outline: 'The bookmarks are different.',
    permissions: 'The permissions of the document are different.',
    metadata: 'The metadata is different.',
    'validation-data': 'Data for checking the signatures later was added or changed.',
    other: 'The entry “{key}” of the document is different.',
    'loose-bytes': '{bytes} bytes were added at the end, and what they do cannot be told.',
    damaged: 'The file is damaged, so programs may show different things.',
  } satisfies Record<LaterChange['type'], string>,
  chainEnds: {
    'self-signed': 'The certificate is self-signed: nobody else confirms who this is.',
    root: 'The chain is complete. Whether you trust its last certificate is up to you.',
    incomplete: 'The next certificate is not in the file, so the chain could not be checked any further.',
    broken: 'The chain is broken: a certificate was not issued by one that may issue it.',
    unsupported: 'The chain uses an algorithm or key that is not supported.',
  } satisfies Record<ChainEnd, string>,
  times: {
    within: '(by the signer’s clock)',
    before: '(by the signer’s clock, before the certificate became valid)',
    after: '(by the signer’s clock, after the certificate had expired)',
    'not-stated': 'not stated',
  } satisfies Record<CertificateTime, string>,
  allows: {
    1: 'nothing',
    2: 'filling in forms and signing',
    3: 'filling in forms, signing and comments',
  },
  facts: {
    problem: 'Problem',
    signer: 'Signed by',
    'stated-name': 'Stated name',
    time: 'Signed at',
    reason: 'Reason',
    location: 'Location',
    contact: 'Contact',
    field: 'Form field',
    format: 'Format',
    algorithm: 'Algorithm',
    covers: 'Covers',
    allows: 'Allowed later',
    later: 'Changed later',
    subject: 'Certificate',
    issuer: 'Issued by',
    serial: 'Serial number',
    validity: 'Valid',
    fingerprint: 'SHA-256',
    chain: 'Chain',
    timestamp: 'Timestamp',
  },
  range: 'bytes {from} to {gapStart} and {gapEnd} to {end}',
  coversAll: 'the whole file',
  coversVersion: 'version {version} of {versions} in this file',
  algorithm: '{signature}, {digest}',
  weak: '(weak: two files with the same SHA-1 can be made)',
  validity: '{from} to {to}',
  expired: '(expired by now)',
  removed: 'A later version of the file removed this signature.',
  unnamed: 'without a name',
  timestamp: 'included, not checked',
  unchecked: `${uncheckedWords} Certificates were not compared with a list of trusted authorities.`,
};

const describeWeak = (verdict: SignatureVerdict): string =>
  verdict === 'valid'
    ? 'Valid, but made with SHA-1, which is weak.'
    : `${verdicts[verdict]}. The signature was made with SHA-1, which is weak.`;

/** `Ada Lovelace: Valid.` for each, on one line. */
export function describeSignatures(
  signatures: readonly { verdict: SignatureVerdict; name: string; isWeak: boolean }[],
): string {
  if (signatures.length === 0) return signatureWords.none;
  const told = signatures.map(
    ({ verdict, name, isWeak }) =>
      `${name === '' ? 'Unknown signer' : name}: ${isWeak ? describeWeak(verdict) : `${verdicts[verdict]}.`}`,
  );
  return [`${count(signatures.length, 'signature')}.`, ...told, uncheckedWords].join(' ');
}

/** The text of a visible signature. */
export const signatureLines = {
  signer: 'Digitally signed by {name}',
  date: 'Date: {date}',
  reason: 'Reason: {reason}',
  location: 'Location: {location}',
};

/** Who signed, and what happened to earlier signatures. */
export const describeSigned = ({ name, earlier }: { name: string; earlier: number }): string =>
  [
    `Signed by ${name}.`,
    ...(earlier === 0 ? [] : [`${count(earlier, 'earlier signature')} kept.`]),
    'Without a timestamp, because this page has no network access.',
  ].join(' ');
