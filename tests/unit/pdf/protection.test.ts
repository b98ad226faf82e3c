import { PermissionFlag } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import type { PdfProtection } from '#jobs/contract/job.ts';
import { qpdf } from '../../qpdf.ts';
import { checkStatus, contentOf, fixture, objectsOf, onlyOutput, operate, read } from './read-pdf.ts';

const plain = await fixture('first.pdf');
const everything = { print: true, copy: true, change: true };

const protect = async (protection: Partial<PdfProtection>, password = '', input = plain) =>
  onlyOutput(
    await operate(
      { type: 'protect', protection: { userPassword: '', ownerPassword: '', allows: everything, ...protection } },
      [input],
      [password],
    ),
  );
const unlock = async (input: Uint8Array<ArrayBuffer>, password = '') =>
  onlyOutput(await operate({ type: 'unlock' }, [input], [password]));

const expected = await contentOf(plain);

test('A protected file opens with its password and no other, and holds everything', async () => {
  const locked = await protect({ userPassword: 'pässwörd €' });
  await expect(contentOf(locked)).rejects.toThrow(/password/i);
  await expect(contentOf(locked, 'passwort')).rejects.toThrow(/password/i);
  expect(await contentOf(locked, 'pässwörd €')).toEqual(expected);
});

test('qpdf, which checks every part of the encryption, finds nothing wrong', async () => {
  const locked = await protect({ userPassword: 'user', ownerPassword: 'owner' });
  for (const password of ['user', 'owner']) {
    expect((await qpdf([`--password=${password}`, '--check', 'in.pdf'], { 'in.pdf': locked })).status).toBe(0);
  }
});

test('Streams that say that they are not encrypted are, and can be read', async () => {
  const file = new PdfText();
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const data = Buffer.from('BT /F1 9 Tf 9 50 Td (plain words) Tj ET').toString('hex');
  const contents = file.stream(
    '/Filter [/Crypt /ASCIIHexDecode] /DecodeParms [<< /Name /Identity >> null]',
    `${data}>`,
  );
  const page = file.page(`/MediaBox [0 0 99 99] /Contents ${contents} /Resources << /Font << /F1 ${font} >> >>`);
  const locked = await protect({ userPassword: 'user' }, '', file.document([page]));
  expect((await contentOf(locked, 'user')).texts).toEqual(['plain words']);
  expect(Buffer.from(locked).includes(data)).toBe(false);
});

test('Neither text nor strings of a protected file can be read in its bytes', async () => {
  const bytes = Buffer.from(await protect({ userPassword: 'user' })).toString('latin1');
  for (const word of ['Title of A', 'Article of A', 'Helvetica']) {
    expect(Buffer.from(plain).toString('latin1')).toContain(word);
    expect(bytes).not.toContain(word);
  }
});

test('Strings beside the data of a stream are encrypted, and other readers have them back', async () => {
  const file = new PdfText();
  const contents = file.stream('/Note (secret words)', '0 0 9 9 re f');
  const page = file.page(`/MediaBox [0 0 99 99] /Contents ${contents}`);
  const locked = await protect({ userPassword: 'user' }, '', file.document([page]));
  expect(Buffer.from(locked).includes('secret words')).toBe(false);
  const opened = await qpdf(['--password=user', '--decrypt', 'in.pdf', 'out.pdf'], { 'in.pdf': locked });
  const objects = await objectsOf(opened.file('out.pdf'));
  expect([...objects.values()]).toContainEqual(
    expect.objectContaining({ dict: expect.objectContaining({ '/Note': 'u:secret words' }) }),
  );
});

test('Restrictions are those that were asked for', async () => {
  const locked = await protect({ ownerPassword: 'owner', allows: { print: false, copy: true, change: false } });
  const { document } = await read(locked);
  const { COPY, COPY_FOR_ACCESSIBILITY } = PermissionFlag;
  const allowed = [...((await document.getPermissions()) ?? [])];
  expect(allowed).toEqual([COPY, COPY_FOR_ACCESSIBILITY]);
  expect(await contentOf(locked)).toEqual(expected);
});

test('An unlocked file is the one that was protected', async () => {
  const locked = await protect({ userPassword: 'user' });
  const unlocked = await unlock(locked, 'user');
  expect(await checkStatus(unlocked)).toBe(0);
  expect((await objectsOf(unlocked)).get('trailer')).not.toHaveProperty('/Encrypt');
  expect(await contentOf(unlocked)).toEqual(expected);
});

test('A protected file may be protected anew, with another password', async () => {
  const again = await protect({ userPassword: 'new' }, 'old', await protect({ userPassword: 'old' }));
  await expect(contentOf(again, 'old')).rejects.toThrow(/password/i);
  expect(await contentOf(again, 'new')).toEqual(expected);
});

test('A protected file merges with its password, and the result opens without one', async () => {
  const locked = await protect({ userPassword: 'user' });
  const merged = await onlyOutput(await operate({ type: 'merge' }, [plain, locked], ['', 'user']));
  expect((await contentOf(merged)).texts).toEqual([...expected.texts, ...expected.texts]);
});

test('A wrong password is told from a missing one', async () => {
  const locked = await protect({ userPassword: 'user' });
  await expect(unlock(locked)).rejects.toMatchObject({ code: 'encrypted' });
  await expect(unlock(locked, 'no')).rejects.toMatchObject({ code: 'wrong-password' });
});

test('A file is not protected without a password', async () => {
  await expect(protect({})).rejects.toMatchObject({ code: 'no-password' });
});

test('A file that is not locked comes back as it is', async () => {
  const file = new File([plain], 'plain.pdf');
  const [output] = await operate({ type: 'unlock' }, [file]);
  expect(output).toEqual({ file, notes: [{ type: 'unchanged', why: 'not-encrypted' }] });
});
