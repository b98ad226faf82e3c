/** The settings of one file alone. */
export const ownWords = {
  title: (path: string) => `Settings for ${path}`,
  short: 'Settings for this file',
  about: 'They apply to this file only.',
  useCommon: 'Use the settings for all files',
  done: 'Done',
  /** @param parts how they differ from the settings for all files. */
  own: (parts: readonly string[]) => (parts.length > 0 ? parts.join(' · ') : 'currently the same as for all files'),
  label: 'Own settings',
  part: (title: string, value: string) => `${title}: ${value}`,
  on: 'on',
  off: 'off',
  none: 'none',
};
