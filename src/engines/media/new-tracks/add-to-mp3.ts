import type { Additions, WithAdditions } from './new-track.ts';

const text = new TextEncoder();
const number = (value: number, bits: number) =>
  [3, 2, 1, 0].map((place) => Math.floor(value / 2 ** (place * bits)) % 2 ** bits);

/** A frame of ID3 2.4. */
function frame(name: string, ...content: (Uint8Array | number[])[]): number[] {
  const data = content.flatMap((part) => [...part]);
  return [...text.encode(name), ...number(data.length, 7), 0, 0, ...data];
}

/** An MP3, whose tag is of ID3 2.4 if it has one, with chapters. */
export async function addToMp3(result: File, { chapters }: Additions): Promise<WithAdditions> {
  const head = new Uint8Array(await result.slice(0, 10).arrayBuffer());
  const hasTag = String.fromCharCode(...head.subarray(0, 3)) === 'ID3';
  const size = hasTag ? head.subarray(6).reduce((sum, byte) => sum * 128 + byte, 0) : 0;
  const names = chapters.map((_, index) => [...text.encode(`chp${index}`), 0]);
  const anywhere = [255, 255, 255, 255];
  // On top, and in this order.
  const list = frame('CTOC', [...text.encode('toc'), 0, 3, chapters.length % 256], names.flat());
  const frames = chapters.flatMap(({ start, end, title }, index) => {
    const times = [start, end].flatMap((time) => number(Math.round(time * 1000), 8));
    const place = [...anywhere, ...anywhere];
    return frame('CHAP', names[index] ?? [], times, place, frame('TIT2', [3], text.encode(title)));
  });
  const added = [...list, ...frames];
  const newHead = [...text.encode('ID3'), 4, 0, 0, ...number(size + added.length, 7)];
  return { pieces: [Uint8Array.from([...newHead, ...added]), result.slice(hasTag ? 10 : 0)], plainer: false };
}
