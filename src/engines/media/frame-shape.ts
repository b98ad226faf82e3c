import type { VideoSample } from 'mediabunny';

/** What a frame in memory needs to be like another, but for its format and its bytes. */
export const shapeOf = ({
  visibleRect,
  rotation,
  flip,
  timestamp,
  duration,
  squarePixelWidth,
  squarePixelHeight,
}: VideoSample) => ({
  codedWidth: visibleRect.width,
  codedHeight: visibleRect.height,
  displayWidth: squarePixelWidth,
  displayHeight: squarePixelHeight,
  rotation,
  flip,
  timestamp,
  duration,
});
