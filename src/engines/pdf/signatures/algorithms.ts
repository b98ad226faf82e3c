import * as asn1js from 'asn1js';
import {
  AlgorithmIdentifier,
  createECDSASignatureFromCMS,
  ECNamedCurves,
  PublicKeyInfo,
  RSASSAPSSParams,
  type Certificate,
} from 'pkijs';
import { orWhenUnread, readElement } from './element.ts';
import { hashOfOid, legacyHashes, type HashName } from './hashes.ts';

/** A signature scheme, with its names for people and the parameters of WebCrypto. */
interface Scheme {
  type: 'RSA' | 'RSA-PSS' | 'ECDSA';
  hash: HashName;
  saltLength?: number;
  /** Whether ECDSA signatures are two concatenated numbers, as in WebCrypto, rather than DER. Default false. */
  isRaw?: true;
}

export const oids = {
  rsa: '1.2.840.113549.1.1.1',
  pss: '1.2.840.113549.1.1.10',
  mask: '1.2.840.113549.1.1.8',
  ec: '1.2.840.10045.2.1',
};

/** Signature algorithms that include the digest algorithm. */
const withHash: Record<string, Scheme> = {
  '1.2.840.113549.1.1.5': { type: 'RSA', hash: 'SHA-1' },
  '1.2.840.113549.1.1.11': { type: 'RSA', hash: 'SHA-256' },
  '1.2.840.113549.1.1.12': { type: 'RSA', hash: 'SHA-384' },
  '1.2.840.113549.1.1.13': { type: 'RSA', hash: 'SHA-512' },
  '1.2.840.10045.4.1': { type: 'ECDSA', hash: 'SHA-1' },
  '1.2.840.10045.4.3.2': { type: 'ECDSA', hash: 'SHA-256' },
  '1.2.840.10045.4.3.3': { type: 'ECDSA', hash: 'SHA-384' },
  '1.2.840.10045.4.3.4': { type: 'ECDSA', hash: 'SHA-512' },
};

/**
 * Returns the scheme of a signature, or undefined if it is unsupported.
 *
 * @param hash for algorithms that do not include one.
 */
export function schemeOf({ algorithmId, algorithmParams }: AlgorithmIdentifier, hash?: HashName): Scheme | undefined {
  const known = withHash[algorithmId];
  if (known) return known;
  if (algorithmId === oids.rsa) return hash && { type: 'RSA', hash };
  if (algorithmId === oids.ec) return hash && { type: 'ECDSA', hash };
  if (algorithmId !== oids.pss) return undefined;
  return orWhenUnread(() => pssScheme(algorithmParams));
}

function pssScheme(algorithmParams: AlgorithmIdentifier['algorithmParams']): Scheme | undefined {
  const parameters = new RSASSAPSSParams(algorithmParams ? { schema: algorithmParams } : {});
  if (parameters.maskGenAlgorithm.algorithmId !== oids.mask) return undefined;
  const own = hashOf(parameters.hashAlgorithm);
  const { algorithmParams: maskHash } = parameters.maskGenAlgorithm;
  const masked = maskHash ? hashOf(new AlgorithmIdentifier({ schema: maskHash })) : 'SHA-1';
  // WebCrypto uses one hash for both, and so do all signers.
  return own && own === masked ? { type: 'RSA-PSS', hash: own, saltLength: parameters.saltLength } : undefined;
}

export const hashOf = ({ algorithmId }: AlgorithmIdentifier): HashName | undefined => hashOfOid(algorithmId);

export const isWeak = (hash: HashName): boolean => legacyHashes.has(hash);

/** Describes a scheme for people: `RSA, 2048 bits` or `ECDSA, P-256`. */
export function describeScheme({ type }: Scheme, { subjectPublicKeyInfo }: Certificate): string {
  if (type === 'ECDSA') return `ECDSA, ${curveOf(subjectPublicKeyInfo) ?? '?'}`;
  return `${type}, ${sizeOfRsa(subjectPublicKeyInfo)} bits`;
}

function sizeOfRsa({ subjectPublicKey }: PublicKeyInfo): number {
  const key = readElement(subjectPublicKey.valueBlock.valueHexView)?.element;
  const [modulus] = key instanceof asn1js.Sequence ? key.valueBlock.value : [];
  if (!(modulus instanceof asn1js.Integer)) return 0;
  const digits = modulus.toBigInt().toString(2);
  return digits.length;
}

const curves = ['P-256', 'P-384', 'P-521'];

const curveOf = ({ algorithm }: PublicKeyInfo): string | undefined => curveNameOf(algorithm.algorithmParams);

/** Returns undefined for unsupported curves and anything else. */
export function curveNameOf(identifier: unknown): string | undefined {
  if (!(identifier instanceof asn1js.ObjectIdentifier)) return undefined;
  const name = ECNamedCurves.find(identifier.valueBlock.toString())?.name;
  return name && curves.includes(name) ? name : undefined;
}

/** Whether a signature over bytes was made with the certificate's key. Undefined if that cannot be checked here. */
export async function isSignedBy(
  { subjectPublicKeyInfo }: Certificate,
  scheme: Scheme,
  signature: Uint8Array,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean | undefined> {
  const key = await importKey(subjectPublicKeyInfo, scheme);
  if (!key) return undefined;
  if (scheme.type !== 'ECDSA') {
    const algorithm = { name: key.algorithm.name, saltLength: scheme.saltLength ?? 0 };
    return crypto.subtle.verify(algorithm, key, new Uint8Array(signature), signed);
  }
  if (scheme.isRaw)
    return crypto.subtle.verify({ name: 'ECDSA', hash: scheme.hash }, key, new Uint8Array(signature), signed);
  const raw = rawSignature(signature, Math.ceil(Number(curveOf(subjectPublicKeyInfo)?.slice(2)) / 8));
  return raw !== undefined && crypto.subtle.verify({ name: 'ECDSA', hash: scheme.hash }, key, raw, signed);
}

async function importKey(info: PublicKeyInfo, { type, hash }: Scheme): Promise<CryptoKey | undefined> {
  const isEc = info.algorithm.algorithmId === oids.ec;
  const namedCurve = curveOf(info);
  if (isEc !== (type === 'ECDSA') || (isEc && !namedCurve)) return undefined;
  if (!isEc && info.algorithm.algorithmId !== oids.rsa && info.algorithm.algorithmId !== oids.pss) return undefined;
  // Browsers reject keys that are marked as RSA-PSS only.
  const algorithm = isEc
    ? info.algorithm
    : new AlgorithmIdentifier({ algorithmId: oids.rsa, algorithmParams: new asn1js.Null() });
  const { subjectPublicKey } = info;
  const spki = new PublicKeyInfo({ algorithm, subjectPublicKey }).toSchema().toBER();
  const parameters =
    namedCurve === undefined
      ? { name: type === 'RSA' ? 'RSASSA-PKCS1-v1_5' : 'RSA-PSS', hash }
      : { name: 'ECDSA', namedCurve };
  try {
    return await crypto.subtle.importKey('spki', spki, parameters, false, ['verify']);
  } catch (error) {
    // The key is damaged, or has a size that the browser does not support.
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** Converts an ECDSA signature from DER to the format of WebCrypto: two concatenated numbers of fixed length. */
function rawSignature(signature: Uint8Array, size: number): ArrayBuffer | undefined {
  const read = readElement(signature);
  return read?.end === signature.length
    ? orWhenUnread(() => createECDSASignatureFromCMS(read.element, size))
    : undefined;
}
