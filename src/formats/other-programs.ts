/** What turns files that cannot be read here into others, by what they hold. */
export const otherPrograms = {
  video: ['VLC', 'HandBrake'],
  audio: ['VLC', 'Audacity'],
  image: ['GIMP', 'XnView'],
} as const;
