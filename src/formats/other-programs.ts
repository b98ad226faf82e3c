/** What turns files that cannot be read here into others, by what they hold. */
export const otherPrograms = {
  video: 'VLC or HandBrake',
  audio: 'VLC or Audacity',
  image: 'GIMP or XnView',
} as const;
