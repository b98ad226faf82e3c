/** What stands at the foot of every page. */
export const footerWords = {
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  shortcuts: 'Keyboard shortcuts',
} as const;

interface Shortcuts {
  title: string;
  /** What a page has where these count. */
  where: string;
  /** Keys, joined by `+` -> what they do. `Mod` is Ctrl, or ⌘ on Apple's systems. */
  keys: readonly (readonly [keys: string, does: string])[];
}

export const shortcutWords = {
  /** What stands on the key that `Mod` is. */
  modifier: (isApple: boolean) => (isApple ? '⌘' : 'Ctrl'),
  title: 'Keyboard shortcuts',
  close: 'Close',
  /** THE table of keys. */
  groups: [
    {
      title: 'On every page',
      where: 'body',
      keys: [
        ['Mod+K', 'Find a tool'],
        ['?', 'Show this list'],
        ['Esc', 'Close what is open'],
      ],
    },
    {
      title: 'Files',
      where: 'drop-zone',
      keys: [['Mod+V', 'Add files from the clipboard']],
    },
    {
      title: 'Result on the sheet',
      where: 'sheet-view',
      keys: [
        ['B', 'Show before or after'],
        ['Plus or minus', 'Zoom in or out'],
        ['0', 'Fit'],
        ['1', 'One pixel for each pixel'],
      ],
    },
    {
      title: 'Pages or frames',
      where: 'page-board, film-strip',
      keys: [
        ['Arrow keys', 'Go to another'],
        ['Shift+Arrow keys', 'Choose on the way'],
        ['Space', 'Choose or leave out'],
        ['Mod+A', 'Choose all'],
      ],
    },
    {
      title: 'Order of pages or frames',
      where: 'file-rows[paged], film-strip',
      keys: [
        ['Alt+Arrow keys', 'Move what is chosen'],
        ['D', 'Duplicate'],
        ['Delete', 'Remove'],
        ['Mod+Z', 'Undo'],
      ],
    },
    {
      title: 'Start and end',
      where: 'trim-player',
      keys: [
        ['Arrow keys', 'By one frame, or a twentieth of a second'],
        ['Shift+Arrow keys', 'By one second'],
        ['Page Up or Page Down', 'By ten seconds'],
        ['Home or End', 'To the start or the end'],
      ],
    },
    {
      title: 'Boxes and areas',
      where: 'crop-box, page-areas',
      keys: [
        ['Arrow keys', 'Move'],
        ['Shift+Arrow keys', 'Resize'],
        ['Alt+Arrow keys', 'In small steps'],
      ],
    },
  ] satisfies Shortcuts[],
};
