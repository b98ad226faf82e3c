import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const command = resolve('tests/netlify/node_modules/netlify-cli/bin/run.js');

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  // It listens on TCP, so it has a port.
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/**
 * Starts the built site under Netlify's development server, as `npx netlify dev --dir dist` does, without a network.
 * Edge functions do not run: what starts them is fetched from edge.netlify.com.
 */
export async function netlifyDev() {
  const root = await mkdtemp(join(tmpdir(), 'stayput-netlify-'));
  for (const name of ['netlify', 'src', 'netlify.toml', 'package.json', 'tsconfig.json'])
    await cp(name, join(root, name), { recursive: true });
  for (const name of ['dist', 'node_modules']) await symlink(resolve(name), join(root, name));
  const port = await freePort();
  const options = ['--dir', 'dist', '--offline', '--no-open', '--internal-disable-edge-functions', '--port', `${port}`];
  const server = spawn(process.execPath, [command, 'dev', ...options], {
    cwd: root,
    env: { ...process.env, CI: '1', NETLIFY_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  for (let second = 0; !said.includes('Loaded function unknown') || !said.includes('ready'); second++) {
    if (second === 120 || server.exitCode !== null) throw new Error(`netlify dev did not start:\n${said}`);
    await setTimeout(1000);
  }
  return {
    url: `http://localhost:${port}`,
    async close() {
      const gone = once(server, 'exit');
      server.kill('SIGTERM');
      await Promise.race([gone, setTimeout(5000)]);
      server.kill('SIGKILL');
      await rm(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
