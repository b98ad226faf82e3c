import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as asn1js from 'asn1js';
import { ContentInfo, SignedData } from 'pkijs';
import { expect, test } from 'vitest';
import { appendVersion, fillSignature, signatureRoom } from '../../../scripts/fixtures/pdf-update.ts';
import { readKey } from '#engines/pdf/signatures/keys.ts';
import { signDigest } from '#engines/pdf/signatures/write-cms.ts';
import type { SignatureReport } from '#jobs/contract/pdf-signatures.ts';
import { describeNote } from '#words/notes.ts';
import { describeSignatures } from '#words/signatures.ts';
import { everything } from '../../nightly.ts';
import { operate } from './read-pdf.ts';
import { bytesFrom, fixture, latin1, outputOf, verdictsOf, verify } from './verified.ts';

const rsa = await fixture('rsa');

test.each([
  ['rsa', 'RSA, 2048 bits', 'SHA-256'],
  ['pss', 'RSA-PSS, 2048 bits', 'SHA-256'],
  ['rsa-sha-512', 'RSA, 2048 bits', 'SHA-512'],
  ['key-identifier', 'RSA, 2048 bits', 'SHA-256'],
  ['without-attributes', 'RSA, 2048 bits', 'SHA-256'],
  ['p-256', 'ECDSA, P-256', 'SHA-256'],
  ['p-384', 'ECDSA, P-384', 'SHA-384'],
  ['p-521', 'ECDSA, P-521', 'SHA-512'],
])('A signature that OpenSSL made is valid: %s', async (name, signature, digest) => {
  const [signed] = await verify(await fixture(name));
  expect(signed).toMatchObject({
    verdict: 'valid',
    faults: [],
    coversWholeFile: true,
    algorithm: { signature, digest, isWeak: false },
    chainEnd: 'root',
    certificateTime: 'within',
    later: [],
  });
});

test('It says who signed, with which certificate, and what else the signature states', async () => {
  const [signed] = await verify(rsa);
  const [own, root] = signed?.chain ?? [];
  const pem = await readFile(new URL('../../fixtures/signatures/root.pem', import.meta.url), 'utf8');
  const der = Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64');
  expect(own).toMatchObject({
    name: 'Ada Lovelace rsa',
    subject: 'CN=Ada Lovelace rsa, O=Analytical Engines, C=GB',
    issuer: 'CN=Test Root, O=Test Authority, C=GB',
    notAfter: '2120-01-01T00:00:00.000Z',
  });
  expect(root?.fingerprint).toBe(createHash('sha256').update(der).digest('hex'));
  expect(signed).toMatchObject({
    field: 'Signature1',
    format: 'ETSI.CAdES.detached',
    stated: { reason: 'I agree', location: 'London', time: '2026-03-01T12:00:00+01:00' },
    version: 2,
  });
  const text = await (await outputOf(rsa, 'text')).file.text();
  expect(text).toContain('Signature 1: Valid\n');
  expect(text).toContain('No timestamp or revocation was checked, because this page has no network access.');
});

test('SHA-1 is marked as weak, and expired, self-signed and wrongly issued certificates are told from others', async () => {
  expect((await verify(await fixture('rsa-sha-1')))[0]?.algorithm).toMatchObject({ digest: 'SHA-1', isWeak: true });
  // It signs the SHA-1 of the file, with SHA-256.
  const within = { verdict: 'valid', faults: [], algorithm: { digest: 'SHA-256', isWeak: true } };
  expect(await verify(await fixture('digest-within'))).toMatchObject([within]);
  expect(await verdictsOf(await fixture('expired'))).toEqual(['expired']);
  expect(await verdictsOf(await fixture('self-signed'))).toEqual(['self-signed']);
  expect(await verdictsOf(await fixture('not-issued'))).toEqual(['broken-chain']);
});

test.each([
  ['rsa-sha-1', 'Ada Lovelace rsa: Valid, but made with SHA-1, which is weak.'],
  ['digest-within', 'Ada Lovelace rsa: Valid, but made with SHA-1, which is weak.'],
  ['rsa-sha-512', 'Ada Lovelace rsa: Valid.'],
])('The row says whether a signature uses SHA-1: %s', async (name, verdict) => {
  const { notes } = await outputOf(await fixture(name), 'text');
  expect(notes.map(describeNote).join(' ')).toContain(`1 signature. ${verdict} No timestamp`);
});

test('A weak signature with another verdict says both', () => {
  expect(describeSignatures([{ verdict: 'changed-later', name: '', isWeak: true }])).toContain(
    'Unknown signer: Changed after it was signed. The signature was made with SHA-1, which is weak.',
  );
});

test('Each of several signatures is checked for its own version of the file', async () => {
  const [first, second] = await verify(await fixture('twice'));
  expect(first).toMatchObject({ verdict: 'signed-further', version: 2, coversWholeFile: false });
  expect(first?.later).toEqual([{ type: 'signature-added', name: 'Signature2' }]);
  expect(second).toMatchObject({ verdict: 'valid', version: 3, coversWholeFile: true });
  const [output] = await operate({ type: 'verify', format: 'text' }, [await fixture('twice')]);
  expect(output?.notes.map(describeNote)).toEqual([
    '2 signatures. Ada Lovelace rsa: Valid, and signed further after that. Ada Lovelace p-256: Valid. No timestamp or revocation was checked, because this page has no network access.',
  ]);
});

test('A file without signatures says so', async () => {
  const output = await outputOf(await fixture('unsigned'), 'text');
  expect(output.notes.map(describeNote)).toEqual(['There are no digital signatures in this file.']);
  expect(await output.file.text()).toContain('There are no digital signatures in this file.');
});

/** Returns a deterministic generator of numbers below 1 (mulberry32). */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The verdicts for signatures of unchanged content. */
const whole: ReadonlySet<string> = new Set(['valid', 'signed-further', 'filled-in', 'self-signed']);

// The change may affect the path to the signature: then there is none, or the file cannot be read.
test('Each change of one byte is found, wherever in the file it is', async () => {
  for (const name of ['rsa', 'p-256']) {
    const bytes = await fixture(name);
    const next = random(20261125);
    const gap = latin1(bytes).indexOf('/Contents <');
    for (let change = 0; change < (everything ? 200 : 24); change++) {
      const at = Math.floor(next() * bytes.length);
      const by = 1 + Math.floor(next() * 255);
      const changed = bytes.slice();
      changed[at] = (changed[at] ?? 0) ^ by;
      const before = String.fromCharCode(bytes[at] ?? 0);
      const after = String.fromCharCode(changed[at] ?? 0);
      // The same digit in another letter case is the same signature.
      if (at > gap && before.toLowerCase() === after.toLowerCase()) continue;
      const verdicts = await verdictsOf(changed).catch(() => []);
      const isTakenForWhole = verdicts.some((verdict) => whole.has(verdict));
      expect(isTakenForWhole, `${name}: byte ${at}, from ${before} by ${by}`).toBe(false);
    }
  }
});

test('Changed text is told as a change of what was signed', async () => {
  for (const name of ['rsa', 'digest-within']) {
    const changed = bytesFrom(latin1(await fixture(name)).replace('Pay 10 pounds', 'Pay 99 pounds'));
    expect((await verify(changed))[0], name).toMatchObject({ verdict: 'changed', faults: ['digest'] });
  }
});

test('A file that is intact with a signature that is not is told from a changed file', async () => {
  for (const name of ['rsa', 'p-256', 'p-521']) {
    const text = latin1(await fixture(name));
    const digits = /<([\da-f]{1000,})>/.exec(text)?.[1] ?? '';
    // The signature's own bytes come last.
    const last = digits.replace(/(?:00)+$/, '').length;
    const digit = digits[last - 1] === '0' ? '1' : '0';
    const changed = text.replace(digits, `${digits.slice(0, last - 1)}${digit}${digits.slice(last)}`);
    expect((await verify(bytesFrom(changed)))[0], name).toMatchObject({ verdict: 'changed', faults: ['signature'] });
  }
});

/** Signs `unsigned.pdf` with a key of the fixtures, with these entries in the dictionary. */
async function signedWith(keyName: string, entries: string) {
  const pem = await readFile(new URL(`../../fixtures/signatures/${keyName}.pem`, import.meta.url));
  const key = await readKey([new File([pem], `${keyName}.pem`)], '', false);
  const room = appendVersion(await fixture('unsigned'), {
    3: '<< /Fields [9 0 R 11 0 R] /SigFlags 3 >>',
    10: signatureRoom(`/SubFilter /ETSI.CAdES.detached ${entries}`),
    11: '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature1) /V 10 0 R /Rect [0 0 0 0] /P 8 0 R /F 132 >>',
  });
  let digest = new Uint8Array();
  fillSignature(
    room,
    (signed) => (digest = new Uint8Array(createHash(key.hash.replace('-', '')).update(signed).digest())),
  );
  const signature = await signDigest(key, digest);
  return fillSignature(room, () => signature);
}

test('A signature that states a time before its certificate was valid is called expired', async () => {
  expect(await verify(await signedWith('rsa', "/M (D:20260301120000+01'00')"))).toMatchObject([
    { verdict: 'valid', certificateTime: 'within' },
  ]);
  expect(await verify(await signedWith('rsa', "/M (D:20190301120000+01'00')"))).toMatchObject([
    { verdict: 'expired', certificateTime: 'before' },
  ]);
});

/** Returns the CMS of a signed file, and a function that replaces it. */
function cmsOf(text: string) {
  const digits = /<([\da-f]{1000,})>/.exec(text)?.[1] ?? '';
  const { content } = new ContentInfo({ schema: asn1js.fromBER(Buffer.from(digits, 'hex')).result });
  const replace = (data: SignedData) => {
    const other = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: data.toSchema(true) });
    const hex = Buffer.from(other.toSchema().toBER()).toString('hex');
    return bytesFrom(text.replace(digits, hex.padEnd(digits.length, '0')));
  };
  return { data: new SignedData({ schema: content }), replace };
}

// Both certificates have the same key: only the signed attribute says which one it is.
test('Another certificate of the same key cannot take the place of the one that signed', async () => {
  const { data, replace } = cmsOf(latin1(rsa));
  const { data: other } = cmsOf(latin1(await fixture('expired')));
  const [signer, otherSigner] = [data.signerInfos[0], other.signerInfos[0]];
  if (!signer || !otherSigner) throw new Error('There is no signer');
  expect((await verify(replace(data)))[0]).toMatchObject({ verdict: 'valid' });
  signer.sid = otherSigner.sid;
  if (other.certificates) data.certificates = other.certificates;
  expect((await verify(replace(data)))[0]).toMatchObject({ verdict: 'changed', faults: ['certificate'] });
});

test('Kinds of signatures that are not known here are told, and not called valid', async () => {
  const kind = (name: string) => bytesFrom(latin1(rsa).replace('/ETSI.CAdES.detached', name.padEnd(20)));
  expect((await verify(kind('/adbe.x509.rsa_sha1')))[0]).toMatchObject({ verdict: 'unsupported', faults: ['kind'] });
  expect((await verify(kind('/ETSI.RFC3161')))[0]).toMatchObject({
    verdict: 'unsupported',
    faults: ['document-timestamp'],
  });
  const noise = latin1(rsa).replace(
    /\/Contents <[^>]+/,
    (contents) => `/Contents <${'41'.repeat((contents.length - 11) / 2)}`,
  );
  expect((await verify(bytesFrom(noise)))[0]).toMatchObject({ verdict: 'unreadable', faults: ['not-a-signature'] });
});

// ISO 32000-2, 7.6.2: all strings are encrypted except this one.
test('In an encrypted file, a signature is read as it stands', async () => {
  const protection = { userPassword: 'secret', ownerPassword: '', allows: { print: true, copy: true, change: true } };
  const [locked] = await operate({ type: 'protect', protection }, [await fixture('unsigned')]);
  if (!locked) throw new Error('There is no output');
  const bytes = new Uint8Array(await locked.file.arrayBuffer());
  const root = Number(/\/Root (\d+)/.exec(latin1(bytes))?.[1]);
  const [field, value] = [100, 101];
  const room = appendVersion(bytes, {
    [root]: `<< /Type /Catalog /Pages 102 0 R /AcroForm << /Fields [${field} 0 R] >> >>`,
    102: '<< /Type /Pages /Kids [103 0 R] /Count 1 >>',
    103: '<< /Type /Page /Parent 102 0 R /MediaBox [0 0 9 9] >>',
    [field]: `<< /FT /Sig /V ${value} 0 R >>`,
    [value]: signatureRoom('/SubFilter /ETSI.CAdES.detached'),
  });
  const signed = fillSignature(room, () => Buffer.from('0400', 'hex'));
  const output = await outputOf(signed, 'json', 'secret');
  const { signatures } = JSON.parse(await output.file.text()) as SignatureReport;
  // It is not a signature, but it is the content of the gap.
  expect(signatures[0]).toMatchObject({ verdict: 'unreadable', faults: ['not-a-signature'] });
});

test('A signature without its digits or its range is not valid', async () => {
  const text = latin1(rsa);
  const without = (key: string) => bytesFrom(text.replace(key, key.replace(/.$/, 'X')));
  expect(await verdictsOf(without('/ByteRange'))).toEqual(['wrong-range']);
  expect(await verdictsOf(without('/Contents'))).not.toContain('valid');
  const nothing = text.replace(/\/Contents <[^>]+>/, (contents) => '/Contents null'.padEnd(contents.length));
  expect(await verdictsOf(bytesFrom(nothing))).toEqual(['wrong-range']);
});

// Some programs write BER with indefinite lengths in the outer elements.
test('A signature whose parts give no lengths is valid, and not with a part that ends too late', async () => {
  const text = latin1(rsa);
  const digits = /<([\da-f]{1000,})>/.exec(text)?.[1] ?? '';
  const der = Buffer.from(digits, 'hex');
  // The three outermost elements, each with a two-byte length, and the object identifier of the type.
  const end = 4 + der.readUInt16BE(2);
  const parts = ['3080', der.subarray(4, 15).toString('hex'), 'a080', '3080', der.subarray(23, end).toString('hex')];
  const withEnds = (ends: string) =>
    bytesFrom(text.replace(digits, [...parts, ends].join('').padEnd(digits.length, '0')));
  expect(await verdictsOf(withEnds('000000000000'))).toEqual(['valid']);
  expect(await verdictsOf(withEnds('0000000000ff'))).toEqual(['unreadable']);
});
