import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Serves the built site on its own port, as Netlify does. */
export async function startSite(): Promise<Disposable & { origin: string }> {
  const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const part of server.stdout.setEncoding('utf8')) {
    said += part;
    const origin = /Stayput on (http\S+)/.exec(said)?.[1];
    if (origin) return { origin, [Symbol.dispose]: () => void server.kill() };
  }
  throw new Error(`The site did not start: ${said}`);
}
