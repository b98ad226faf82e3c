/** Programs that convert files that cannot be read here, by the kind of their content. */
export const otherPrograms = {
  video: ['VLC', 'HandBrake'],
  audio: ['VLC', 'Audacity'],
  image: ['GIMP', 'XnView'],
} as const;
