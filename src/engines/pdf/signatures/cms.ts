import * as asn1js from 'asn1js';
import { ContentInfo, IssuerAndSerialNumber, SignedData, type Attribute, type SignerInfo } from 'pkijs';
import { equalBytes } from '#containers/bytes.ts';
import type { SignatureFault } from '#jobs/contract/pdf-signatures.ts';
import { describeScheme, hashOf, isSignedBy, isWeak, schemeOf } from './algorithms.ts';
import { readCertificate, type Held } from './certificates.ts';
import { orWhenUnread, readElement } from './element.ts';
import { hashes, hashOfOid, type HashName } from './hashes.ts';

/** A CMS signature (RFC 5652). */
export interface Cms {
  data: SignedData;
  signer: SignerInfo;
  certificate: Held;
  certificates: Held[];
  hash: HashName;
}

/** @returns the fault if it cannot be read or uses something unsupported. */
export function readCms(contents: Uint8Array<ArrayBuffer>): Cms | SignatureFault {
  const read = readSignedData(contents);
  if (typeof read === 'string') return read;
  const { data, certificates } = read;
  const [signer] = data.signerInfos;
  if (!signer) return 'not-a-signature';
  if (data.signerInfos.length > 1) return 'several-signers';
  const certificate = certificates.find((held) => isOfSigner(held, signer));
  if (!certificate) return 'no-certificate';
  const hash = hashOf(signer.digestAlgorithm);
  if (!hash) return 'algorithm';
  return { data, signer, certificate, certificates, hash };
}

/** @returns the fault, or the signature and the original bytes of its certificates. */
function readSignedData(
  contents: Uint8Array<ArrayBuffer>,
): { data: SignedData; certificates: Held[] } | SignatureFault {
  const read = readElement(contents);
  const data = read && orWhenUnread(() => signedDataIn(read.element));
  if (!data) return 'not-a-signature';
  // The signature is padded with zeros to the space that was reserved for it.
  return contents.subarray(read.end).some((byte) => byte !== 0) ? 'padding' : data;
}

function signedDataIn(element: asn1js.AsnType): { data: SignedData; certificates: Held[] } | undefined {
  const { contentType, content } = new ContentInfo({ schema: element });
  if (contentType !== ContentInfo.SIGNED_DATA) return undefined;
  return { data: new SignedData({ schema: content }), certificates: certificatesIn(content) };
}

function certificatesIn(data: asn1js.Sequence): Held[] {
  const set = data.valueBlock.value.find(
    (part): part is asn1js.Constructed =>
      part instanceof asn1js.Constructed && part.idBlock.tagClass === 3 && part.idBlock.tagNumber === 0,
  );
  return (set?.valueBlock.value ?? []).flatMap((part) => readCertificate(part.valueBeforeDecodeView.slice()) ?? []);
}

function isOfSigner({ certificate }: Held, { sid }: SignerInfo): boolean {
  if (sid instanceof IssuerAndSerialNumber) {
    return certificate.issuer.isEqual(sid.issuer) && certificate.serialNumber.isEqual(sid.serialNumber);
  }
  const identifier = certificate.extensions?.find(({ extnID }) => extnID === '2.5.29.14')?.parsedValue;
  // The identifier is implicitly tagged, so it has no type of its own.
  return (
    identifier instanceof asn1js.OctetString &&
    sid instanceof asn1js.Primitive &&
    equalBytes(identifier.valueBlock.valueHexView, sid.valueBlock.valueHexView)
  );
}

export const attributeOids = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timestamp: '1.2.840.113549.1.9.16.2.14',
};

const attributeOf = (attributes: readonly Attribute[] | undefined, oid: string): Attribute | undefined =>
  attributes?.find(({ type }) => type === oid);

/** Returns the value of an attribute that has exactly one. */
function onlyValue(attributes: readonly Attribute[] | undefined, oid: string): asn1js.AsnType | undefined {
  const [found, second] = attributes?.filter(({ type }) => type === oid) ?? [];
  // The library types the values as `any`.
  return found?.values.length === 1 && !second ? (found.values[0] as asn1js.AsnType) : undefined;
}

/** Returns the signed time, if there is one. It comes from the signer's own clock. */
export function statedTimeOf({ signer }: Cms): Date | undefined {
  const value = onlyValue(signer.signedAttrs?.attributes, attributeOids.signingTime);
  return value instanceof asn1js.UTCTime || value instanceof asn1js.GeneralizedTime ? value.toDate() : undefined;
}

export const hasTimestamp = ({ signer }: Cms): boolean =>
  attributeOf(signer.unsignedAttrs?.attributes, attributeOids.timestamp) !== undefined;

/** Describes the algorithms of a signature; undefined if they are unsupported. */
export function algorithmOf({ signer, certificate, data, hash }: Cms) {
  const scheme = schemeOf(signer.signatureAlgorithm, hash);
  return (
    scheme && {
      signature: describeScheme(scheme, certificate.certificate),
      digest: hash,
      // Enclosed content is the SHA-1 of the file.
      isWeak: isWeak(hash) || isWeak(scheme.hash) || contentOf(data) !== undefined,
    }
  );
}

/** The signed data: its digest, and its bytes for the few signatures without attributes. */
export interface Signed {
  digest(hash: HashName): Uint8Array;
  bytes(): Uint8Array<ArrayBuffer>;
}

/** Verifies a signature of this data against its certificate. @returns the faults, if any. */
export async function cmsFaults(cms: Cms, signed: Signed, isDigestWithin: boolean): Promise<SignatureFault[]> {
  const { signer, certificate, data, hash } = cms;
  const scheme = schemeOf(signer.signatureAlgorithm, hash);
  if (!scheme) return ['algorithm'];
  const faults: SignatureFault[] = [];
  if (!data.digestAlgorithms.some((algorithm) => hashOf(algorithm) === hash)) faults.push('attributes');
  const within = contentOf(data);
  // Detached signatures enclose nothing; the oldest format encloses the SHA-1 of the file.
  if ((within !== undefined) !== isDigestWithin) return ['not-a-signature'];
  if (within && !equalBytes(within, signed.digest('SHA-1'))) faults.push('digest');
  const signedDigest = within ? new Uint8Array(hashes[hash].make(within)) : signed.digest(hash);
  const attributes = signer.signedAttrs?.attributes;
  if (attributes) {
    const digest = onlyValue(attributes, attributeOids.messageDigest);
    const isDigest = digest instanceof asn1js.OctetString && equalBytes(digest.valueBlock.valueHexView, signedDigest);
    if (!isDigest) faults.push('digest');
    const type = onlyValue(attributes, attributeOids.contentType);
    const isType =
      type instanceof asn1js.ObjectIdentifier && type.valueBlock.toString() === data.encapContentInfo.eContentType;
    if (!isType) faults.push('attributes');
    if (!namesCertificate(attributes, certificate)) faults.push('certificate');
  }
  // If there are attributes, the signature is over them.
  const bytes = signer.signedAttrs ? new Uint8Array(signer.signedAttrs.encodedValue) : (within ?? signed.bytes());
  const value = signer.signature.valueBlock.valueHexView;
  const isSigned = await isSignedBy(certificate.certificate, scheme, value, bytes);
  if (isSigned === undefined) return ['algorithm'];
  if (!isSigned) faults.push('signature');
  return faults;
}

function contentOf({ encapContentInfo: { eContent } }: SignedData): Uint8Array<ArrayBuffer> | undefined {
  return eContent && new Uint8Array(eContent.getValue());
}

/** Whether the signature identifies this certificate, or none (RFC 5035): another certificate may have the same key. */
function namesCertificate(attributes: readonly Attribute[], { bytes }: Held): boolean {
  for (const oid of [attributeOids.signingCertificateV2, attributeOids.signingCertificate]) {
    if (!attributeOf(attributes, oid)) continue;
    const value = onlyValue(attributes, oid);
    const identifier = firstOf(firstOf(value));
    const isLater = oid === attributeOids.signingCertificateV2;
    const [first, second] = identifier instanceof asn1js.Sequence ? identifier.valueBlock.value : [];
    const hash = isLater ? (first instanceof asn1js.Sequence ? hashNamed(first) : 'SHA-256') : 'SHA-1';
    const digest = first instanceof asn1js.OctetString ? first : second;
    if (!hash || !(digest instanceof asn1js.OctetString)) return false;
    if (!equalBytes(digest.valueBlock.valueHexView, hashes[hash].make(bytes))) return false;
  }
  return true;
}

const firstOf = (block: unknown): unknown => (block instanceof asn1js.Sequence ? block.valueBlock.value[0] : undefined);

function hashNamed(algorithm: asn1js.Sequence): HashName | undefined {
  const identifier = firstOf(algorithm);
  if (!(identifier instanceof asn1js.ObjectIdentifier)) return undefined;
  return hashOfOid(identifier.valueBlock.toString());
}
