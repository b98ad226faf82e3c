/** THE table of aspect ratios that a crop can be constrained to, width by height, as people know them. */
export const cropShapes = {
  '1:1': 'Square (1:1)',
  '5:4': '5:4',
  '4:3': '4:3',
  '3:2': '3:2',
  '16:9': 'Wide (16:9)',
  '21:9': 'Cinema (21:9)',
  '4:5': '4:5 portrait',
  '7:9': 'Passport (35 × 45 mm)',
  '3:4': '3:4 portrait',
  '2:3': '2:3 portrait',
  '9:16': 'Phone (9:16)',
} as const;

/** Width by height of a shape such as `16:9`; nothing of what is none. */
export function ratioOf(shape: string): number | undefined {
  const [, across, down] = /^(\d+):(\d+)$/.exec(shape) ?? [];
  return across && down ? Number(across) / Number(down) : undefined;
}
