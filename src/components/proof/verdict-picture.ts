import { browserName } from '../receipts/this-machine.ts';
import { trialWords } from '#words/proof.ts';
import { saveFile } from '../results/save.ts';

/** In pixels: what most sites show of a shared picture. */
const [width, height] = [1200, 630];
const margin = 80;

/** Triangles in the corners, as of a photo in an album. */
function drawCorners(canvas: CanvasRenderingContext2D) {
  const size = 64;
  for (const [x, y] of [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const) {
    const [inX, inY] = [x === 0 ? size : -size, y === 0 ? size : -size];
    canvas.beginPath();
    canvas.moveTo(x, y);
    canvas.lineTo(x + inX, y);
    canvas.lineTo(x, y + inY);
    canvas.fill();
  }
}

/**
 * Saves a picture of how the trial ended, with the browser, the date and the address of the page. Nothing in it is from
 * the file.
 *
 * @param number such as "50 of 50".
 * @param what happened to them.
 */
export async function saveVerdict(number: string, what: string) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on');
  const { body } = document;
  const display = getComputedStyle(body).getPropertyValue('--font-display');
  // Computed, because a canvas does not know `light-dark()`.
  const { backgroundColor: paper, color: ink, fontFamily: text } = getComputedStyle(body);
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  context.fillStyle = getComputedStyle(document.querySelector('.sum strong') ?? body).color;
  drawCorners(context);
  const write = (words: string, size: number, family: string, baseline: number) => {
    context.font = [family === display ? 600 : 400, `${size}px`, family].join(' ');
    context.fillText(words, margin, baseline, width - 2 * margin);
  };
  write(number, 190, display, 270);
  context.fillStyle = ink;
  write(what, 58, display, 355);
  write(trialWords.picture.told, 32, text, 430);
  const { host, pathname } = location;
  write(trialWords.picture.by(browserName(), new Date(), host + pathname), 28, text, height - margin);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('The picture could not be encoded');
  saveFile({ file: new File([picture], trialWords.picture.name, { type: picture.type }) });
}
