import * as asn1js from 'asn1js';
import forge from 'node-forge';
import { fromLatin1, toLatin1, type Bytes } from '#containers/bytes.ts';
import { JobError } from '#errors/errors.ts';
import { curveNameOf, isSignedBy, oids } from './algorithms.ts';
import { chainOf, readCertificate, type Held } from './certificates.ts';
import { orWhenUnread, readElement } from './element.ts';
import type { HashName } from './hashes.ts';
import type { SigningKey } from './write-cms.ts';

/** The contents of key files: keys as PKCS #8, and certificates. */
interface KeyParts {
  keys: Bytes[];
  certificates: Held[];
}

/**
 * Reads the signing key and its certificates from files: PKCS #12, PEM or DER.
 *
 * @param isPss whether RSA keys sign with PSS padding.
 * @throws {JobError} which names the problem.
 */
export async function readKey(files: readonly File[], password: string, isPss: boolean): Promise<SigningKey> {
  if (files.length === 0) throw new JobError('no-key', {});
  const parts: KeyParts = { keys: [], certificates: [] };
  for (const file of files) {
    const read = partsOf(new Uint8Array(await file.arrayBuffer()), password);
    if (!read) throw new JobError('unread-key', { name: file.name });
    parts.keys.push(...read.keys);
    parts.certificates.push(...read.certificates);
  }
  const [pkcs8] = parts.keys;
  if (!pkcs8) throw new JobError('no-private-key', {});
  const { key, hash } = await importKey(pkcs8, isPss);
  const certificate = await certificateOf({ key, hash }, parts.certificates);
  checkTimes(certificate);
  const { chain } = await chainOf(certificate, parts.certificates);
  return { key, hash, certificate, issuers: chain.slice(1) };
}

/** Returns undefined for files with neither a key nor a certificate. @throws {JobError} for a wrong password. */
function partsOf(bytes: Bytes, password: string): KeyParts | undefined {
  const text = toLatin1(bytes);
  if (text.includes('-----BEGIN ')) return pemParts(text, password);
  if (!readElement(bytes)) return undefined;
  const certificate = readCertificate(bytes);
  if (certificate) return { keys: [], certificates: [certificate] };
  if (isPkcs8(bytes)) return { keys: [bytes], certificates: [] };
  return pkcs12Parts(text, password);
}

const isPkcs8 = (bytes: Bytes): boolean => {
  const element = readElement(bytes)?.element;
  const [version, algorithm, key] = element instanceof asn1js.Sequence ? element.valueBlock.value : [];
  return version instanceof asn1js.Integer && algorithm instanceof asn1js.Sequence && key instanceof asn1js.OctetString;
};

function pemParts(text: string, password: string): KeyParts | undefined {
  const parts: KeyParts = { keys: [], certificates: [] };
  for (const [, label = '', body = ''] of text.matchAll(/-----BEGIN ([A-Z0-9 ]+)-----([^]*?)-----END \1-----/g)) {
    // Encrypted as in RFC 1421, which only old programs still write.
    if (/Proc-Type|DEK-Info/.test(body)) return undefined;
    const bytes = orWhenUnread(() => fromLatin1(atob(body.replace(/\s/g, ''))));
    if (!bytes) return undefined;
    if (label === 'CERTIFICATE') {
      const certificate = readCertificate(bytes);
      if (!certificate) return undefined;
      parts.certificates.push(certificate);
    } else if (label === 'PRIVATE KEY') parts.keys.push(bytes);
    else if (label === 'RSA PRIVATE KEY') parts.keys.push(wrapped(bytes, [oid(oids.rsa), new asn1js.Null()]));
    else if (label === 'EC PRIVATE KEY') parts.keys.push(wrapped(bytes, [oid(oids.ec), curveWithin(bytes)]));
    else if (label === 'ENCRYPTED PRIVATE KEY') parts.keys.push(unlocked(toLatin1(bytes), password));
  }
  return parts.keys.length + parts.certificates.length > 0 ? parts : undefined;
}

const oid = (value: string) => new asn1js.ObjectIdentifier({ value });

/** Wraps a key of one algorithm in PKCS #8. */
function wrapped(key: Bytes, algorithm: asn1js.AsnType[]): Bytes {
  const value = [
    new asn1js.Integer({ value: 0 }),
    new asn1js.Sequence({ value: algorithm }),
    new asn1js.OctetString({ valueHex: key }),
  ];
  return new Uint8Array(new asn1js.Sequence({ value }).toBER());
}

/** Returns the curve, which is stored in the key (RFC 5915). */
function curveWithin(key: Bytes): asn1js.AsnType {
  const element = readElement(key)?.element;
  const parts = element instanceof asn1js.Sequence ? element.valueBlock.value : [];
  const tagged = parts.find(
    (part): part is asn1js.Constructed => part instanceof asn1js.Constructed && part.idBlock.tagClass === 3,
  );
  const [curve] = tagged?.valueBlock.value ?? [];
  return curve ?? new asn1js.Null();
}

const wrongPassword = (password: string) =>
  password === '' ? new JobError('no-key-password', {}) : new JobError('wrong-key-password', {});

function unlocked(der: string, password: string): Bytes {
  const key = orWhenUnread(() =>
    forge.pki.decryptPrivateKeyInfo(forge.asn1.fromDer(der), forge.util.encodeUtf8(password)),
  );
  const bytes = key && fromLatin1(forge.asn1.toDer(key).getBytes());
  // Decrypting with a wrong password may still yield a valid element.
  if (!bytes || !isPkcs8(bytes)) throw wrongPassword(password);
  return bytes;
}

function pkcs12Parts(der: string, password: string): KeyParts | undefined {
  const outer = orWhenUnread(() => forge.asn1.fromDer(der, false));
  if (!outer || !/\x2a\x86\x48\x86\xf7\x0d\x01\x07\x01/.test(der)) return undefined;
  const store = orWhenUnread(() => forge.pkcs12.pkcs12FromAsn1(outer, false, password));
  if (!store) throw wrongPassword(password);
  const { certBag = '', keyBag = '', pkcs8ShroudedKeyBag = '' } = forge.pki.oids;
  const bagsOf = (bagType: string) => store.getBags({ bagType })[bagType] ?? [];
  const bytesOf = (element: forge.asn1.Asn1) => fromLatin1(forge.asn1.toDer(element).getBytes());
  // The library parses RSA keys and certificates, and leaves other types as they are.
  const keys = [...bagsOf(pkcs8ShroudedKeyBag), ...bagsOf(keyBag)].map(({ key, asn1 }) =>
    bytesOf(key ? forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(key)) : asn1),
  );
  const certificates = bagsOf(certBag).flatMap(
    ({ cert, asn1 }) => readCertificate(bytesOf(cert ? forge.pki.certificateToAsn1(cert) : asn1)) ?? [],
  );
  return { keys, certificates };
}

const curveHashes: Record<string, HashName> = { 'P-256': 'SHA-256', 'P-384': 'SHA-384', 'P-521': 'SHA-512' };

async function importKey(pkcs8: Bytes, isPss: boolean): Promise<{ key: CryptoKey; hash: HashName }> {
  const element = readElement(pkcs8)?.element;
  const [, algorithm] = element instanceof asn1js.Sequence ? element.valueBlock.value : [];
  const [type, parameter] = algorithm instanceof asn1js.Sequence ? algorithm.valueBlock.value : [];
  const typeId = type instanceof asn1js.ObjectIdentifier ? type.valueBlock.toString() : '';
  const namedCurve = curveNameOf(parameter);
  const hash = namedCurve === undefined ? 'SHA-256' : (curveHashes[namedCurve] ?? 'SHA-256');
  const isKnown = typeId === oids.ec ? namedCurve !== undefined : typeId === oids.rsa;
  if (!isKnown) throw new JobError('unsupported-key', {});
  const how =
    namedCurve === undefined ? { name: isPss ? 'RSA-PSS' : 'RSASSA-PKCS1-v1_5', hash } : { name: 'ECDSA', namedCurve };
  const key = await crypto.subtle.importKey('pkcs8', pkcs8, how, false, ['sign']).catch((cause: unknown) => {
    throw new JobError('unsupported-key', {}, { cause });
  });
  return { key, hash };
}

/** Finds the certificate of the key: the one that verifies what the key signs. */
async function certificateOf(
  { key, hash }: { key: CryptoKey; hash: HashName },
  certificates: readonly Held[],
): Promise<Held> {
  const sample = new TextEncoder().encode('sample');
  const { name } = key.algorithm;
  const saltLength = 32;
  const signature = new Uint8Array(await crypto.subtle.sign({ name, hash, saltLength }, key, sample));
  const type = name === 'ECDSA' ? 'ECDSA' : name === 'RSA-PSS' ? 'RSA-PSS' : 'RSA';
  for (const held of certificates) {
    if (await isSignedBy(held.certificate, { type, hash, saltLength, isRaw: true }, signature, sample)) return held;
  }
  throw new JobError('no-certificate', {});
}

function checkTimes({ facts: { notBefore, notAfter } }: Held) {
  const now = new Date().toISOString();
  if (now > notAfter) throw new JobError('certificate-expired', { end: notAfter.slice(0, 10) });
  if (now < notBefore) throw new JobError('certificate-not-yet-valid', { start: notBefore.slice(0, 10) });
}
