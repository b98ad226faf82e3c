import type { VideoSample } from 'mediabunny';

/** The properties that a new sample needs to match another, except its format and bytes. */
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
  // The constructor takes the size after rotation.
  displayWidth,
  displayHeight,
  rotation,
  flip,
  timestamp,
  duration,
});
