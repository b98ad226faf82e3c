import { extname } from 'node:path';

/** MIME types by extension. Other files are sent as plain bytes, which browsers neither show nor run. */
const mimeTypes: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

export const mimeTypeOf = (path: string) =>
  mimeTypes[extname(path).slice(1).toLowerCase()] ?? 'application/octet-stream';

/** Whether compression helps: text, WebAssembly, uncompressed fonts. Pictures and WOFF2 are already compressed. */
export const isCompressible = (mimeType: string) => /charset=utf-8|wasm|x-icon|ttf/.test(mimeType);

/** Whether a file is text. Well-known documents without an extension are JSON. */
export const isText = (mimeType: string, path: string) => mimeType.includes('charset=utf-8') || !/\.\w+$/.test(path);
