import { framesOf, joinFrames } from './each-frame.ts';
import { chooseFrames, retimeFrames, type KeptFrame } from '../geometry/frame-choice.ts';
import type { Step } from '../geometry/geometry.ts';
import type { Image, Libvips, Scope } from './vips.ts';

/** The delay that libvips assumes for a frame without one, in milliseconds. */
const defaultDelay = 100;

export const delaysOf = (image: Image, frames: number): number[] => {
  const known = image.getTypeof('delay') ? image.getArrayInt('delay') : [];
  return Array.from({ length: frames }, (_, index) => known[index] ?? defaultDelay);
};

export function pickFrames(vips: Libvips, image: Image, frames: number, step: Step<'frames'>, scope: Scope) {
  return keep(vips, image, frames, chooseFrames(delaysOf(image, frames), step), scope);
}

export function retime(vips: Libvips, image: Image, frames: number, step: Step<'timing'>, scope: Scope) {
  const kept = retimeFrames(delaysOf(image, frames), step);
  const timed = keep(vips, image, frames, kept, scope);
  if (step.loop !== undefined) timed.image.setInt('loop', step.loop);
  return timed;
}

function keep(vips: Libvips, image: Image, frames: number, kept: KeptFrame[], scope: Scope) {
  const all = framesOf(image, frames, scope);
  const chosen = kept.map(({ index }) => all[index] ?? image);
  const same = kept.length === frames && kept.every(({ index }, place) => index === place);
  const roll = same ? scope.keep(image.copy()) : joinFrames(vips, chosen, scope);
  setFrames(
    roll,
    kept.map(({ delay }) => delay),
  );
  return { image: roll, frames: kept.length };
}

/** Marks the image as vertically stacked frames with these delays, in milliseconds. Nothing else may use the image. */
export function setFrames(image: Image, delays: number[]) {
  image.setInt('page-height', image.height / delays.length);
  image.setInt('n-pages', delays.length);
  image.setArrayInt('delay', delays);
}
