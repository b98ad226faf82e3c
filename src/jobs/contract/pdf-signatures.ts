/** The verdict on one signature of a PDF. Later means after signing, in an incremental update of the file. */
export type SignatureVerdict =
  | 'valid'
  /** Only further signatures, or their validation data, came later. */
  | 'signed-further'
  /** Form fields were filled in or comments were made later, and its signer did not forbid that. */
  | 'filled-in'
  /** What was signed is unchanged in the file, but something else is shown. */
  | 'changed-later'
  /** The bytes are not those that were signed, or the signature does not match the certificate. */
  | 'changed'
  /** It does not cover the file as a signature must. */
  | 'wrong-range'
  | 'expired'
  /** Everything is as it was signed, but the certificate is self-signed. */
  | 'self-signed'
  | 'broken-chain'
  | 'unsupported'
  | 'unreadable';

/** The error behind a verdict. */
export type SignatureFault =
  | 'digest'
  | 'signature'
  | 'attributes'
  /** The certificate is not the one that the signature names. */
  | 'certificate'
  | 'range-numbers'
  | 'range-start'
  | 'range-gap'
  | 'range-elsewhere'
  | 'range-end'
  | 'padding'
  /** No revision of the file contains it. */
  | 'unlisted'
  | 'no-certificate'
  | 'not-a-signature'
  | 'several-signers'
  | 'document-timestamp'
  | 'kind'
  | 'algorithm';

/** What differs between the signed revision and the last one. Pages count from 1. */
export type LaterChange =
  | { type: 'page-content' | 'page-added' | 'page-removed' | 'page-actions'; page: number }
  | { type: 'pages-moved' }
  | { type: 'annotations'; page: number; added: number; changed: number; removed: number }
  | { type: 'field-value'; name: string; before: string; after: string }
  | { type: 'field-added' | 'field-removed' | 'field-changed'; name: string }
  | { type: 'signature-added' | 'signature-removed' | 'signature-replaced'; name: string }
  | { type: 'form' | 'layers' | 'actions' | 'attachments' | 'names' | 'outline' | 'permissions' }
  | { type: 'metadata' | 'validation-data' }
  | { type: 'other'; key: string }
  /** Bytes to which no revision of the file refers. */
  | { type: 'loose-bytes'; bytes: number }
  /** A revision that can only be read by guessing: what it shows depends on the program. */
  | { type: 'damaged' };

export interface CertificateFacts {
  /** The name of its subject, for people: a person's or a company's. */
  name: string;
  /** In the form `CN=Ada Lovelace, O=Analytical Engines, C=GB`. */
  subject: string;
  issuer: string;
  /** In hexadecimal. */
  serial: string;
  /** ISO 8601, UTC. */
  notBefore: string;
  notAfter: string;
  /** Its SHA-256, in hexadecimal. */
  fingerprint: string;
}

/**
 * Where the certificate chain ends, as far as it is in the file. `self-signed`: the signer's certificate is
 * self-signed. `root`: at a self-signed certificate. `incomplete`: the issuer of the last one is not in the file.
 * `broken`: a certificate lacks a valid signature of its issuer, or the issuer may not issue certificates.
 */
export type ChainEnd = 'self-signed' | 'root' | 'incomplete' | 'broken' | 'unsupported';

/** How the signing time that the signature states, which nothing proves, relates to the certificate's validity. */
export type CertificateTime = 'within' | 'before' | 'after' | 'not-stated';

export interface SignatureFacts {
  verdict: SignatureVerdict;
  faults: SignatureFault[];
  /** The name of its form field; empty if it has none. */
  field: string;
  /** Whether the last revision of the file still contains it. */
  isInLastVersion: boolean;
  /** The file's own name for it: `ETSI.CAdES.detached`. */
  format: string;
  /** What the signature states; empty texts if it does not. */
  stated: { name: string; reason: string; location: string; contact: string; time: string };
  algorithm?: { signature: string; digest: string; isWeak: boolean };
  /** The byte range: start, end before the gap, start after it, end. */
  range: number[];
  coversWholeFile: boolean;
  /** The revision of the file that it signs, from 1. */
  version: number;
  /** The signer's certificate comes first. */
  chain: CertificateFacts[];
  chainEnd?: ChainEnd;
  certificateTime?: CertificateTime;
  /** Whether the signer's certificate has expired at the time of verification. */
  hasExpired: boolean;
  /** What its signer allows later, if stated: 1 nothing, 2 filling in and signing, 3 comments too. */
  allows?: 1 | 2 | 3;
  hasTimestamp: boolean;
  later: LaterChange[];
}

/** The findings on a file's signatures. */
export interface SignatureReport {
  file: string;
  /** How many revisions it consists of, each including all before. */
  versions: number;
  signatures: SignatureFacts[];
}
