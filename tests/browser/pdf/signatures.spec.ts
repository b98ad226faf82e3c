import { expect, test } from '../test.ts';
import { readFile } from 'node:fs/promises';
import { addFiles, finished, fixture, openTool, rowOf, runTool, saveResults } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

const signed = (name: string) => fixture(`signatures/${name}.pdf`);

test('What became of each signature is told as soon as a file is there, and more of it in a report', async ({
  page,
}) => {
  await openTool(page, 'verify-pdf');
  await addFiles(page, [signed('twice')]);
  await finished(page);
  await expect(rowOf(page, 'twice.pdf')).toContainText(
    '2 signatures. Ada Lovelace rsa: Valid, and signed further after that. Ada Lovelace p-256: Valid. No timestamp or revocation was checked, because this page has no network access.',
  );
  const report = page.getByLabel('twice-signatures.txt', { exact: true });
  await expect(report).toContainText('Signature “Signature2” was added.');
  await expect(report).toContainText('CN=Test Root, O=Test Authority, C=GB');
  // Waits for the last sentence.
  await expect(report).toContainText('Certificates were not compared with a list of trusted authorities.');
});

// The algorithms of the Web Crypto API.
test('Browsers check signatures of every algorithm', nightly, async ({ page }) => {
  await openTool(page, 'verify-pdf');
  const names = ['rsa', 'pss', 'rsa-sha-1', 'rsa-sha-512', 'p-256', 'p-384', 'p-521', 'without-attributes'];
  await addFiles(page, names.map(signed));
  await finished(page);
  for (const name of names) {
    const verdict = name === 'rsa-sha-1' ? 'Valid, but made with SHA-1, which is weak.' : 'Valid.';
    await expect(rowOf(page, `${name}.pdf`)).toContainText(`: ${verdict} No timestamp`);
  }
});

test('A file is signed with a key and its password, twice, and both signatures hold', async ({ page }) => {
  await openTool(page, 'digitally-sign-pdf');
  await addFiles(page, [signed('unsigned')]);
  await page.getByLabel('Key and certificate').setInputFiles(fixture('signatures/p-256.p12'));
  await page.getByLabel('Password of the key').fill('wrong');
  await runTool(page);
  await expect(rowOf(page, 'unsigned.pdf')).toContainText('That is not the password of this key.');
  await page.getByLabel('Password of the key').fill('secret');
  await page.getByText('Last page', { exact: true }).click();
  // No standard font has these letters.
  await page.getByLabel('Reason').fill('Ναι');
  await runTool(page);
  await expect(rowOf(page, 'unsigned.pdf')).toContainText(
    'Signed by Ada Lovelace p-256. Without a timestamp, because this page has no network access.',
  );
  const once = (await saveResults(page)).get('unsigned-signed.pdf') ?? Buffer.of();
  const before = await readFile(signed('unsigned'));
  expect(once.subarray(0, before.length).equals(before)).toBe(true);

  await openTool(page, 'digitally-sign-pdf');
  await addFiles(page, [{ name: 'once.pdf', mimeType: 'application/pdf', buffer: once }]);
  await page.getByLabel('Key and certificate').setInputFiles(fixture('signatures/rsa.pem'));
  await runTool(page);
  await expect(rowOf(page, 'once.pdf')).toContainText('1 earlier signature kept.');
  const twice = (await saveResults(page)).get('once-signed.pdf') ?? Buffer.of();

  await openTool(page, 'verify-pdf');
  await addFiles(page, [{ name: 'twice.pdf', mimeType: 'application/pdf', buffer: twice }]);
  await finished(page);
  await expect(rowOf(page, 'twice.pdf')).toContainText(
    'Ada Lovelace p-256: Valid, and signed further after that. Ada Lovelace rsa: Valid.',
  );
});
