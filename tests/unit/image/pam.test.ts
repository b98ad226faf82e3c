import { expect, test } from 'vitest';
import { decodePam, readPam } from '#engines/image/formats/pam.ts';
import { sniffFormat } from '#formats/formats.ts';

const pam = (lines: string[], data: number[]) =>
  new Uint8Array([...new TextEncoder().encode(['P7', ...lines, 'ENDHDR', ''].join('\n')), ...data]);

test('a PAM has the depth and the transparency that it says', async () => {
  const head = ['# made by hand', 'WIDTH 2', 'HEIGHT 1', 'DEPTH 4', 'MAXVAL 1023', 'TUPLTYPE RGB_ALPHA'];
  const deep = pam(head, [3, 255, 0, 0, 2, 0, 3, 255, 0, 1, 0, 2, 0, 3, 0, 0]);
  expect(await sniffFormat(new Blob([deep]))).toBe('pam');
  const { pixels, bits } = decodePam(deep);
  expect(bits).toBe(10);
  expect([...pixels]).toEqual([65_535, 0, 32_800, 65_535, 64, 128, 192, 0]);

  const bitmap = ['HEIGHT 1', 'WIDTH 3', 'MAXVAL 1', 'DEPTH 1', 'TUPLTYPE BLACKANDWHITE'];
  expect([...decodePam(pam(bitmap, [1, 0, 1])).pixels]).toEqual([
    ...Array(4).fill(255),
    0,
    0,
    0,
    ...Array(5).fill(255),
  ]);
});

test('a PAM that ends too early, or says no size, is damaged', () => {
  const head = ['WIDTH 2', 'HEIGHT 2', 'DEPTH 3', 'MAXVAL 255'];
  expect(() => decodePam(pam(head, [1, 2, 3]))).toThrow(expect.objectContaining({ code: 'corrupt-file' }));
  expect(() => readPam(pam(head.slice(1), [1, 2, 3]))).toThrow(expect.objectContaining({ code: 'corrupt-file' }));
  expect(() => readPam(new TextEncoder().encode('P7\nWIDTH 2\n'))).toThrow(
    expect.objectContaining({ code: 'corrupt-file' }),
  );
});
