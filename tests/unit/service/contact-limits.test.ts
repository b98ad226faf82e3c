import { expect, test } from 'vitest';
import { openMessages } from '../../../netlify/lib/messages.ts';
import { message, sendJson } from '../build/built-site.ts';
import { site } from './served.ts';

test('two senders may choose the same Idempotency-Key', async () => {
  const headers = { 'Idempotency-Key': '1' };
  const post = (email: string, subject: string) =>
    site.ask('/api/contact', sendJson({ ...message, email, subject }, headers));
  expect((await post('ada@example.com', 'From one')).status).toBe(200);
  expect((await post('bob@example.com', 'From another')).status).toBe(200);
  expect((await post('ada@example.com', 'Another from one')).status).toBe(422);
  expect(await openMessages().all()).toHaveLength(2);
});

test('what is no message does not count, and one household counts as one', async () => {
  const ask = (init: RequestInit, address: string) =>
    fetch(`${site.url}/api/contact`, { ...init, headers: { ...init.headers, 'X-Forwarded-For': address } });
  const wrong = { ...message, name: '' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      ask(index % 2 ? { method: 'OPTIONS' } : sendJson(wrong), '2001:db8:1:2::1'),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 400]));
  const sent: number[] = [];
  for (let count = 1; count <= 11; count++) {
    sent.push((await ask(sendJson(message), `2001:db8:1:2::${count}`)).status);
  }
  expect(sent).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect((await ask(sendJson(message), '2001:db8:1:3::1')).status).toBe(200);
});

test('after ten messages a minute from one address comes 429, and when to try again', async () => {
  const headers = { 'X-Forwarded-For': '192.0.2.1', 'Content-Type': 'application/json' };
  const send = () => fetch(`${site.url}/api/contact`, { method: 'POST', headers, body: JSON.stringify(message) });
  const answers = await Promise.all(Array.from({ length: 12 }, send));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(2);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused[0]?.headers.get('content-type')).toBe('application/problem+json');
});
