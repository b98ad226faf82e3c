import * as asn1js from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  ContentInfo,
  createCMSECDSASignature,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  RSASSAPSSParams,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { toLatin1 } from '#containers/bytes.ts';
import { oids } from './algorithms.ts';
import type { Held } from './certificates.ts';
import { attributeOids } from './cms.ts';
import { hashes, type HashName } from './hashes.ts';

/** A key with everything that its signatures include. */
export interface SigningKey {
  key: CryptoKey;
  hash: HashName;
  certificate: Held;
  /** The certificates of its issuers, as far as they are known. */
  issuers: readonly Held[];
}

/** The largest size of a signature, in bytes. */
export const roomFor = ({ certificate, issuers }: SigningKey): number =>
  [certificate, ...issuers].reduce((sum, { bytes }) => sum + bytes.length, 0) + 2048;

const dataType = '1.2.840.113549.1.7.1';
const identifierOf = (hash: HashName) => new AlgorithmIdentifier({ algorithmId: hashes[hash].oid });

/**
 * Makes a detached signature of a digest, as PAdES requires (ETSI EN 319 142-1, B-B): the signing time is in the PDF's
 * signature dictionary.
 */
export async function signDigest(
  signing: SigningKey,
  digest: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { key, hash, certificate, issuers } = signing;
  const attributes = [
    new Attribute({ type: attributeOids.contentType, values: [new asn1js.ObjectIdentifier({ value: dataType })] }),
    new Attribute({ type: attributeOids.messageDigest, values: [new asn1js.OctetString({ valueHex: digest })] }),
    new Attribute({ type: attributeOids.signingCertificateV2, values: [signingCertificate(certificate, hash)] }),
  ];
  const encoded = (attribute: Attribute) => toLatin1(new Uint8Array(attribute.toSchema().toBER()));
  // DER sorts the members of a set by their bytes.
  const ordered = attributes.toSorted((a, b) => (encoded(a) < encoded(b) ? -1 : 1));
  const signed = new asn1js.Set({ value: ordered.map((attribute) => attribute.toSchema()) }).toBER();
  const value = await signBytes(key, hash, signed);
  const data = new SignedData({
    version: 1,
    digestAlgorithms: [identifierOf(hash)],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: dataType }),
    certificates: [certificate, ...issuers].map((held) => held.certificate),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: certificate.certificate.issuer,
          serialNumber: certificate.certificate.serialNumber,
        }),
        digestAlgorithm: identifierOf(hash),
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes: ordered }),
        signatureAlgorithm: algorithmOf(key, hash),
        signature: new asn1js.OctetString({ valueHex: value }),
      }),
    ],
  });
  const content = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: data.toSchema(true) });
  return new Uint8Array(content.toSchema().toBER());
}

/** Identifies the certificate (RFC 5035), so that no other with the same key can replace it. */
function signingCertificate({ bytes }: Held, hash: HashName): asn1js.Sequence {
  const digest = new asn1js.OctetString({ valueHex: new Uint8Array(hashes[hash].make(bytes)) });
  // SHA-256 is the default.
  const named = hash === 'SHA-256' ? [] : [identifierOf(hash).toSchema()];
  const identifier = new asn1js.Sequence({ value: [...named, digest] });
  return new asn1js.Sequence({ value: [new asn1js.Sequence({ value: [identifier] })] });
}

const ecdsa: Partial<Record<HashName, string>> = {
  'SHA-256': '1.2.840.10045.4.3.2',
  'SHA-384': '1.2.840.10045.4.3.3',
  'SHA-512': '1.2.840.10045.4.3.4',
};

function algorithmOf({ algorithm: { name } }: CryptoKey, hash: HashName): AlgorithmIdentifier {
  if (name === 'ECDSA') return new AlgorithmIdentifier({ algorithmId: ecdsa[hash] ?? '' });
  const none = new asn1js.Null();
  if (name !== 'RSA-PSS') return new AlgorithmIdentifier({ algorithmId: oids.rsa, algorithmParams: none });
  const hashAlgorithm = new AlgorithmIdentifier({ algorithmId: hashes[hash].oid, algorithmParams: none });
  const maskGenAlgorithm = new AlgorithmIdentifier({
    algorithmId: oids.mask,
    algorithmParams: hashAlgorithm.toSchema(),
  });
  const parameters = new RSASSAPSSParams({ hashAlgorithm, maskGenAlgorithm, saltLength: saltLength(hash) });
  return new AlgorithmIdentifier({ algorithmId: oids.pss, algorithmParams: parameters.toSchema() });
}

/** As long as the digest, in bytes. */
const saltLength = (hash: HashName): number => hashes[hash].make.outputLen;

async function signBytes(key: CryptoKey, hash: HashName, bytes: ArrayBuffer): Promise<ArrayBuffer> {
  const { name } = key.algorithm;
  const parameters = name === 'ECDSA' ? { name, hash } : { name, saltLength: saltLength(hash) };
  const value = await crypto.subtle.sign(parameters, key, bytes);
  return name === 'ECDSA' ? createCMSECDSASignature(value) : value;
}
