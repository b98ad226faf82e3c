import { createHash, verify as verifyByOpenSsl, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { PdfDigitalSigning } from '#jobs/contract/pdf-edits.ts';
import { describeNote } from '#words/notes.ts';
import { signatureLines } from '#words/signatures.ts';
import { renderPdf } from '../../render-pdf.ts';
import { bytesOf, checkStatus, onlyOutput, operate, read } from './read-pdf.ts';
import { fixture, latin1, verdictsOf, verify } from './verified.ts';

const keyFile = async (name: string) =>
  new File([await readFile(new URL(`../../fixtures/signatures/${name}`, import.meta.url))], name);

async function outputsOf(bytes: Uint8Array<ArrayBuffer>, keys: string[], how: Partial<PdfDigitalSigning> = {}) {
  const files = await Promise.all(keys.map(keyFile));
  const common = { password: 'secret', isPss: false, reason: '', location: '', shown: 'nowhere' } as const;
  return operate({ type: 'sign-digitally', signing: { ...common, keys: files, lines: signatureLines, ...how } }, [
    bytes,
  ]);
}

const sign = async (...from: Parameters<typeof outputsOf>) => onlyOutput(await outputsOf(...from));

const unsigned = await fixture('unsigned');

test.each([
  ['rsa.p12', 'RSA, 2048 bits', 'SHA-256'],
  ['old.p12', 'RSA, 2048 bits', 'SHA-256'],
  ['triple-des.p12', 'RSA, 2048 bits', 'SHA-256'],
  ['p-256.p12', 'ECDSA, P-256', 'SHA-256'],
  ['rsa.pem', 'RSA, 2048 bits', 'SHA-256'],
  ['locked.pem', 'RSA, 2048 bits', 'SHA-256'],
  ['p-256.pem', 'ECDSA, P-256', 'SHA-256'],
  ['sec1.pem', 'ECDSA, P-256', 'SHA-256'],
  ['p-384.pem', 'ECDSA, P-384', 'SHA-384'],
  ['p-521.pem', 'ECDSA, P-521', 'SHA-512'],
])('A file that %s signs is valid, and its own bytes stay as they are', async (name, signature, digest) => {
  const signed = await sign(unsigned, [name]);
  expect(latin1(signed.subarray(0, unsigned.length))).toBe(latin1(unsigned));
  expect(await checkStatus(signed)).toBe(0);
  const [checked] = await verify(signed);
  expect(checked).toMatchObject({
    verdict: 'valid',
    faults: [],
    format: 'ETSI.CAdES.detached',
    algorithm: { signature, digest },
    coversWholeFile: true,
    certificateTime: 'within',
  });
  const pem = await readFile(
    new URL(
      `../../fixtures/signatures/${name.startsWith('p-') || name === 'sec1.pem' ? (name === 'sec1.pem' ? 'p-256' : name.slice(0, 5)) : 'rsa'}.pem`,
      import.meta.url,
    ),
    'utf8',
  );
  const own = new X509Certificate(pem.slice(pem.indexOf('-----BEGIN CERT')));
  expect(checked?.chain[0]?.fingerprint).toBe(own.fingerprint256.replaceAll(':', '').toLowerCase());
});

test('RSA can sign with PSS', async () => {
  const [checked] = await verify(await sign(unsigned, ['rsa.p12'], { isPss: true }));
  expect(checked).toMatchObject({ verdict: 'valid', algorithm: { signature: 'RSA-PSS, 2048 bits' } });
});

/** Returns the start of a DER element's content, and its end. */
function elementAt(der: Buffer, at: number): { start: number; end: number } {
  const length = der[at + 1] ?? 0;
  if (length < 0x80) return { start: at + 2, end: at + 2 + length };
  const size = length & 0x7f;
  const start = at + 2 + size;
  return { start, end: start + der.readUIntBE(at + 2, size) };
}

/** Returns the elements within another. */
function within(der: Buffer, at: number): number[] {
  const { start, end } = elementAt(der, at);
  const found: number[] = [];
  for (let next = start; next < end; next = elementAt(der, next).end) found.push(next);
  return found;
}

const fromPem = async (name: string) => {
  const pem = await readFile(new URL(`../../fixtures/signatures/${name}.pem`, import.meta.url), 'utf8');
  return new X509Certificate(pem.slice(pem.indexOf('-----BEGIN CERT')));
};

// Parsed by hand and checked by Node's OpenSSL, independently of the code that wrote it. ECDSA signatures are random,
// and half of their numbers start with a bit that must not be read as a sign, so several are checked.
test.each([
  ['rsa.p12', 'sha256'] as const,
  ...Array.from({ length: 5 }, () => ['p-256.p12', 'sha256'] as const),
  ['p-384.pem', 'sha384'] as const,
  ['p-521.pem', 'sha512'] as const,
])('OpenSSL accepts a signature made with %s, over the digest of the file', async (name, hash) => {
  const signed = await sign(unsigned, [name]);
  const text = latin1(signed);
  const [, a = '', b = '', c = ''] = /\/ByteRange ?\[0 (\d+) (\d+) (\d+)\]/.exec(text) ?? [];
  const [gapStart, gapEnd, rest] = [Number(a), Number(b), Number(c)];
  expect(gapEnd + rest).toBe(signed.length);
  const der = Buffer.from(text.slice(gapStart + 1, gapEnd - 1), 'hex');
  const digest = createHash(hash).update(signed.subarray(0, gapStart)).update(signed.subarray(gapEnd)).digest();
  const [, content = 0] = within(der, 0);
  const [data = 0] = within(der, content);
  const infos = within(der, data).at(-1) ?? 0;
  const [info = 0] = within(der, infos);
  const [, , , attributes = 0, , value = 0] = within(der, info);
  const { end } = elementAt(der, attributes);
  const signedAttributes = Buffer.concat([Buffer.from([0x31]), der.subarray(attributes + 1, end)]);
  expect(signedAttributes.includes(digest)).toBe(true);
  const { publicKey } = await fromPem(name.slice(0, -'.pem'.length));
  const { start, end: last } = elementAt(der, value);
  expect(verifyByOpenSsl(hash, signedAttributes, publicKey, der.subarray(start, last))).toBe(true);
  // The authority's certificate is included if the key's file contains it.
  expect(der.includes((await fromPem('root')).raw)).toBe(name.endsWith('.p12'));
  // The time is only in the file (PAdES), and the certificate is named.
  expect(signedAttributes.includes(Buffer.from('2a864886f70d010905', 'hex'))).toBe(false);
  expect(signedAttributes.includes(Buffer.from('2a864886f70d010910022f', 'hex'))).toBe(true);
});

test('Signatures follow each other, and earlier ones hold', async () => {
  const first = await sign(await fixture('twice'), ['p-384.pem'], { reason: 'I agree too', location: 'Zürich' });
  const [output] = await outputsOf(first, ['rsa.p12']);
  if (!output) throw new Error('There is no output');
  const second = await bytesOf(output);
  expect(await verdictsOf(second)).toEqual(['signed-further', 'signed-further', 'signed-further', 'valid']);
  expect((await verify(second)).map(({ field }) => field)).toEqual([1, 2, 3, 4].map((number) => `Signature${number}`));
  expect((await verify(second))[2]?.stated).toMatchObject({ reason: 'I agree too', location: 'Zürich' });
  expect(output.notes.map(describeNote)).toEqual([
    'Signed by Ada Lovelace rsa. 3 earlier signatures kept. Without a timestamp, because this page has no network access.',
  ]);
});

// It has a cross-reference stream, and most of its objects are in object streams.
test('Files with cross-reference streams, and pages that are turned, are signed and show who did it', async () => {
  const first = new Uint8Array(await readFile(new URL('../../fixtures/pdf/first.pdf', import.meta.url)));
  const [packed] = await operate({ type: 'merge' }, [first]);
  if (!packed) throw new Error('There is no output');
  for (const [file, shown] of [
    [await bytesOf(packed), 'first'],
    [first, 'last'],
    [unsigned, 'last'],
  ] as const) {
    const signed = await sign(file, ['p-256.p12'], { shown, reason: 'I agree (really)' });
    expect(await checkStatus(signed)).toBe(0);
    expect((await verdictsOf(signed)).at(-1)).toBe('valid');
    const reading = await read(signed);
    const number = shown === 'first' ? 1 : reading.document.numPages;
    const [field] = (await (await reading.document.getPage(number)).getAnnotations()).filter(
      ({ fieldType }) => fieldType === 'Sig',
    );
    expect(field.hasAppearance).toBe(true);
    const [before, after] = [await renderPdf(file), await renderPdf(signed)];
    expect(after[number - 1]?.equals(before[number - 1] ?? Buffer.of())).toBe(false);
  }
});

test('A file whose author allows nothing further is not signed, and one that allows it is', async () => {
  await expect(sign(await fixture('certified-1'), ['rsa.p12'])).rejects.toMatchObject({ code: 'signing-not-allowed' });
  const signed = await sign(await fixture('certified-2'), ['rsa.p12']);
  expect(await verdictsOf(signed)).toEqual(['signed-further', 'valid']);
  expect(latin1(signed)).toContain('/Perms');
});

test.each([
  [[], {}, 'no-key'],
  [['rsa.p12'], { password: 'wrong' }, 'wrong-key-password'],
  [['rsa.p12'], { password: '' }, 'no-key-password'],
  [['old.p12'], { password: 'wrong' }, 'wrong-key-password'],
  [['locked.pem'], { password: 'wrong' }, 'wrong-key-password'],
  [['root.pem'], {}, 'no-private-key'],
  [['unsigned.pdf'], {}, 'unread-key'],
  [['expired.p12'], {}, 'certificate-expired'],
] as const)('It says why nothing can be signed with %j and %j', async (keys, how, code) => {
  await expect(sign(unsigned, [...keys], how)).rejects.toMatchObject({ code });
});

test('A key without its certificate, an encrypted file and a damaged one are told from each other', async () => {
  const pem = await (await keyFile('rsa.pem')).text();
  const alone = new File([pem.slice(0, pem.indexOf('-----BEGIN CERT'))], 'key.pem');
  const other = await keyFile('p-256.pem');
  const otherText = await other.text();
  const wrong = new File([otherText.slice(otherText.indexOf('-----BEGIN CERT'))], 'wrong.pem');
  await expect(sign(unsigned, [], { keys: [alone] })).rejects.toMatchObject({ code: 'no-certificate' });
  await expect(sign(unsigned, [], { keys: [alone, wrong] })).rejects.toMatchObject({ code: 'no-certificate' });
  const protection = { userPassword: '', ownerPassword: 'owner', allows: { print: true, copy: true, change: false } };
  const locked = onlyOutput(await operate({ type: 'protect', protection }, [unsigned]));
  await expect(sign(await locked, ['rsa.p12'])).rejects.toMatchObject({ code: 'signing-encrypted' });
  const damaged = new Uint8Array(Buffer.from(latin1(unsigned).replace(/startxref\n\d+/, 'startxref\n9'), 'latin1'));
  await expect(sign(damaged, ['rsa.p12'])).rejects.toMatchObject({ code: 'signing-damaged' });
});
