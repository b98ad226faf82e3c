import type { Area } from '#jobs/contract/image-step.ts';

/**
 * Tracks how each pixel differs from what was last written for it, so that small differences do not add up over frames.
 */
export function trackChanges(width: number, height: number, tolerance: number) {
  const written = new Uint8ClampedArray(width * height * 4);
  let isFirst = true;
  /** 1 for each pixel that has changed. */
  const changed = new Uint8Array(width * height);
  return {
    changed,
    /** Returns the smallest box around all changed pixels, or undefined if none has changed. @param pixels RGBA. */
    look(pixels: Uint8ClampedArray): Area | undefined {
      let [left, top, right, bottom] = [width, height, -1, -1];
      for (let y = 0, at = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1, at += 1) {
          const place = at * 4;
          const same =
            !isFirst &&
            near(pixels[place], written[place], tolerance) &&
            near(pixels[place + 1], written[place + 1], tolerance) &&
            near(pixels[place + 2], written[place + 2], tolerance);
          changed[at] = same ? 0 : 1;
          if (same) continue;
          if (x < left) left = x;
          if (x > right) right = x;
          if (y < top) top = y;
          bottom = y;
        }
      }
      isFirst = false;
      return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
    },
    /** Records the changed pixels, or all pixels within a box, as written. */
    write(pixels: Uint8ClampedArray, whole?: Area) {
      const box = whole ?? { left: 0, top: 0, width, height };
      for (let y = box.top; y < box.top + box.height; y += 1) {
        for (let x = box.left; x < box.left + box.width; x += 1) {
          const at = y * width + x;
          if (!whole && !changed[at]) continue;
          const place = at * 4;
          written[place] = pixels[place] ?? 0;
          written[place + 1] = pixels[place + 1] ?? 0;
          written[place + 2] = pixels[place + 2] ?? 0;
        }
      }
    },
  };
}

const near = (one = 0, other = 0, tolerance = 0) => one - other <= tolerance && other - one <= tolerance;
