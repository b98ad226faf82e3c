import { expect, test } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { Security } from '#engines/pdf/crypt/security.ts';
import { PdfDocument } from '#engines/pdf/document/document.ts';
import { answers } from '#engines/pdf/pdf.ts';
import { openSource } from '#containers/pdf/source.ts';
import { JobError } from '#errors/errors.ts';
import { qpdf } from '../../qpdf.ts';
import { bytesOf, checkStatus, contentOf, fixture, merge, objectsOf, operate } from './read-pdf.ts';

const inspect = (file: File) => answers.facts({ type: 'facts', file });

const plain = await fixture('first.pdf');

/** Encryption methods (ISO 32000-2, 7.6), as arguments of qpdf. */
const ciphers = [
  ['RC4, 40 bits', ['40', '--']],
  ['RC4, 128 bits', ['128', '--use-aes=n', '--']],
  ['RC4 by crypt filters', ['128', '--force-V4', '--use-aes=n', '--']],
  ['AES, 128 bits', ['128', '--use-aes=y', '--']],
  ['AES, 128 bits, metadata in the clear', ['128', '--use-aes=y', '--cleartext-metadata', '--']],
  ['AES, 256 bits', ['256', '--']],
  ['AES, 256 bits, as Acrobat 9 did', ['256', '--force-R5', '--']],
  ['AES, 256 bits, metadata in the clear', ['256', '--cleartext-metadata', '--']],
] as const;

async function encrypt(cipher: readonly string[], user: string, owner: string, ...more: string[]) {
  const args = ['--allow-weak-crypto', ...more, '--encrypt', user, owner, ...cipher, 'in.pdf', 'out.pdf'];
  const result = await qpdf(args, { 'in.pdf': plain });
  return result.file('out.pdf').slice();
}

const expected = await contentOf(await bytesOf(await merge(plain)));

for (const [name, cipher] of ciphers) {
  for (const objectStreams of ['disable', 'generate']) {
    test(`A file encrypted with ${name} that opens without a password merges (object streams: ${objectStreams})`, async () => {
      const encrypted = await encrypt(cipher, '', 'owner', `--object-streams=${objectStreams}`);
      const bytes = await bytesOf(await merge(encrypted));
      expect(await checkStatus(bytes)).toBe(0);
      expect(await contentOf(bytes)).toEqual(expected);
      expect((await objectsOf(bytes)).get('trailer')).not.toHaveProperty('/Encrypt');
    });
  }

  test(`A file encrypted with ${name} opens with either password and no other`, async () => {
    const source = await openSource(new Blob([await encrypt(cipher, 'user', 'owner')]));
    expect(new PdfDocument(source, 'user', Security).pages).toHaveLength(4);
    expect(new PdfDocument(source, 'owner', Security).pages).toHaveLength(4);
    for (const wrong of ['', 'User', 'ownerowner']) {
      const code = wrong === '' ? 'encrypted' : 'wrong-password';
      expect(() => new PdfDocument(source, wrong, Security)).toThrow(expect.objectContaining({ code }));
    }
  });
}

test('An encrypted file whose cross-reference is lost is decrypted all the same', async () => {
  for (const objectStreams of ['disable', 'generate']) {
    const encrypted = await encrypt(['256', '--'], '', 'owner', `--object-streams=${objectStreams}`);
    const text = Buffer.from(encrypted)
      .toString('latin1')
      .replace(/startxref\n\d+/, 'startxref\n7');
    expect(await contentOf(await bytesOf(await merge(new Uint8Array(Buffer.from(text, 'latin1')))))).toEqual(expected);
  }
});

test('An encrypted file that has lost what tells of it is not read as noise', async () => {
  const encrypted = await encrypt(['256', '--'], 'user', 'owner', '--object-streams=disable');
  const text = Buffer.from(encrypted).toString('latin1');
  const cut = new Uint8Array(Buffer.from(text.slice(0, text.lastIndexOf('trailer')), 'latin1'));
  await expect(merge(cut)).rejects.toMatchObject({ code: 'encrypted' });
});

test('A password may have any letters', async () => {
  const source = await openSource(new Blob([await encrypt(['256', '--'], 'pässwörd €', 'ゆ')]));
  expect(new PdfDocument(source, 'pässwörd €', Security).pages).toHaveLength(4);
  expect(new PdfDocument(source, 'ゆ', Security).pages).toHaveLength(4);
});

test('A file that needs a password is refused before and during the work', async () => {
  const locked = new File([await encrypt(['256', '--'], 'user', 'owner')], 'locked.pdf');
  const refused = { code: 'encrypted', constructor: JobError };
  await expect(inspect(locked)).rejects.toMatchObject(refused);
  await expect(merge(plain, locked)).rejects.toMatchObject(refused);
});

test('It is known of a file that it is encrypted', async () => {
  const encrypted = new File([await encrypt(['256', '--'], '', 'owner')], 'a.pdf');
  expect(await inspect(encrypted)).toMatchObject({ kind: 'document', format: 'pdf', pages: 4, encrypted: true });
  expect(await inspect(new File([plain], 'b.pdf'))).not.toHaveProperty('encrypted');
});

/** Builds a page with an attachment; only the attachment is encrypted, with an unknown password. */
function withLockedAttachment() {
  const file = new PdfText();
  const attached = file.stream(
    '/Type /EmbeddedFile /Filter [/Crypt] /DecodeParms [<< /Name /StdCF >>]',
    'sixteen bytes...'.repeat(3),
  );
  const described = file.add(`<< /Type /Filespec /F (secret.txt) /EF << /F ${attached} /UF ${attached} >> >>`);
  const other = file.add(`<< /Type /Filespec /F (open.txt) /EF << /F ${file.stream('/Type /Other', 'open')} >> >>`);
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>';
  const page = `<< /Type /Page /Parent ${file.tree} /Resources << /Font << /F1 ${font} >> >> /Contents`;
  const kid = file.add(`${page} ${file.stream('', 'BT /F1 10 Tf 20 20 Td (In the clear) Tj ET')} >>`);
  const names = `[(open.txt) ${other} (secret.txt) ${described}]`;
  const key = (bytes: number) => `<${'5a'.repeat(bytes)}>`;
  const encryption = `<< /Filter /Standard /V 5 /R 6 /Length 256 /P -4 /O ${key(48)} /U ${key(48)} /OE ${key(32)}
    /UE ${key(32)} /Perms ${key(16)} /CF << /StdCF << /CFM /AESV3 /AuthEvent /EFOpen /Length 32 >> >>
    /StmF /Identity /StrF /Identity /EFF /StdCF >>`;
  return file.document([kid], {
    tree: '/MediaBox [0 0 200 100]',
    catalog: `/Names << /EmbeddedFiles << /Names ${names} >> >>`,
    trailer: `/ID [<00> <00>] /Encrypt ${file.add(encryption)}`,
  });
}

test('A file of which only attachments are encrypted opens without a password, and they are said to be left out', async () => {
  const output = await merge(withLockedAttachment());
  expect(output.notes).toContainEqual({ type: 'attachments-removed', count: 1 });
  const bytes = await bytesOf(output);
  expect(await checkStatus(bytes)).toBe(0);
  expect(await contentOf(bytes)).toMatchObject({ texts: ['In the clear'], attachments: ['open.txt'] });
  const [protectedFile] = await operate(
    {
      type: 'protect',
      protection: { userPassword: '', ownerPassword: 'a', allows: { print: true, copy: true, change: true } },
    },
    [withLockedAttachment()],
  );
  expect(protectedFile?.notes).toContainEqual({ type: 'attachments-removed', count: 1 });
});

test('To unlock a file of which only attachments are encrypted takes their password', async () => {
  await expect(operate({ type: 'unlock' }, [withLockedAttachment()])).rejects.toMatchObject({ code: 'encrypted' });
});
