/** A fault of one line, and the unit test that must fail because of it. */
export interface Fault {
  file: string;
  /** Stands once in the file. */
  from: string;
  to: string;
  test: string;
}

const unit = (path: string) => `tests/unit/${path}.test.ts`;

export const faults: readonly Fault[] = [
  {
    file: 'src/metadata/exif-orientation.ts',
    from: 'orientation > 4 ?',
    to: 'orientation > 5 ?',
    test: unit('image/headers'),
  },
  {
    file: 'src/metadata/exif-tags.ts',
    from: "['HostComputer', 'serial']",
    to: "['HostComputer', 'settings']",
    test: unit('image/metadata-by-bytes'),
  },
  {
    file: 'src/metadata/exif-tags.ts',
    from: "['Artist', 'person']",
    to: "['Artist', 'settings']",
    test: unit('image/metadata-by-bytes'),
  },
  {
    file: 'src/jobs/contract/ranges.ts',
    from: "(only === 'odd' ? 0 : 1)",
    to: "(only === 'odd' ? 1 : 0)",
    test: unit('jobs/ranges'),
  },
  {
    file: 'src/jobs/contract/ranges.ts',
    from: 'first <= last ? 1 : -1',
    to: 'first < last ? 1 : 1',
    test: unit('jobs/ranges'),
  },
  { file: 'src/components/batch/limits.ts', from: '900e6', to: '1800e6', test: unit('jobs/memory-of-batches') },
  { file: 'src/components/batch/limits.ts', from: 'jpeg: 36', to: 'jpeg: 18', test: unit('jobs/memory-of-batches') },
  { file: 'src/components/batch/limits.ts', from: 'avif: 24', to: 'avif: 12', test: unit('jobs/memory-of-batches') },
  {
    file: 'src/engines/pdf/merge/outlines.ts',
    from: "'Prev', children[index - 1]",
    to: "'Prev', children[index + 1]",
    test: unit('pdf/merge'),
  },
  {
    file: 'src/engines/pdf/merge/outlines.ts',
    from: 'item.isOpen ? count : -count',
    to: 'item.isOpen ? count : count',
    test: unit('pdf/merge'),
  },
  {
    file: 'src/components/controls/pages/page-order.ts',
    from: 'isAfter ? target + 1 : target',
    to: 'isAfter ? target : target',
    test: unit('page/order'),
  },
  {
    file: 'src/components/controls/pages/page-order.ts',
    from: '(each.angle + by) % 360',
    to: '(each.angle + by) % 270',
    test: unit('page/order'),
  },
  {
    file: 'src/components/results/save.ts',
    from: 'let number = 2;',
    to: 'let number = 1;',
    test: unit('page/file-names'),
  },
  {
    file: 'src/formats/file-names.ts',
    from: "replace(reserved, '_$&')",
    to: "replace(reserved, '$&')",
    test: unit('page/file-names'),
  },
  {
    file: 'src/engines/pdf/compress/pace.ts',
    from: '+ this.#prepared;',
    to: '- this.#prepared;',
    test: unit('pdf/pace'),
  },
  {
    file: 'src/containers/riff.ts',
    from: 'start + length + (length & 1)',
    to: 'start + length',
    test: unit('containers/riff'),
  },
  { file: 'src/containers/crc32.ts', from: '0xed_b8_83_20', to: '0xed_b8_83_21', test: unit('containers/png') },
  { file: 'src/options/time-list.ts', from: "item === '' ? undefined", to: "item === '' ? 0", test: unit('page/list') },
];
