import * as asn1js from 'asn1js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { BasicConstraints, Certificate, type RelativeDistinguishedNames } from 'pkijs';
import type { CertificateFacts, ChainEnd } from '#jobs/contract/pdf-signatures.ts';
import { isSignedBy, schemeOf } from './algorithms.ts';
import { orWhenUnread } from './element.ts';

/** A certificate with its original bytes. */
export interface Held {
  certificate: Certificate;
  bytes: Uint8Array<ArrayBuffer>;
  facts: CertificateFacts;
}

/** Returns undefined for anything else. */
export function readCertificate(bytes: Uint8Array<ArrayBuffer>): Held | undefined {
  return orWhenUnread(() => {
    const certificate = Certificate.fromBER(bytes);
    return { certificate, bytes, facts: factsOf(certificate, bytes) };
  });
}

/** The short names of RFC 4514, and others that are common in signatures. */
const attributeNames: Record<string, string> = {
  '2.5.4.3': 'CN',
  '2.5.4.4': 'SN',
  '2.5.4.5': 'SERIALNUMBER',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.9': 'STREET',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '2.5.4.12': 'T',
  '2.5.4.42': 'GN',
  '2.5.4.97': 'organizationIdentifier',
  '0.9.2342.19200300.100.1.1': 'UID',
  '0.9.2342.19200300.100.1.25': 'DC',
  '1.2.840.113549.1.9.1': 'E',
};

const partsOf = ({ typesAndValues }: RelativeDistinguishedNames) =>
  typesAndValues.map(({ type, value }) => ({
    name: attributeNames[type] ?? type,
    // All ASN.1 string types keep their text in `value`.
    text: String(value.valueBlock.value),
  }));

/**
 * Formats a name as `CN=Ada Lovelace, O=Analytical Engines`, last part first (RFC 4514). Characters that would look
 * like another part are escaped.
 */
const describeName = (name: RelativeDistinguishedNames): string =>
  partsOf(name)
    .toReversed()
    .map((part) => `${part.name}=${part.text.replace(/[\\,=\p{Cc}]/gu, escaped)}`)
    .join(', ');

const escaped = (character: string) => (/\p{Cc}/u.test(character) ? ' ' : `\\${character}`);

/** Returns the part of a name that people use. */
function shortName(name: RelativeDistinguishedNames): string {
  const parts = partsOf(name);
  const chosen = ['CN', 'O', 'E'].map((key) => parts.find((part) => part.name === key)).find((part) => part);
  return (chosen?.text ?? describeName(name)).replace(/\p{Cc}/gu, ' ').trim();
}

const factsOf = (certificate: Certificate, bytes: Uint8Array): CertificateFacts => ({
  name: shortName(certificate.subject),
  subject: describeName(certificate.subject),
  issuer: describeName(certificate.issuer),
  serial: bytesToHex(new Uint8Array(certificate.serialNumber.valueBlock.valueHexView)),
  notBefore: certificate.notBefore.value.toISOString(),
  notAfter: certificate.notAfter.value.toISOString(),
  fingerprint: bytesToHex(sha256(bytes)),
});

/** No real chain is longer. */
const longest = 10;

/** Builds the chain from the signer's certificate to its issuers, as far as their certificates are included. */
export async function chainOf(signer: Held, others: readonly Held[]): Promise<{ chain: Held[]; end: ChainEnd }> {
  const chain = [signer];
  for (let last = signer; chain.length < longest;) {
    if (last.certificate.subject.isEqual(last.certificate.issuer)) {
      const isOwn = await isIssuedBy(last, last);
      if (isOwn === undefined) return { chain, end: 'unsupported' };
      return { chain, end: !isOwn ? 'broken' : chain.length === 1 ? 'self-signed' : 'root' };
    }
    const named = others.filter(({ certificate }) => certificate.subject.isEqual(last.certificate.issuer));
    const issuer = await firstIssuer(last, named);
    if (issuer === 'none') return { chain, end: named.length === 0 ? 'incomplete' : 'broken' };
    if (issuer === 'unsupported') return { chain, end: 'unsupported' };
    if (!mayIssue(issuer.certificate)) return { chain: [...chain, issuer], end: 'broken' };
    chain.push(issuer);
    last = issuer;
  }
  return { chain, end: 'incomplete' };
}

/** An authority may have several certificates with the same name and different keys. */
async function firstIssuer(held: Held, named: readonly Held[]): Promise<Held | 'none' | 'unsupported'> {
  let isUnsupported = false;
  for (const issuer of named) {
    const isIssuer = await isIssuedBy(held, issuer);
    if (isIssuer) return issuer;
    isUnsupported ||= isIssuer === undefined;
  }
  return isUnsupported ? 'unsupported' : 'none';
}

/** Returns undefined if the signature cannot be checked here. */
async function isIssuedBy({ certificate }: Held, issuer: Held): Promise<boolean | undefined> {
  const { signatureAlgorithm, signature, signatureValue } = certificate;
  if (signatureAlgorithm.algorithmId !== signature.algorithmId || signatureValue.valueBlock.unusedBits > 0)
    return false;
  const scheme = schemeOf(signatureAlgorithm);
  if (!scheme) return undefined;
  const bits = new Uint8Array(signatureValue.valueBlock.valueHexView);
  return isSignedBy(issuer.certificate, scheme, bits, new Uint8Array(certificate.tbsView));
}

/** Whether this is the certificate of an authority (RFC 5280, 4.2.1.9 and 4.2.1.3). */
function mayIssue({ extensions = [] }: Certificate): boolean {
  const constraints = extensions.find(({ extnID }) => extnID === '2.5.29.19')?.parsedValue;
  const usage = extensions.find(({ extnID }) => extnID === '2.5.29.15')?.parsedValue;
  const signsCertificates = 0x04;
  const allows =
    !(usage instanceof asn1js.BitString) || ((usage.valueBlock.valueHexView[0] ?? 0) & signsCertificates) > 0;
  return constraints instanceof BasicConstraints && constraints.cA && allows;
}
