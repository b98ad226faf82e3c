import type { VideoSample } from 'mediabunny';

/** What a frame in memory needs to be like another, but for its format and its bytes. */
export const shapeOf = ({
  visibleRect,
  rotation,
  flip,
  timestamp,
  duration,
  displayWidth,
  displayHeight,
}: VideoSample) => ({
  codedWidth: visibleRect.width,
  codedHeight: visibleRect.height,
  // As it is shown, turned: so the constructor takes them.
  displayWidth,
  displayHeight,
  rotation,
  flip,
  timestamp,
  duration,
});
