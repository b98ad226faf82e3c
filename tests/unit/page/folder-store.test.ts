import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { tinySite } from '../build/tiny-site.ts';

const run = promisify(execFile);

test('a disk that takes no more is noticed, and nothing is left on it', async () => {
  await using folder = await tinySite({});
  const store = pathToFileURL('netlify/lib/folder-store.ts').href;
  const script = `
    const { folderStore } = await import('${store}');
    const store = folderStore(process.argv[1]);
    const outcome = (work) => work.then(() => 'done', (error) => error.code);
    await outcome(store.create('messages/small', 'a'));
    console.log(await outcome(store.check()), await outcome(store.create('messages/large', 'a'.repeat(50_000))));`;
  // Limits the size of files that the process may write, in blocks of 512 or 1,024 bytes.
  const command = 'ulimit -f 8; exec "$0" --input-type=module -e "$1" "$2"';
  const { stdout } = await run('sh', ['-c', command, process.execPath, script, folder.root]);
  expect(stdout.trim()).toBe('EFBIG EFBIG');
  expect(await readdir(join(folder.root, 'messages'))).toEqual(['small']);
  expect((await readdir(folder.root)).filter((name) => name.startsWith('.'))).toEqual([]);
});
