import { expect, test } from 'vitest';
import { asDamage, decoding } from '#engines/image/libvips/damage.ts';
import { gifRows } from '#engines/image/salvage/gif-rows.ts';
import { JobError } from '#errors/errors.ts';
import type { FormatId } from '#formats/formats.ts';

/** libvips' messages about damaged files, which it reads while it writes. */
const complaints: [FormatId, string][] = [
  ['jpeg', 'unable to call webpsave_buffer\nVipsJpeg: premature end of JPEG image\n'],
  ['png', 'unable to call pngsave_buffer\nvipspng: libpng read error\nvips2png: unable to write to target target\n'],
  ['png', 'unable to call jpegsave_buffer\npngload_buffer: load error\n'],
  ['png', 'unable to call VipsForeignLoadPngBuffer\n'],
  ['png', 'unable to call pngsave_buffer\nvips2png: unable to write to target target\n'],
  ['tiff', 'unable to call jpegsave_buffer\n'],
  ['pnm', 'unable to call webpsave_buffer\nVipsImage: memory area too small -- should be 30 bytes, you passed 20\n'],
  ['gif', 'unable to call VipsForeignLoadNsgifBuffer\ngifload_buffer: Unexpected end of GIF source data\n'],
  ['avif', 'unable to call jpegsave_buffer\nsource: bad seek to 8500\nheif: Invalid input: Unexpected end (2.100)\n'],
  ['jxl', 'unable to call VipsForeignLoadJxlBuffer\njxlload_buffer: error JxlDecoderProcessInput\n'],
  ['png', 'unable to copy to memory\n'],
  ['jpeg', 'unable to load from buffer\nVipsForeignLoad: buffer is not in a known format\n'],
];

test.each(complaints)('a %s whose reader complains is damaged: %s', (format, message) => {
  // The second is what WebAssembly throws.
  for (const error of [new Error(message), { message: ['vips::Error', message] }])
    expect(asDamage(error, format)).toMatchObject({ code: 'corrupt-file' });
});

/** Errors of our own code remain bugs, with their messages. */
const bugs: [FormatId, string][] = [
  ['jpeg', 'unable to call embed\nembed: parameter width not set\n'],
  ['png', 'unable to call extract_area\nextract_area: bad extract area\n'],
  // An encoder's error is not about the file that was read.
  ['jpeg', 'unable to call webpsave_buffer\nwebpsave: picture too large\n'],
  ['png', 'unable to call heifsave_buffer\nheif: Encoder plugin generated an error\n'],
];

test.each(bugs)('a bug while working on a %s is not blamed on the file: %s', (format, message) => {
  for (const error of [new Error(message), { message: ['vips::Error', message] }]) {
    const shown = asDamage(error, format);
    expect(shown).not.toBeInstanceOf(JobError);
    expect(shown).toMatchObject({ message });
  }
  const own = new TypeError('undefined is not a function');
  expect(asDamage(own, format)).toBe(own);
  expect(asDamage(new RangeError('Invalid array length'), format)).not.toBeInstanceOf(JobError);
});

test('our own reader says that a file is damaged when it points outside itself', () => {
  const read = () => new DataView(new ArrayBuffer(4)).getUint32(8);
  expect(() => decoding('psd', read)).toThrow(expect.objectContaining({ code: 'corrupt-file' }));
});

test('what libvips said of an earlier file is not held against the next one', () => {
  const earlier = 'VipsJpeg: premature end of JPEG image\n';
  expect(asDamage(new Error(`unable to call jpegsave_buffer\n${earlier}`), 'jpeg')).toBeInstanceOf(JobError);
  const bug = new Error(`unable to call embed\n${earlier}embed: parameter width not set\n`);
  expect(asDamage(bug, 'jpeg')).toBe(bug);
});

test('a GIF that ends before its picture is described has no rows', () => {
  const screen = Uint8Array.from([...Buffer.from('GIF89a'), 70, 0, 70, 0, 0, 0, 0]);
  for (const block of [[], [0x2c], [0x0a, 0x0a], [0x2c, 0, 0, 0, 0, 70, 0, 70]])
    expect(gifRows(Uint8Array.from([...screen, ...block])), String(block)).toBe(0);
});
