/**
 * Runs ffmpeg.wasm's core as its own wrapper does: the whole input is written to its memory, and the output read from
 * there.
 */
export interface FfmpegRequest {
  /** The address of the core's script. */
  core: string;
  files: File[];
  args: string[];
  output: string;
}
export type FfmpegResponse = { result: Blob; failure?: undefined } | { failure: string };

interface Core {
  FS: {
    writeFile(name: string, bytes: Uint8Array): void;
    readFile(name: string): Uint8Array<ArrayBuffer>;
    unlink(name: string): void;
  };
  setLogger(logger: (line: { message: string }) => void): void;
  setTimeout(milliseconds: number): void;
  reset(): void;
  exec(...args: string[]): void;
  ret: number;
}

let loaded: Promise<Core> | undefined;
const said: string[] = [];

async function load(url: string): Promise<Core> {
  const { default: create } = (await import(/* @vite-ignore */ url)) as {
    default: (options: object) => Promise<Core>;
  };
  const addresses = { wasmURL: url.replace(/js$/, 'wasm'), workerURL: url.replace(/js$/, 'worker.js') };
  const core = await create({ mainScriptUrlOrBlob: `${url}#${btoa(JSON.stringify(addresses))}` });
  core.setLogger(({ message }) => said.push(message));
  return core;
}

async function work({ core: url, files, args, output }: FfmpegRequest): Promise<Blob> {
  const core = await (loaded ??= load(url));
  for (const { name, size } of files) if (size > 2 ** 31) throw new Error(`${name} is too large`);
  for (const file of files) core.FS.writeFile(file.name, new Uint8Array(await file.arrayBuffer()));
  core.setTimeout(-1);
  core.exec(...args);
  const { ret } = core;
  core.reset();
  if (ret !== 0) throw new Error(said.slice(-5).join('\n'));
  const result = new Blob([core.FS.readFile(output)]);
  for (const { name } of files) core.FS.unlink(name);
  core.FS.unlink(output);
  return result;
}

const respond = (response: FfmpegResponse) => self.postMessage(response);
self.addEventListener('message', ({ data }: MessageEvent<FfmpegRequest>) => {
  work(data).then(
    (result) => respond({ result }),
    (error: unknown) => respond({ failure: String(error) }),
  );
});
