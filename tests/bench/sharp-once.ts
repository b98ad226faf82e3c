/**
 * `node tests/bench/sharp-once.ts <in> <out> <format> <quality> [width]`: writes one picture with sharp as the site's
 * engine does.
 */
import sharp from 'sharp';

const [input = '', output = '', format = '', quality = '80', width = ''] = process.argv.slice(2);
const picture = sharp(input).autoOrient();
const shrunk = width ? picture.resize({ width: Number(width) }) : picture;
const encoders = {
  jpeg: () =>
    shrunk.jpeg({
      quality: Number(quality),
      chromaSubsampling: Number(quality) < 90 ? '4:2:0' : '4:4:4',
      quantisationTable: 3,
      trellisQuantisation: true,
      overshootDeringing: true,
      progressive: true,
    }),
  webp: () => shrunk.webp({ quality: Number(quality), effort: 4 }),
  png: () => shrunk.png({ compressionLevel: 9 }),
};
await encoders[format as keyof typeof encoders]().toFile(output);
