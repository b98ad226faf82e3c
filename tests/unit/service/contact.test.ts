import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openMessages } from '../../../netlify/lib/messages.ts';
import { message, sendForm } from '../build/built-site.ts';
import { inbox, send } from './contact-site.ts';
import { site } from './served.ts';

/** Returns the invalid fields, and the reasons. */
async function errorsOf(answer: Response): Promise<Record<string, string>> {
  const { errors } = (await answer.json()) as { errors: { field: string; detail: string }[] };
  return Object.fromEntries(errors.map(({ field, detail }) => [field, detail]));
}

test('a message that was answered 200 is in the inbox', async () => {
  const before = Date.now();
  const answer = await send(message);
  const after = Date.now();
  expect(answer.status).toBe(200);
  const { status, id } = (await answer.json()) as { status: string; id: string };
  expect(status).toBe('accepted');
  const kept = await openMessages().find(id);
  expect(kept).toMatchObject({ ...message, id });
  const receivedAt = Date.parse(kept?.receivedAt ?? '');
  expect(receivedAt).toBeGreaterThanOrEqual(before);
  expect(receivedAt).toBeLessThanOrEqual(after);
});

test('every wrong field is named, with the reason', async () => {
  const answer = await send({ name: 'A', email: 'nobody', subject: 'Hi', message: 'Too short' });
  expect(answer.status).toBe(400);
  expect(await errorsOf(answer)).toEqual({
    name: 'Write 2 characters or more.',
    email: 'This is not an address that mail can be sent to.',
    subject: 'Write 3 characters or more.',
    message: 'Write 10 characters or more.',
  });
  expect(await openMessages().all()).toEqual([]);
});

test('what is missing, and what is no text, is named too', async () => {
  expect(await errorsOf(await send({ name: 7, email: null }))).toEqual({
    name: 'Text is needed here.',
    email: 'Text is needed here.',
    subject: 'This is missing.',
    message: 'This is missing.',
  });
  for (const content of [null, [], 'text', 7]) expect((await send(content)).status).toBe(400);
});

test('characters are counted as people count them, without the spaces around them', async () => {
  expect((await send({ ...message, name: '😀' })).status).toBe(400);
  expect((await send({ ...message, name: '😀😀' })).status).toBe(200);
  expect((await send({ ...message, name: ' 李明 ' })).status).toBe(200);
  expect((await send({ ...message, name: ' a ' })).status).toBe(400);
  expect((await send({ ...message, message: ' '.repeat(30) })).status).toBe(400);
  expect((await send({ ...message, message: '0123456789' })).status).toBe(200);
  expect((await send({ ...message, subject: 'a'.repeat(151) })).status).toBe(400);
  expect((await send({ ...message, message: 'a'.repeat(10_001) })).status).toBe(400);
  expect((await send({ ...message, message: '😀'.repeat(10_000) })).status).toBe(200);
});

test.each([
  "o'brien@example.ie",
  'a+b@mail.example.co.uk',
  'ADA@EXAMPLE.COM',
  ' ada@example.com ',
  'jörg@müller.example',
  `${'a'.repeat(64)}@example.com`,
])('mail can be sent to %s', async (email) => {
  expect((await send({ ...message, email })).status).toBe(200);
});

test.each([
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'a b@example.com',
  'a@example.com\nBcc: b@example.com',
  'a@b@c.d',
  '.a@example.com',
  'a.@example.com',
  'a..b@example.com',
  'a@-example.com',
  'a@example..com',
  'a\u202eb@example.com',
  `${'a'.repeat(65)}@example.com`,
])('mail cannot be sent to %j', async (email) => {
  expect((await send({ ...message, email })).status).toBe(400);
});

test.each(['name', 'subject'])('a line break in the %s is refused: it could become a header', async (field) => {
  const answer = await send({ ...message, [field]: 'Ada\r\nBcc: everyone@example.com' });
  expect(await errorsOf(answer)).toEqual({ [field]: 'Keep it on one line.' });
  expect((await send({ ...message, [field]: 'Ada\u2028Lovelace' })).status).toBe(400);
});

test('a name of characters that nobody sees is no name', async () => {
  expect(await errorsOf(await send({ ...message, name: '\u200b\u200d\u2060' }))).toEqual({
    name: 'Write something that can be seen.',
  });
});

test('the same Idempotency-Key stores a message once, however often it is sent', async () => {
  const headers = { 'Idempotency-Key': 'try-1' };
  const answers = [await send(message, headers), await send(message, headers), await send(message, headers)];
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id));
  expect(new Set(ids).size).toBe(1);
  expect(await openMessages().all()).toHaveLength(1);
});

test('twenty tries at once with the same Idempotency-Key store one message', async () => {
  const headers = { 'Idempotency-Key': 'try-2' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(message, headers)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(await openMessages().all()).toHaveLength(1);
});

test('an Idempotency-Key that was used for another message is refused', async () => {
  const headers = { 'Idempotency-Key': 'try-3' };
  await send(message, headers);
  const answer = await send({ ...message, subject: 'Another' }, headers);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'idempotency_key_reused' });
  expect((await send(message, { 'Idempotency-Key': 'a'.repeat(256) })).status).toBe(400);
});

test('when it cannot be stored, it is not accepted', async () => {
  const folder = process.env['MESSAGES_FOLDER'];
  process.env['MESSAGES_FOLDER'] = '/dev/null/nowhere';
  try {
    const answer = await send(message);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
    expect((await site.ask('/api/health')).status).toBe(503);
  } finally {
    process.env['MESSAGES_FOLDER'] = folder;
  }
});

test('the inbox is listed, shown, exported and cleared', async () => {
  await send({ ...message, subject: 'First' });
  const answer = await send({ ...message, subject: 'Second\u202e' });
  const { id } = (await answer.json()) as { id: string };
  const { stdout: list } = await inbox('list');
  expect(list).not.toContain('\u202e');
  expect(list.trim().split('\n')).toHaveLength(2);
  expect(list).toMatch(/waits .*Ada <ada@example.com> .*First\n/);
  const { stdout: shown } = await inbox('show', id.slice(0, 8));
  expect(shown).toContain(message.message);
  const { stdout: exported } = await inbox('export');
  expect(exported).not.toContain('\u202e');
  expect(
    exported
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { subject: string }).subject),
  ).toEqual(['First', 'Second\u202e']);
  expect((await inbox('delete', id.slice(0, 8))).stdout).toBe('Deleted: 1.\n');
  expect(await openMessages().all()).toHaveLength(1);
  await expect(inbox('show', id)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no message'),
  });
  await expect(inbox()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('npm run inbox -- list') });
});

test('what a process was writing when it ended is no message', async () => {
  await send(message);
  const folder = join(site.data, 'messages/messages');
  expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('files that dead processes left half written are removed, and those being written stay', async () => {
  await send(message);
  const folder = join(site.data, 'messages/messages');
  const [old, young] = [join(folder, '.left-behind'), join(folder, '.being-written')];
  await writeFile(old, 'Ada');
  await writeFile(young, 'Ada');
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await utimes(old, anHourAgo, anHourAgo);
  await openMessages().sweep();
  const names = await readdir(folder);
  expect(names).not.toContain('.left-behind');
  expect(names).toContain('.being-written');
  await rm(young);
});

test('only whoever runs the server can read messages', async () => {
  await send(message);
  const folder = join(site.data, 'messages/messages');
  const [name = ''] = await readdir(folder);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('the form of the page is thanked with a page of its own', async () => {
  const answer = await site.ask('/contact', sendForm({ ...message, website: '' }));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact/thanks']);
  expect((await site.ask('/contact/thanks')).status).toBe(200);
  expect(await openMessages().all()).toHaveLength(1);
});

test('the form sent twice is one message', async () => {
  for (let time = 0; time < 2; time++) await site.ask('/contact', sendForm({ ...message, website: '' }));
  expect(await openMessages().all()).toHaveLength(1);
});

test('the form with errors comes back as a page, filled in, with each error at its field', async () => {
  const fields = { ...message, name: 'A', message: '</textarea><script>alert(1)</script>', email: 'x"><i>' };
  const answer = await site.ask('/contact', sendForm(fields));
  expect(answer.status).toBe(400);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
  const html = await answer.text();
  expect(html).toMatch(/<p[^>]* id="name-error"[^>]*>Write 2 characters or more\.<\/p>/);
  expect(html).toMatch(/<p[^>]* id="email-error"[^>]*>This is not an address/);
  expect(html).toMatch(/<p[^>]* id="subject-error"[^>]* hidden/);
  expect(html).toMatch(/<input[^>]* name="subject"[^>]* value="A question"/);
  expect(html).toMatch(/name="name" aria-invalid="true"/);
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('"><i>');
});

test('a script is told the same in JSON', async () => {
  const answer = await site.ask('/contact', sendForm({ ...message, name: 'A' }, { Accept: 'application/json' }));
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(await errorsOf(answer)).toEqual({ name: 'Write 2 characters or more.' });
});

test('a person who takes their time is no robot', async () => {
  await site.ask('/contact', sendForm({ ...message, website: '', elapsed: '8000' }));
  expect((await openMessages().all())[0]).not.toHaveProperty('suspicion');
});
