import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync, gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { unreadable } from '#components/files/unreadable.ts';
import { sniffFormat } from '#formats/formats.ts';
import { describeProblem } from '#components/problem.ts';

const stranger = (name: string) => new Uint8Array(readFileSync(`tests/fixtures/strangers/${name}`));
const bytesOf = (latin1: string) => Uint8Array.from(latin1, (letter) => letter.charCodeAt(0));
const zipped = (...names: string[]) =>
  new Uint8Array(zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x'.repeat(5000))]))));
const behind = (length: number, text: string) => Buffer.concat([Buffer.alloc(length, 1), Buffer.from(text)]);
const font = createRequire(import.meta.url).resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf');

/** A compound file in which a stream has another name, in UTF-16. */
function withStream(file: Uint8Array, from: string, to: string): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(file);
  const at = bytes.indexOf(Buffer.from(`${from}\0`, 'utf16le'));
  bytes.fill(0, at, at + 64);
  bytes.write(to, at, 'utf16le');
  bytes.writeUInt16LE(to.length * 2 + 2, at + 64);
  return new Uint8Array(bytes);
}

/** What people drop -> what it is called. The files of `fixtures/strangers/` are by other programs. */
const strangers: [string, Uint8Array | string, string][] = [
  ['docx', stranger('letter.docx'), 'a Word document'],
  ['xlsx', stranger('table.xlsx'), 'an Excel workbook'],
  ['pptx', stranger('slides.pptx'), 'a PowerPoint presentation'],
  ['odt', stranger('letter.odt'), 'an OpenDocument text'],
  ['ods', stranger('table.ods'), 'an OpenDocument spreadsheet'],
  ['odp', stranger('slides.odp'), 'an OpenDocument presentation'],
  ['doc', stranger('letter.doc'), 'a Word document'],
  ['xls', stranger('table.xls'), 'an Excel workbook'],
  ['ppt', gunzipSync(stranger('slides.ppt.gz')), 'a PowerPoint presentation'],
  ['a document with a password', withStream(stranger('letter.doc'), 'WordDocument', 'EncryptedPackage'), 'a password'],
  ['an older document', withStream(stranger('letter.doc'), 'WordDocument', 'Contents'), 'older Office program'],
  ['a cut-off document', stranger('letter.doc').subarray(0, 600), 'older Office program'],
  ['rtf', stranger('letter.rtf'), 'an RTF document'],
  ['pages', zipped('Index/Document.iwa', 'preview.jpg'), 'a Pages, Numbers or Keynote document'],
  ['zip', zipped('word.txt', 'notes/xl/workbook.xml'), 'a ZIP archive'],
  ['a cut-off zip', zipped('word/document.xml').subarray(0, 40), 'a ZIP archive'],
  ['a zip with 5000 files', zipped(...Array.from({ length: 5000 }, (_, at) => `${at}.txt`)), 'a ZIP archive'],
  ['7z', stranger('letter.7z'), 'a 7z archive'],
  ['rar', 'Rar!\x1A\x07\x01\0', 'a RAR archive'],
  ['tar', execFileSync('tar', ['cf', '-', 'package.json']), 'a TAR archive'],
  ['tar.gz', execFileSync('tar', ['czf', '-', 'package.json']), 'a compressed archive'],
  ['a compressed recording', gzipSync(stranger('clip.avi')), 'a compressed archive'],
  ['iso', behind(32_769, 'CD001'), 'a disk image (ISO)'],
  ['dmg', behind(5000, 'koly'.padEnd(512, '\0')), 'a disk image (DMG)'],
  ['eml', stranger('letter.eml'), 'an email'],
  ['msg', withStream(stranger('letter.doc'), 'WordDocument', '__properties_version1.0'), 'an Outlook email'],
  ['mhtml', 'From: <Saved by Blink>\r\nSubject: x\r\nDate: Sat\r\n\r\n', 'a saved web page'],
  ['epub', stranger('letter.epub'), 'an e-book'],
  ['avi', stranger('clip.avi'), 'an AVI video'],
  ['wmv', stranger('clip.wmv'), 'Windows Media'],
  ['flv', stranger('clip.flv'), 'a Flash video'],
  ['mpg', '\0\0\x01\xBA\x44', 'an MPEG video'],
  ['exe', `MZ\x90\0\x03${'\0'.repeat(80)}`, 'a program'],
  ['a program of Linux', readFileSync(process.execPath).subarray(0, 2000), 'a program'],
  ['apk', zipped('classes.dex', 'AndroidManifest.xml'), 'an Android app'],
  ['dwg', 'AC1027\0\0', 'a CAD drawing (DWG)'],
  ['dxf', '  0\r\nSECTION\r\n  2\r\nHEADER\r\n', 'a CAD drawing (DXF)'],
  ['eps', '%!PS-Adobe-3.0 EPSF-3.0', 'a PostScript or EPS file'],
  ['indd', '\x06\x06\xED\xF5\xD8\x1D\x46\xE5\xBD\x31\xEF\xE7\xFE\x74\xB7\x1D', 'an InDesign document'],
  ['ttf', readFileSync(font), 'a font'],
  ['woff2', 'wOF2\0\x01\0\0', 'a font'],
  ['sqlite', stranger('table.sqlite'), 'a database (SQLite)'],
  ['html', '<!-- saved -->\n<!doctype html>\n<title>x</title>', 'a web page'],
  ['xhtml', '<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml"><svg></svg></html>', 'a web page'],
  ['txt', 'Dear Rosa,\nthe report is here: 5 °C.\n', 'plain text'],
  ['csv', 'name,amount\nRosa,12\nJan,30\n', 'plain text'],
  ['txt of Windows', '\xFF\xFED\0e\0a\0r\0', 'plain text'],
  ['url', '[InternetShortcut]\r\nURL=https://host.example/', 'a shortcut'],
  ['ass', '[Script Info]\r\nTitle: x', 'a subtitle file'],
];

test.each(strangers)('%s is called what it is, with what opens it', async (_, content, name) => {
  const file = new Blob([new Uint8Array(typeof content === 'string' ? bytesOf(content) : content)]);
  expect(await sniffFormat(file)).toBeUndefined();
  const error = await unreadable(file);
  expect(error.code).toBe('foreign-format');
  expect(describeProblem(error)).toMatch(/^This is .+, which Stayput cannot open\. .+\.$/);
  expect(error.facts).toHaveProperty('title', expect.stringContaining(name));
});

test('the sentence names the program that opens it', async () => {
  expect(describeProblem(await unreadable(new Blob([stranger('letter.docx')])))).toBe(
    'This is a Word document, which Stayput cannot open. LibreOffice is free, works on your own computer, and saves such files as PDF.',
  );
});

test.each([
  ['random bytes', Uint8Array.from({ length: 3000 }, (_, at) => (at * 167 + 13 * (at >> 3)) % 256)],
  ['text with a zero', bytesOf('Hello\0 there')],
  ['two letters of a program', bytesOf('MZ and more words')],
])('%s stay unknown, or are text', async (_, content) => {
  const { code, facts } = await unreadable(new Blob([content]));
  expect(code === 'unknown-format' || JSON.stringify(facts).includes('plain text')).toBe(true);
});

test('an empty file is called empty', async () => {
  expect((await unreadable(new Blob([]))).code).toBe('empty-file');
});
