/**
 * Makes `tests/fixtures/images` from `tests/fixtures/photos`: `node scripts/make-image-fixtures.ts`.
 * The results are committed, so that tests need not run it; the same sharp writes the same bytes.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import Vips from 'wasm-vips';
import { bombPng, joinApng } from './make-png.ts';

const photos = new URL('../tests/fixtures/photos/', import.meta.url);
const images = new URL('../tests/fixtures/images/', import.meta.url);

const photo = (name: string, width: number) => sharp(new URL(name, photos).pathname).resize({ width });

const rocket = await readFile(new URL('rocket.jpg', photos));
const cat = await readFile(new URL('cat.png', photos));

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator><rdf:Seq><rdf:li>Fixture Person</rdf:li></rdf:Seq></dc:creator></rdf:Description>
</rdf:RDF></x:xmpmeta>`;

/** As a phone writes it: how the picture was taken, who took it, and where. */
const exif = {
  IFD0: { Make: 'Fixture', Model: 'Camera 1', Artist: 'Fixture Person', Copyright: 'CC0' },
  IFD2: { ExposureTime: '1/250', FNumber: '18/10', DateTimeOriginal: '2026:11:20 12:00:00' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '13/1 24/1 0/1' },
};

/** A round hole with a soft edge: alpha of every value. */
const vignette = (size: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><defs><radialGradient id="g">
<stop offset="60%" stop-color="#fff"/><stop offset="100%" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
<rect width="100%" height="100%" fill="url(#g)"/></svg>`);

const transparent = (size: number) =>
  photo('astronaut.jpg', size)
    .ensureAlpha()
    .composite([{ input: vignette(size), blend: 'dest-in' }]);

/** The photo sliding to the left, a twelfth of its width a frame. */
async function frames(name: string, width: number, height: number, count: number) {
  const wide = await photo(name, width * 2)
    .png()
    .toBuffer();
  const left = (frame: number) => Math.round((frame * width) / 12);
  return Promise.all(
    Array.from({ length: count }, (_, frame) =>
      sharp(wide)
        .extract({ left: left(frame), top: 20, width, height })
        .png()
        .toBuffer(),
    ),
  );
}

const delay = [100, 120, 80, 100, 300, 100];
const animation = async () => sharp(await frames('coffee.jpg', 240, 160, delay.length), { join: { animated: true } });

/** The cat as its camera might have stored it: 300 wide and 451 high, with the tag that turns it upright. */
const turned = (angle: number, orientation: number) => {
  const image = sharp(cat).rotate(angle);
  return (orientation === 5 ? image.flop() : image).withMetadata({ orientation });
};

const whole = async (image: Sharp) => await image.toBuffer();
/** By the `vips` of the system: no package brings an encoder for HEVC. */
async function heicFrom(name: string, bitDepth = 8): Promise<Buffer> {
  const target = join(tmpdir(), 'stayput-fixture.heic');
  execFileSync(
    '/usr/bin/vips',
    [
      'heifsave',
      new URL(name, images).pathname,
      target,
      '--compression',
      'hevc',
      '--Q',
      '50',
      '--bitdepth',
      String(bitDepth),
    ],
    { env: {} },
  );
  const bytes = await readFile(target);
  await rm(target);
  return bytes;
}

/** By the `ffmpeg` of the system: an encoder that we did not write. */
async function byFfmpeg(name: string, width: number, extension: string, folder = photos): Promise<Buffer> {
  const target = join(tmpdir(), `stayput-fixture.${extension}`);
  const source = new URL(name, folder).pathname;
  // JPEG 2000 has its YCbCr in the whole range.
  const scale = `scale=${width}:-1:out_range=full`;
  execFileSync('ffmpeg', ['-y', '-v', 'error', '-i', source, '-vf', scale, target]);
  const bytes = await readFile(target);
  await rm(target);
  return bytes;
}

/** By ImageMagick. */
async function byImageMagick(name: string, extension: string): Promise<Buffer> {
  const target = join(tmpdir(), `stayput-fixture.${extension}`);
  execFileSync('convert', [new URL(name, images).pathname, '-resize', '120x', '-compress', 'RLE', target]);
  const bytes = await readFile(target);
  await rm(target);
  return bytes;
}

/** By Debian's `vips`, without loss. */
async function deepJpeg2000(): Promise<Buffer> {
  const target = join(tmpdir(), 'stayput-fixture.jp2');
  const source = new URL('depth-16.tif', images).pathname;
  execFileSync('/usr/bin/vips', ['jp2ksave', source, target, '--lossless'], { env: {} });
  const bytes = await readFile(target);
  await rm(target);
  return bytes;
}

async function avifSequence(): Promise<Buffer> {
  const target = join(tmpdir(), 'stayput-fixture.avif');
  const source = join(tmpdir(), 'stayput-fixture.apng');
  const pngs = (await frames('coffee.jpg', 160, 106, 5)).map((png) => ({ png }));
  await writeFile(source, joinApng(pngs, 100));
  execFileSync('ffmpeg', [
    '-y',
    '-v',
    'error',
    '-i',
    source,
    '-c:v',
    'libaom-av1',
    '-crf',
    '40',
    '-threads',
    '1',
    target,
  ]);
  const bytes = await readFile(target);
  await rm(target);
  await rm(source);
  return bytes;
}

/** A list of PNGs of these sides, of kind 1 (ICO) or 2 (CUR). */
async function iconOf(kind: 1 | 2, sides: number[]): Promise<Buffer> {
  const pictures = await Promise.all(sides.map((side) => transparent(side).png().toBuffer()));
  const head = Buffer.alloc(6 + pictures.length * 16);
  head.writeUInt16LE(kind, 2);
  head.writeUInt16LE(pictures.length, 4);
  let start = head.length;
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + index * 16;
    head.fill(sides[index] ?? 0, at, at + 2);
    // One plane of 32 bits; for a pointer, the place of its tip.
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(kind === 1 ? 32 : 1, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(start, at + 12);
    start += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}

/** With a box that turns it clockwise by a quarter, in the place of one that only repeats the depth. */
async function turnedHeic(): Promise<Buffer> {
  const bytes = await heicFrom('sideways.jpg');
  const box = bytes.indexOf('pixi');
  bytes.write('irot', box, 'latin1');
  // Quarters against the clock.
  bytes.fill(0, box + 4, box + 12)[box + 4] = 3;
  return bytes;
}

/** For what sharp cannot write. */
const vips = await Vips({ dynamicLibraries: ['vips-jxl.wasm'] });

async function withVips(image: Sharp | Promise<Sharp>, extension: string, options: object = {}): Promise<Uint8Array> {
  const png = await (await image).png().toBuffer();
  const read = vips.Image.newFromBuffer(png);
  // Radiance holds light as it is, from 0 to 1 and beyond.
  return (extension === 'hdr' ? read.colourspace('scrgb').float2rad() : read).writeToBuffer(`.${extension}`, options);
}

/** What an animation by libvips is made from: frames under each other. */
async function animatedJxl(): Promise<Uint8Array> {
  const webp = await (await animation()).webp({ lossless: true, delay, loop: 0 }).toBuffer();
  return vips.Image.newFromBuffer(webp, 'n=-1').jxlsaveBuffer({ Q: 70, page_height: 160 });
}

/** Three pictures in one file, as scanners write them. */
async function pagedTiff(): Promise<Uint8Array> {
  const pages = await frames('coffee.jpg', 120, 80, 3);
  return sharp(pages, { join: { animated: true } })
    .tiff({ compression: 'deflate' })
    .toBuffer();
}

/** Frames that are parts, laid over each other in every way that APNG has. */
async function layeredApng(): Promise<Buffer> {
  const large = await whole(transparent(64).png());
  const png = await whole(transparent(32).png());
  return joinApng(
    [
      { png: large },
      { png, left: 4, top: 8, dispose: 2, blend: 1 },
      { png, left: 30, top: 8, dispose: 1, blend: 1 },
      { png, left: 10, top: 30 },
      { png, left: 20, top: 20, blend: 1 },
    ],
    100,
  );
}

/** So little that nearly nothing of the picture is in it. */
const beginning = (bytes: Uint8Array) => bytes.subarray(0, Math.floor(bytes.length / 30));

const fixtures: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
  'sideways.jpg': () => whole(turned(270, 6).withExifMerge(exif).withXmp(xmp).jpeg({ quality: 88 })),
  'mirrored.jpg': () => whole(turned(270, 5).jpeg({ quality: 80 })),
  'display-p3.jpg': () => whole(photo('dandelion.jpg', 640).withIccProfile('p3').jpeg({ quality: 88 })),
  'display-p3.png': () => whole(photo('dandelion.jpg', 240).withIccProfile('p3').png()),
  'cmyk.jpg': () => whole(photo('coffee.jpg', 400).toColourspace('cmyk').jpeg({ quality: 80 })),
  'grey.jpg': () => whole(photo('rocket.jpg', 480).toColourspace('b-w').jpeg({ quality: 85 })),
  'progressive.jpg': () => whole(photo('brook.jpg', 640).jpeg({ quality: 85, progressive: true })),
  'already-small.jpg': () => whole(photo('brook.jpg', 800).jpeg({ quality: 40, mozjpeg: true })),
  'transparent.png': () => whole(transparent(256).png()),
  'palette.png': () => whole(photo('coffee.jpg', 400).png({ palette: true, colours: 64 })),
  'depth-16.png': () => whole(photo('dandelion.jpg', 200).toColourspace('rgb16').png()),
  'animated.png': async () =>
    joinApng(
      (await frames('coffee.jpg', 160, 106, 4)).map((png) => ({ png })),
      100,
    ),
  'layers.png': layeredApng,
  'photo.webp': () => whole(photo('mountain.jpg', 800).webp({ quality: 80 })),
  'transparent.webp': () => whole(transparent(400).webp({ quality: 80 })),
  'lossless.webp': () => whole(photo('cat.png', 200).webp({ lossless: true })),
  'animated.webp': async () => whole((await animation()).webp({ quality: 60, delay, loop: 0 })),
  'animated.gif': async () => whole((await animation()).gif({ colours: 64, delay, loop: 0 })),
  'still.gif': () => whole(photo('rocket.jpg', 320).gif()),
  'photo.avif': () => whole(photo('dandelion.jpg', 800).avif({ quality: 55, effort: 4 })),
  'transparent.avif': () => whole(transparent(256).avif({ quality: 55, effort: 4 })),
  'photo.tif': () => whole(photo('coffee.jpg', 300).tiff({ compression: 'deflate', predictor: 'horizontal' })),
  'depth-16.tif': () => whole(photo('dandelion.jpg', 120).toColourspace('rgb16').tiff({ compression: 'deflate' })),
  'cmyk.tif': () => whole(photo('coffee.jpg', 200).toColourspace('cmyk').tiff({ compression: 'lzw' })),
  'pages.tif': pagedTiff,
  'photo.jxl': () => withVips(photo('coffee.jpg', 400), 'jxl', { Q: 80 }),
  'transparent.jxl': () => withVips(transparent(200), 'jxl', { Q: 80 }),
  'animated.jxl': animatedJxl,
  'photo.heic': () => heicFrom('display-p3.jpg'),
  'sideways.heic': turnedHeic,
  'deep.heic': () => heicFrom('depth-16.png', 10),
  'photo.bmp': () => byFfmpeg('coffee.jpg', 120, 'bmp'),
  'photo.qoi': () => byFfmpeg('coffee.jpg', 120, 'qoi'),
  'photo.jp2': () => byFfmpeg('coffee.jpg', 120, 'jp2'),
  'deep.jp2': deepJpeg2000,
  'photo.tga': () => byFfmpeg('coffee.jpg', 120, 'tga'),
  'photo.pam': () => byFfmpeg('coffee.jpg', 120, 'pam'),
  'transparent.jp2': () => byImageMagick('transparent.png', 'jp2'),
  'transparent.tga': () => byFfmpeg('transparent.png', 120, 'tga', images),
  'sequence.avif': avifSequence,
  // Fujifilm's raw files begin with a name, and have the preview as it is.
  'camera.raf': () => Buffer.concat([Buffer.from('FUJIFILMCCD-RAW 0201FF000000'.padEnd(160, '\0')), rocket]),
  'transparent.psd': () => byImageMagick('transparent.png', 'psd'),
  'cmyk.psd': () => byImageMagick('cmyk.jpg', 'psd'),
  'depth-16.psd': () => byImageMagick('depth-16.png', 'psd'),
  'icon.ico': () => iconOf(1, [16, 48, 32]),
  'pointer.cur': () => iconOf(2, [32]),
  'photo.ppm': () => withVips(photo('coffee.jpg', 120), 'ppm'),
  'photo.hdr': () => withVips(photo('coffee.jpg', 160), 'hdr'),
  // Files that cannot be worked on, and say why.
  'truncated.jpg': () => beginning(rocket),
  'truncated.png': () => beginning(cat),
  'text.jpg': () => new TextEncoder().encode('This is a text file under the name of a picture.\n'),
  'empty.jpg': () => new Uint8Array(),
  'png-named.jpg': () => whole(photo('cat.png', 120).png()),
  'bomb.png': () => bombPng(30_000, 30_000),
};

await mkdir(images, { recursive: true });
for (const [name, make] of Object.entries(fixtures)) await writeFile(new URL(name, images), await make());
vips.shutdown();
