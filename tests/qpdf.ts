import { readFile } from 'node:fs/promises';
import createQpdf from '@neslinesli93/qpdf-wasm';

const wasmFile = new URL('../node_modules/@neslinesli93/qpdf-wasm/dist/qpdf.wasm', import.meta.url);
let wasm: Promise<Buffer> | undefined;

interface QpdfResult {
  /** 0 if clean, 3 with warnings, 2 with errors. */
  status: number;
  /** Returns a file that qpdf wrote. */
  file(name: string): Uint8Array;
}

/** The parts of an Emscripten module that its types leave out. */
type Start = (options: { wasmBinary: Uint8Array; noInitialRun: true }) => Promise<{
  callMain(args: string[]): number;
  FS: { writeFile(path: string, data: Uint8Array): void; readFile(path: string): Uint8Array };
}>;

/** Runs qpdf, which shares no code with ours, on files in its own memory. */
export async function qpdf(args: string[], files: Record<string, Uint8Array>): Promise<QpdfResult> {
  wasm ??= readFile(wasmFile);
  const start = createQpdf as unknown as Start;
  // A module's memory cannot be reused.
  const instance = await start({ wasmBinary: await wasm, noInitialRun: true });
  for (const [name, bytes] of Object.entries(files)) instance.FS.writeFile(name, bytes);
  const status = instance.callMain(args);
  return { status, file: (name) => instance.FS.readFile(name) };
}
