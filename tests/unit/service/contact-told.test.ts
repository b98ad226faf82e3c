import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createMailServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openMessages } from '../../../netlify/lib/messages.ts';
import { tellOfWaiting } from '../../../netlify/lib/tell.ts';
import { message, sendForm } from '../build/built-site.ts';
import { startMailServer } from './mail-server.ts';
import { inbox, send } from './contact-site.ts';
import { site } from './served.ts';
import { atNight } from '../../nightly.ts';

afterEach(() => {
  for (const name of ['SMTP_URL', 'CONTACT_TO', 'CONTACT_FROM', 'CONTACT_WEBHOOK']) delete process.env[name];
});

test('a message is mailed as text, from us, with the sender to answer to', async () => {
  await using server = await startMailServer();
  Object.assign(process.env, server.settings);
  await send({ ...message, name: 'Ada, "Lovelace" <x@y.example>', message: '<b>Hello</b>\n.\nBye, 😀' });
  const [mailed] = await server.received(1);
  expect(mailed?.envelope).toMatchObject({ from: 'site@example.com', to: ['owner@example.com'] });
  expect(mailed?.headers['content-type']).toMatch(/^text\/plain/);
  expect(mailed?.headers['reply-to']).toContain('<ada@example.com>');
  expect(mailed?.headers['subject']).toBe('Stayput: A question');
  expect(mailed?.headers).not.toHaveProperty('bcc');
  expect(mailed?.text).toContain('<b>Hello</b>\n.\nBye, 😀');
  const { stdout } = await inbox('list');
  expect(stdout).toMatch(/mailed \d{4}-/);
});

test('a message that could not be mailed stays, and is mailed later, once', async () => {
  await using server = await startMailServer();
  Object.assign(process.env, server.settings, { SMTP_URL: 'smtp://127.0.0.1:1' });
  expect((await send(message)).status).toBe(200);
  const messages = openMessages();
  expect(await tellOfWaiting(messages)).toBe(0);
  expect(await messages.waiting('mail')).toHaveLength(1);

  Object.assign(process.env, server.settings);
  expect(await tellOfWaiting(messages)).toBe(1);
  expect(await tellOfWaiting(messages)).toBe(0);
  expect(await server.received(1)).toHaveLength(1);
});

test('a mail server that refuses one message is asked again', async () => {
  await using server = await startMailServer({ refuseFirst: 1 });
  Object.assign(process.env, server.settings);
  await send(message);
  const messages = openMessages();
  await expect.poll(() => server.refused()).toBe(1);
  expect(await tellOfWaiting(messages)).toBe(1);
});

/** A health answer may be a second old. */
const patient = { timeout: 10_000 };
const health = async () => (await (await site.ask('/api/health')).json()) as Record<string, unknown>;

test('a message that is refused for good keeps none back, and is shown with the reason', async () => {
  await using server = await startMailServer({ spam: 'poison' });
  Object.assign(process.env, server.settings, { SMTP_URL: 'smtp://127.0.0.1:1' });
  for (const subject of ['poison', 'After it', 'And after that']) await send({ ...message, subject });
  const messages = openMessages();
  await expect.poll(async () => (await messages.waiting('mail')).length).toBe(3);
  expect(await tellOfWaiting(messages)).toBe(0);

  Object.assign(process.env, server.settings);
  expect(await tellOfWaiting(messages)).toBe(2);
  // Not again at once, but on request.
  expect(await tellOfWaiting(messages)).toBe(0);
  const [waiting] = await messages.waiting('mail');
  const { tries } = (await messages.attempts('mail', waiting?.id ?? '')) ?? { tries: 0 };
  expect((await inbox('list')).stdout).toMatch(/not mailed \(\d+ tried: .*554 This looks like spam\) .* poison/);
  expect((await inbox('retry')).stdout).toBe('Sent: 0.\n');
  expect((await messages.attempts('mail', waiting?.id ?? ''))?.tries).toBe(tries + 1);
  await expect.poll(health, patient).toMatchObject({ status: 'ok', mail: 'failing' });
  await inbox('delete', waiting?.id ?? '');
  await expect.poll(health, patient).toMatchObject({ mail: 'ok' });
});

test('health says when nobody is told of messages, and tells strangers nothing about them', async () => {
  await send(message);
  await expect.poll(health, patient).toMatchObject({ status: 'ok', mail: 'off' });
  expect(Object.keys(await health())).toEqual(['status', 'service', 'time', 'mail']);
  process.env['CONTACT_TO'] = 'owner@example.com';
  await expect.poll(health, patient).toMatchObject({ status: 'ok', mail: 'incomplete' });
});

test('a webhook is told of messages too, and asked again where it failed', async () => {
  const bodies: { text: string; message: { id: string } }[] = [];
  let fails = true;
  await using hook = createServer(async (request, response) => {
    const body = JSON.parse((await request.toArray()).join('')) as (typeof bodies)[number];
    if (!fails) bodies.push(body);
    response.writeHead(fails ? 500 : 204).end();
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  // It listens on TCP, so it has a port.
  process.env['CONTACT_WEBHOOK'] = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`;
  const { id } = (await (await send(message)).json()) as { id: string };
  const messages = openMessages();
  await expect.poll(async () => (await messages.attempts('webhook', id))?.lastError).toContain('500');
  fails = false;
  expect(await tellOfWaiting(messages)).toBe(1);
  expect(await tellOfWaiting(messages)).toBe(0);
  expect(bodies).toMatchObject([{ text: expect.stringContaining(message.message), message: { id } }]);
  expect((await inbox('list')).stdout).toMatch(/posted \d{4}-/);
});

test('a damaged file in the store keeps nothing back', async () => {
  await using server = await startMailServer();
  await send(message);
  await writeFile(join(site.data, 'messages/messages', 'f'.repeat(32)), '{"id":');
  Object.assign(process.env, server.settings);
  expect(await tellOfWaiting(openMessages())).toBe(1);
  const { stdout } = await inbox('list');
  expect(stdout.trim().split('\n')).toHaveLength(1);
  await openMessages().delete('f'.repeat(32));
});

test.each([
  ['fills the field that nobody sees', { website: 'https://spam.example' }, {}, 'filled the trap'],
  ['takes no time', { website: '', elapsed: '300' }, {}, 'too fast'],
  ['is posted from another site', { website: '' }, { 'Sec-Fetch-Site': 'cross-site' }, 'from another site'],
])('what %s is kept and not mailed', async (_, extra, headers, suspicion) => {
  await using server = await startMailServer();
  Object.assign(process.env, server.settings);
  const answer = await site.ask(
    '/contact',
    sendForm({ ...message, ...extra } as Record<string, string>, headers as Record<string, string>),
  );
  expect(answer.status).toBe(303);
  const messages = openMessages();
  expect(await messages.all()).toMatchObject([{ suspicion }]);
  expect(await tellOfWaiting(messages)).toBe(0);
  expect((await inbox('list')).stdout).toContain(`not mailed (${suspicion})`);
});

test('a message that was refused while the clock was ahead does not wait as long', async () => {
  await using server = await startMailServer();
  await send(message);
  const messages = openMessages();
  const [waiting] = await messages.waiting('mail');
  const aYear = 365 * 86_400_000;
  await messages.markFailed('mail', waiting?.id ?? '', new Error('refused'), () => aYear);
  Object.assign(process.env, server.settings);
  expect(await tellOfWaiting(messages)).toBe(1);
});

/** What is wrong with a mail server, what it does with a connection, and the milliseconds after which we give up. */
const badServers: [string, (socket: Socket) => unknown, number][] = [
  ['takes a connection and ends it', (socket) => socket.end(), 5000],
  ['says what is not SMTP', (socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n'), 5000],
  ...atNight<[string, (socket: Socket) => unknown, number]>([
    ['never says a word', () => undefined, 15_000],
    ['never comes to an end', dripping, 25_000],
  ]),
];

test.each(badServers)(
  'a mail server that %s loses no message, and health says so',
  { timeout: 90_000 },
  async (_, answer, longest) => {
    const server = createMailServer((socket) => {
      socket.on('error', () => socket.destroy());
      answer(socket);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    // It listens on TCP, so it has a port.
    const { port } = server.address() as AddressInfo;
    await send(message);
    const settings = {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      CONTACT_TO: 'a@example.com',
      CONTACT_FROM: 'b@example.com',
    };
    Object.assign(process.env, settings);
    const start = performance.now();
    expect(await tellOfWaiting(openMessages())).toBe(0);
    expect(performance.now() - start).toBeLessThan(longest);
    expect(await openMessages().waiting('mail')).toHaveLength(1);
    await expect.poll(health, patient).toMatchObject({ status: 'ok', mail: 'failing' });
    server.close();
  },
);

function dripping(socket: Socket) {
  const timer = setInterval(() => socket.write('220-wait\r\n'), 1000);
  socket.on('close', () => clearInterval(timer));
}
