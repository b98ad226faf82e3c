/** A one-line fault, and the test that must fail because of it. */
export interface Fault {
  file: string;
  /** Occurs exactly once in the file. */
  from: string;
  to: string;
  test: string;
  /** The engine in which the test must fail, on a site that is built with the fault. Default: it is a unit test. */
  engine?: 'firefox' | 'webkit';
}

const engineTools = 'tests/engines/tools.spec.ts';

const unit = (path: string) => `tests/unit/${path}.test.ts`;

/** Faults in the jobs that tools make from their options. */
const faultsOfTools: readonly [slug: string, from: string, to: string][] = [
  ['trim-audio', '...(end && { end })', '...(start && { end })'],
  ['trim-video', 'end }), exact }', 'end }), exact: !exact }'],
  ['video-to-gif', 'trim: { start, ...(end && { end }) }', 'trim: { start }'],
  ['change-volume', "by === 'gain' ?", "by !== 'gain' ?"],
  ['fade-video', 'audio: { fade: { in: fadeIn, out: fadeOut } }', 'audio: { fade: { in: fadeOut, out: fadeIn } }'],
  ['mute-video', "audio: 'discard'", "video: 'discard'"],
  ['resize-video', "{ height: Number(size), fit: 'inside' }", "{ width: Number(size), fit: 'inside' }"],
  ['convert-subtitles', 'length / 100', '100 / length'],
  ['edit-tags', "value !== ''", "value === ''"],
  ['resize-image', 'withoutEnlargement: !enlarge', 'withoutEnlargement: enlarge'],
  ['rotate-image', "turn === 'angle' ? angle : Number(turn)", "turn === 'angle' ? Number(turn) : angle"],
  ['crop-image', "by === 'box' ? cropTo", "by !== 'box' ? cropTo"],
  ['make-animation', 'seconds ?? time', 'time ?? seconds'],
  ['remove-metadata', "['device', 'exposure']", "['device', 'serial']"],
  ['image-to-data-url', 'width === undefined ? []', 'width !== undefined ? []'],
  ['watermark-pdf', 'opacity / 100', 'opacity / 255'],
  ['split-pdf', 'size * 1_000_000', 'size * 1_000'],
  [
    'protect-pdf',
    '{ userPassword, ownerPassword, allows }',
    '{ userPassword: ownerPassword, ownerPassword: userPassword, allows }',
  ],
  ['crop-pdf', 'margins.top * pointsPerMillimetre', 'margins.top'],
  ['pages-per-sheet', 'layouts[pages] ?? 2', '2'],
  ['extract-pages', 'parsePageList(pages)', '[]'],
];

/** Faults in PDF signatures. */
const faultsOfSignatures: readonly [file: string, from: string, to: string, test: string][] = [
  ['byte-range', "if (start !== 0) return 'range-start';", '', 'later-versions'],
  ['byte-range', "if (bytes !== contents) return 'range-elsewhere';", '', 'later-versions'],
  ['cms', "if (!isDigest) faults.push('digest');", '', 'verify'],
  ['cms', "if (!isSigned) faults.push('signature');", '', 'verify'],
  ['cms', "faults.push('certificate')", 'faults.push()', 'verify'],
  ['cms', "? 'padding' : data", '? data : data', 'later-versions'],
  ['check', "certificateTime === 'before' || ", '', 'verify'],
  ['check', "if (chainEnd === 'broken') return 'broken-chain';", '', 'verify'],
  ['later-changes', "...(isContent ? [] : [{ type: 'page-content', page } as const]),", '', 'later-versions'],
  [
    'later-changes',
    "isSigned ? 'signature-removed' : 'field-removed'",
    "isSigned ? 'field-removed' : 'field-removed'",
    'later-versions',
  ],
  ['write-cms', 'if ((digits[0] ?? 0) >= 0x80) digits.unshift(0);', '', 'sign-digitally'],
  ['write-cms', '[certificate, ...issuers].map((held)', '[certificate].map((held)', 'sign-digitally'],
];

export const faults: readonly Fault[] = [
  { file: 'src/browsers.ts', from: 'ecmaVersion = 2024', to: 'ecmaVersion = 2026', test: unit('build/browsers') },
  { file: 'src/jobs/disk/disk.ts', from: ", 'UnknownError'", to: '', test: unit('jobs/disk-full') },
  {
    file: 'src/engines/media/failures/silent-decoders.ts',
    from: 'seconds >= patience',
    to: 'seconds < 0',
    test: unit('media/silent-decoders'),
  },
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
  {
    file: 'src/options/media-options.ts',
    from: "container === 'm4a' ?",
    to: "container !== 'm4a' ?",
    test: unit('tables/jobs-of-tools'),
  },
  {
    file: 'src/options/crop-shapes.ts',
    from: 'Number(across) / Number(down)',
    to: 'Number(down) / Number(across)',
    test: unit('tables/jobs-of-tools'),
  },
  { file: 'src/components/batch/limits.ts', from: '900e6', to: '1800e6', test: unit('jobs/memory-of-batches') },
  { file: 'src/components/batch/limits.ts', from: 'jpeg: 36', to: 'jpeg: 18', test: unit('jobs/memory-of-batches') },
  { file: 'src/components/batch/limits.ts', from: 'avif: 24', to: 'avif: 12', test: unit('jobs/memory-of-batches') },
  {
    file: 'src/engines/pdf/merge/outlines.ts',
    from: "'Prev', children[index - 1]",
    to: "'Prev', children[index + 1]",
    test: unit('pdf/kept'),
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
    to: 'let number = 3;',
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
    from: '?? 0) + this.#written',
    to: '?? 0) - this.#written',
    test: unit('pdf/pace'),
  },
  {
    file: 'src/containers/riff.ts',
    from: 'start + length + (length & 1)',
    to: 'start + length',
    test: unit('containers/riff'),
  },
  { file: 'src/containers/crc32.ts', from: '0xed_b8_83_20', to: '0xed_b8_83_21', test: unit('containers/png') },
  {
    file: 'src/options/time-list.ts',
    from: "item === '' ? undefined",
    to: "item === '' ? 0",
    test: unit('image/geometry'),
  },
  {
    file: 'src/engines/image/goal/quality-search.ts',
    from: 'if (result.length > limit) tooLarge',
    to: 'if (result.length > limit * 1.02) tooLarge',
    test: unit('image/quality-search'),
  },
  {
    file: 'netlify/lib/rate-limit.ts',
    from: 'times.length >= windowLimit',
    to: 'times.length > windowLimit',
    test: unit('service/contact-limits'),
  },
  {
    file: 'netlify/lib/rate-limit.ts',
    from: 'one > time - window)',
    to: 'one > time)',
    test: unit('service/contact-limits'),
  },
  {
    file: 'netlify/lib/receive.ts',
    from: 'JSON.stringify([content.output.email, idempotencyKey])',
    to: 'JSON.stringify([idempotencyKey])',
    test: unit('service/contact-limits'),
  },
  {
    file: 'netlify/lib/by-method.ts',
    from: 'headers: { Allow: allow } });',
    to: 'headers: {} });',
    test: unit('service/api'),
  },
  {
    file: 'netlify/functions/oauth2-token.ts',
    from: "'invalid_grant'",
    to: "'invalid_request'",
    test: unit('service/discovery-clients'),
  },
  { file: 'src/policies.ts', from: "'pdf.worker': 'engine'", to: "'pdf.worker': 'asset'", test: unit('tables/claims') },
  { file: 'server/site.ts', from: "startsWith('/_astro/')", to: "startsWith('/none/')", test: unit('service/upgrade') },
  { file: 'server/refuse-unreadable.ts', from: ', () => socket.destroy()', to: '', test: unit('service/slow-clients') },
  {
    file: 'src/engines/media/subtitles/times.ts',
    from: 'end: cue.end * stretch + shift',
    to: 'end: cue.end * stretch',
    test: unit('media/subtitles'),
  },
  {
    file: 'src/engines/media/plan/range.ts',
    from: 'Math.min(trim?.end ?? Infinity, media.duration)',
    to: 'media.duration',
    test: unit('media/carry'),
  },
  {
    file: 'src/engines/pdf/redact/without-glyphs.ts',
    from: 'if (!areas.some(',
    to: 'if (glyph === part.at(-1) || !areas.some(',
    test: unit('pdf/redact'),
  },
  {
    file: 'src/engines/pdf/redact/drawn-names.ts',
    from: 'names.get(category) ?? new Set()) : value',
    to: 'names.get(category) ?? new Set()) && value : value',
    test: unit('pdf/redact-traces'),
  },
  {
    file: 'src/engines/pdf/crypt/encryption.ts',
    from: "['StrF', new Name('StdCF')]",
    to: "['StrF', new Name('Identity')]",
    test: unit('pdf/protection'),
  },
  {
    file: 'src/metadata/exif.ts',
    from: "keep.has('place') ? parsed.place : []",
    to: 'parsed.place',
    test: unit('image/metadata-by-bytes'),
  },
  ...faultsOfSignatures.map(([name, from, to, test]) => ({
    file: `src/engines/pdf/signatures/${name}.ts`,
    from,
    to,
    test: unit(`pdf/${test}`),
  })),
  ...faultsOfTools.map(([slug, from, to]) => ({
    file: `src/tools/${slug}.ts`,
    from,
    to,
    test: unit('tables/jobs-of-tools'),
  })),
  // What once stopped the tools in other engines, unnoticed.
  {
    file: 'src/policies.ts',
    from: "    'Cross-Origin-Opener-Policy': opener,",
    to: "    'Cross-Origin-Opener-Policy': opener,\n    'Integrity-Policy': 'blocked-destinations=(script)',",
    test: engineTools,
    engine: 'webkit',
  },
  {
    file: 'scripts/browsers/for-oldest-browsers.ts',
    from: '{ target: buildTarget }',
    to: "{ target: 'esnext' }",
    test: engineTools,
    engine: 'webkit',
  },
  {
    file: 'src/policies.ts',
    from: `'wasm-unsafe-eval'", 'worker-src': "'self'"`,
    to: `'wasm-unsafe-eval'", 'worker-src': "'none'"`,
    test: engineTools,
    engine: 'firefox',
  },
];
