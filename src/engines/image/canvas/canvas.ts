/** Creates an sRGB canvas. */
export function canvas(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no 2D canvas in this worker.');
  return context;
}

export function canvasOf(image: ImageData): OffscreenCanvasRenderingContext2D {
  const context = canvas(image.width, image.height);
  context.putImageData(image, 0, 0);
  return context;
}
