import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Sends a command of Firefox’s own remote, and returns its result. */
export type Send = <Result>(command: string, parameters?: object) => Promise<Result>;

type Answer = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown];

/** Waits until something listens on a port. */
async function connected(port: number) {
  for (let tries = 0; ; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return socket;
    } catch (error) {
      if (tries === 200) throw error;
      await pause(100);
    }
  }
}

/**
 * Connects to Firefox’s own remote, which geckodriver speaks to as well. Not WebDriver BiDi, by which libraries drive
 * Firefox: with a session of it, Firefox 153 stops for ever in one of three `new Worker` of a worker that starts six,
 * because it then listens to every worker that starts; without it, it never did.
 */
export async function connectMarionette(port: number): Promise<Send> {
  const socket = await connected(port);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let received = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    // Each message is its length, a colon, and JSON. The first introduces the browser.
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon).toString());
      if (received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      if (Array.isArray(message)) settle(message as Answer);
    }
  });
  function settle([, id, error, result]: Answer) {
    const answer = waiting.get(id);
    waiting.delete(id);
    if (error) answer?.reject(new Error(`${error.error}: ${error.message}`));
    else answer?.resolve(result);
  }
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended'));
  });
  let last = 0;
  return async <Result>(command: string, parameters: object = {}) => {
    const answer = Promise.withResolvers<unknown>();
    last += 1;
    waiting.set(last, answer);
    const text = JSON.stringify([0, last, command, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    // As the command’s documentation says.
    return (await answer.promise) as Result;
  };
}
