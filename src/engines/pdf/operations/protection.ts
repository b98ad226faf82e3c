import { JobError } from '#errors/errors.ts';
import type { Output, PdfProtection } from '#jobs/contract/job.ts';
import { Encryption } from '../crypt/encryption.ts';
import { explained, openDocument } from '../document/open-document.ts';
import { stemOf, toFile } from '../results/output-file.ts';
import { rewrite } from '../copy/rewrite.ts';
import { lossNotes } from '../results/notes.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/**
 * Removes the encryption of a file.
 *
 * @throws {JobError} `encrypted` if only attached files need the password.
 */
export async function unlock(file: File, password: string, onProgress: OnProgress): Promise<Output> {
  const document = await openDocument(file, password);
  if (!document.isEncrypted) return { file, notes: [{ type: 'unchanged', why: 'not-encrypted' }] };
  const rewritten = await explained(() => rewrite(document, { onProgress }));
  if (rewritten.attachments > 0) throw new JobError('encrypted', {});
  return { file: await toFile(rewritten, stemOf(file.name)), notes: lossNotes(rewritten) };
}

/** @throws {JobError} `no-password` if neither password is given. */
export async function protect(
  file: File,
  password: string,
  protection: PdfProtection,
  onProgress: OnProgress,
): Promise<Output> {
  const { userPassword, ownerPassword } = protection;
  if (userPassword === '' && ownerPassword === '') throw new JobError('no-password', {});
  const document = await openDocument(file, password);
  const encryption = new Encryption(protection);
  const rewritten = await explained(() => rewrite(document, { encryption, onProgress }));
  return {
    file: await toFile(rewritten, stemOf(file.name), userPassword),
    notes: lossNotes(rewritten),
  };
}
