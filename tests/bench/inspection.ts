// Compares what the tool inspect-file finds in files with what exiftool reports, which must be installed:
// node tests/bench/inspection.ts <file or folder> …
import { spawnSync } from 'node:child_process';
import { openAsBlob } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { hiddenInPicture } from '../../src/engines/image/inspect/hidden-in-picture.ts';
import { formats, sniffFormat, type InputFormatId } from '../../src/formats/formats.ts';
import { hiddenInRecording, isRecording } from '../../src/engines/media/inspect/hidden-in-recording.ts';
import { openDocument } from '../../src/engines/pdf/document/open-document.ts';
import { readMetadata } from '../../src/engines/pdf/metadata/read.ts';
import { asFound, type Found } from '../../src/metadata/inspection.ts';
import { itemInWords } from '../../src/words/en/inspection.ts';

/** The tags of exiftool, without those of maker notes, that say where, who and with what. */
const wanted = {
  place: /^(?:GPSLatitude|GPSLongitude|GPSCoordinates|Location|City|Country)$/,
  person:
    /^(?:Artist|Creator|By-line|Author|OwnerName|CameraOwnerName|Copyright|CopyrightNotice|Rights|XPAuthor|Performer|AlbumArtist)$/,
  serial: /^(?:SerialNumber|BodySerialNumber|LensSerialNumber|ImageUniqueID|DocumentID|HostComputer)$/,
  device: /^(?:Make|Model|LensModel|LensMake|AndroidModel|AndroidManufacturer)$/,
  software: /^(?:Software|CreatorTool|Producer|Encoder|EncodedBy|WritingApp|MuxingApp)$/,
};

async function filesIn(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const names = await readdir(path);
  return (await Promise.all(names.toSorted().map((name) => filesIn(join(path, name))))).flat();
}

async function look(path: string): Promise<readonly Found[] | undefined> {
  const file = new File([await openAsBlob(path)], basename(path));
  const format = await sniffFormat(file);
  if (isRecording(format)) return (await hiddenInRecording(file, format)).found;
  if (format === 'pdf') return readMetadata(await openDocument(file)).items.map(asFound);
  if (!format || formats[format].kind !== 'image') return undefined;
  // Its kind is that of images.
  return (await hiddenInPicture(file, format as InputFormatId<'image'>)).found;
}

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const said = (value: unknown) =>
  String(value)
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();

/** Whether a value is among those found; a position if it is within a ten-thousandth of a degree. */
function isFound(kind: string, tag: string, value: unknown, found: readonly Found[]): boolean {
  const own = found.filter(({ type }) => type === kind || kind !== 'place').map((one) => itemInWords(one).value);
  const numbers = [...String(value).matchAll(/\d+(?:\.\d+)?/g)].map(Number);
  if (/^GPS|^Location$/.test(tag) && numbers.length > 0) {
    const told = own.flatMap((one) => [...one.matchAll(/\d+(?:\.\d+)?/g)].map(Number));
    return numbers.every((number) => told.some((other) => Math.abs(other - number) < 1e-4));
  }
  return listed(value).every((each) => own.some((one) => one.includes(said(each).slice(0, 150))));
}

let [files, tags, missed] = [0, 0, 0];
for (const path of (await Promise.all(process.argv.slice(2).map(filesIn))).flat()) {
  const found = await look(path).catch((error: unknown) => {
    console.log(`${path}: ${String(error)}`);
    return undefined;
  });
  if (!found) continue;
  const [report] = JSON.parse(
    spawnSync('exiftool', ['-j', '-G0', '-n', '-x', 'MakerNotes:all', path], { encoding: 'utf8', maxBuffer: 2 ** 26 })
      .stdout,
  ) as Record<string, unknown>[];
  let isTold = false;
  for (const [name, value] of Object.entries(report ?? {})) {
    const [group = '', tag = ''] = name.split(':');
    const kind = Object.entries(wanted).find(([, pattern]) => pattern.test(tag))?.[0];
    // Exiftool derives composite tags, and reads those of profiles.
    if (!kind || ['Composite', 'ICC_Profile', 'MakerNotes', 'File'].includes(group) || said(value) === '') continue;
    isTold = true;
    tags += 1;
    if (isFound(kind, tag, value, found)) continue;
    missed += 1;
    console.log(`${path}: ${name} ${said(value)}`);
  }
  if (isTold) files += 1;
}
console.log(`${tags} tags of ${files} files, ${missed} of them not in the report`);
