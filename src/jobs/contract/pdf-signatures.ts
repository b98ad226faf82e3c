/** What became of one signature of a PDF. Later means after it was made, by a further version within the file. */
export type SignatureVerdict =
  | 'valid'
  /** Only further signatures, or what they are checked by, came later. */
  | 'signed-further'
  /** Form fields were filled in or comments made later, and its signer did not rule that out. */
  | 'filled-in'
  /** What was signed is in the file as it was, and something else is shown now. */
  | 'changed-later'
  /** The signed bytes are not those that were signed, or the signature does not belong to the certificate. */
  | 'changed'
  /** It does not cover the file as a signature has to. */
  | 'wrong-range'
  | 'expired'
  /** All is as it was signed, by a certificate that confirms itself. */
  | 'self-signed'
  | 'broken-chain'
  | 'unsupported'
  | 'unreadable';

/** What is wrong, behind a verdict. */
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
  /** No version of the file has it. */
  | 'unlisted'
  | 'no-certificate'
  | 'not-a-signature'
  | 'several-signers'
  | 'document-timestamp'
  | 'kind'
  | 'algorithm';

/** What differs between the version that was signed and the last one. Pages count from 1. */
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
  /** Bytes that no version of the file refers to. */
  | { type: 'loose-bytes'; bytes: number }
  /** A version that can only be read by guessing: what it shows depends on the program. */
  | { type: 'damaged' };

export interface CertificateFacts {
  /** The name that it is for, for people: a person's or a company's. */
  name: string;
  /** As `CN=Ada Lovelace, O=Analytical Engines, C=GB`. */
  subject: string;
  issuer: string;
  /** In hexadecimal digits. */
  serial: string;
  /** ISO 8601, UTC. */
  notBefore: string;
  notAfter: string;
  /** Its SHA-256, in hexadecimal digits. */
  fingerprint: string;
}

/**
 * Where the chain of certificates ends, as far as it is in the file. `self-signed`: the signer's certificate says so itself.
 * `root`: at one that signed itself. `incomplete`: the issuer of the last one is not in the file. `broken`: a certificate does
 * not hold the signature of its issuer, or the issuer may not issue certificates.
 */
export type ChainEnd = 'self-signed' | 'root' | 'incomplete' | 'broken' | 'unsupported';

/** Of the signing time that the signature states: nothing proves that. */
export type CertificateTime = 'within' | 'before' | 'after' | 'not-stated';

export interface SignatureFacts {
  verdict: SignatureVerdict;
  faults: SignatureFault[];
  /** Of its form field; empty for one that is in none. */
  field: string;
  /** Whether the last version of the file still has it. */
  isInLastVersion: boolean;
  /** As the file has it: `ETSI.CAdES.detached`. */
  format: string;
  /** What it says of itself; empty where it does not. */
  stated: { name: string; reason: string; location: string; contact: string; time: string };
  algorithm?: { signature: string; digest: string; isWeak: boolean };
  /** Of bytes: from, to before the gap, from after it, to. */
  range: number[];
  coversWholeFile: boolean;
  /** Which of the versions that the file is made of, from 1. */
  version: number;
  /** The signer's first. */
  chain: CertificateFacts[];
  chainEnd?: ChainEnd;
  certificateTime?: CertificateTime;
  /** Whether the signer's certificate has expired by now. */
  hasExpired: boolean;
  /** What its signer allows later, where it is said: 1 nothing, 2 filling in and signing, 3 comments too. */
  allows?: 1 | 2 | 3;
  hasTimestamp: boolean;
  later: LaterChange[];
}

/** What was found out about a file's signatures. */
export interface SignatureReport {
  file: string;
  /** How many versions it is made of, each with all before. */
  versions: number;
  signatures: SignatureFacts[];
}
