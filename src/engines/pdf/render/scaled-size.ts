interface Size {
  width: number;
  height: number;
}

/** In whole pixels, at least one each way. */
export const scaledSize = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});
