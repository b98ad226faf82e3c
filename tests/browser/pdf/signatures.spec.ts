import { expect, test } from '../test.ts';
import { addFiles, finished, fixture, openTool, rowOf } from '../tool-page.ts';

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
  // To its last sentence.
  await expect(report).toContainText('Certificates were not compared with a list of trusted authorities.');
});

// What a browser's own cryptography takes.
test('Browsers check signatures of every algorithm', async ({ page }) => {
  await openTool(page, 'verify-pdf');
  const names = ['rsa', 'pss', 'rsa-sha-1', 'rsa-sha-512', 'p-256', 'p-384', 'p-521', 'without-attributes'];
  await addFiles(page, names.map(signed));
  await finished(page);
  for (const name of names) await expect(rowOf(page, `${name}.pdf`)).toContainText(': Valid. No timestamp');
});
