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
  ['write-cms', '[certificate, ...issuers].map((held)', '[certificate].map((held)', 'sign-digitally'],
];

/** Faults in everything else. */
const otherFaults: readonly [file: string, from: string, to: string, test: string][] = [
  ['src/browsers.ts', 'ecmaVersion = 2024', 'ecmaVersion = 2026', 'build/browsers'],
  ['src/jobs/disk/disk.ts', ", 'UnknownError'", '', 'jobs/disk-full'],
  ['src/engines/media/failures/silent-decoders.ts', 'seconds >= patience', 'seconds < 0', 'media/silent-decoders'],
  ['src/metadata/exif-orientation.ts', 'orientation > 4 ?', 'orientation > 5 ?', 'image/headers'],
  [
    'src/metadata/exif-tags.ts',
    "['HostComputer', 'serial']",
    "['HostComputer', 'settings']",
    'image/metadata-by-bytes',
  ],
  ['src/metadata/exif-tags.ts', "['Artist', 'person']", "['Artist', 'settings']", 'image/metadata-by-bytes'],
  ['src/jobs/contract/ranges.ts', "(only === 'odd' ? 0 : 1)", "(only === 'odd' ? 1 : 0)", 'jobs/ranges'],
  ['src/jobs/contract/ranges.ts', 'first <= last ? 1 : -1', 'first < last ? 1 : 1', 'jobs/ranges'],
  ['src/options/media-options.ts', "container === 'm4a' ?", "container !== 'm4a' ?", 'tables/jobs-of-tools'],
  [
    'src/options/crop-shapes.ts',
    'Number(across) / Number(down)',
    'Number(down) / Number(across)',
    'tables/jobs-of-tools',
  ],
  ['src/jobs/plan/plan.ts', 'share + (1 - share) * done', '(1 - share) * done', 'page/plan'],
  ['src/jobs/plan/plan.ts', 'failed.abort();', '', 'page/plan'],
  ['src/jobs/plan/plan.ts', 'Math.min(most, items.length)', 'items.length', 'page/plan'],
  ['src/jobs/plan/limits.ts', '900e6', '1800e6', 'jobs/memory-of-batches'],
  ['src/jobs/plan/limits.ts', 'jpeg: 36', 'jpeg: 18', 'jobs/memory-of-batches'],
  ['src/jobs/plan/limits.ts', 'avif: 24', 'avif: 12', 'jobs/memory-of-batches'],
  ['src/engines/pdf/merge/outlines.ts', "'Prev', children[index - 1]", "'Prev', children[index + 1]", 'pdf/kept'],
  ['src/engines/pdf/merge/outlines.ts', 'item.isOpen ? count : -count', 'item.isOpen ? count : count', 'pdf/merge'],
  [
    'src/components/controls/pages/page-order.ts',
    'isAfter ? target + 1 : target',
    'isAfter ? target : target',
    'page/order',
  ],
  ['src/components/controls/pages/page-order.ts', '(each.angle + by) % 360', '(each.angle + by) % 270', 'page/order'],
  ['src/components/results/save.ts', 'let number = 2;', 'let number = 3;', 'page/file-names'],
  ['src/formats/file-names.ts', "replace(reserved, '_$&')", "replace(reserved, '$&')", 'page/file-names'],
  ['src/engines/pdf/compress/pace.ts', '?? 0) + this.#written', '?? 0) - this.#written', 'pdf/pace'],
  ['src/containers/riff.ts', 'start + length + (length & 1)', 'start + length', 'containers/riff'],
  ['src/containers/crc32.ts', '0xed_b8_83_20', '0xed_b8_83_21', 'containers/png'],
  ['src/options/time-list.ts', "item === '' ? undefined", "item === '' ? 0", 'image/geometry'],
  [
    'src/engines/image/goal/quality-search.ts',
    'if (result.length > limit) tooLarge',
    'if (result.length > limit * 1.02) tooLarge',
    'image/quality-search',
  ],
  ['netlify/lib/rate-limit.ts', 'times.length >= windowLimit', 'times.length > windowLimit', 'service/contact-limits'],
  ['netlify/lib/rate-limit.ts', 'one > time - window)', 'one > time)', 'service/contact-limits'],
  [
    'netlify/lib/receive.ts',
    'JSON.stringify([content.output.email, idempotencyKey])',
    'JSON.stringify([idempotencyKey])',
    'service/contact-limits',
  ],
  ['netlify/lib/by-method.ts', 'headers: { Allow: allow } });', 'headers: {} });', 'service/api'],
  ['netlify/functions/oauth2-token.ts', "'invalid_grant'", "'invalid_request'", 'service/discovery-clients'],
  ['src/policies.ts', "'pdf.worker': 'engine'", "'pdf.worker': 'asset'", 'tables/claims'],
  ['server/site.ts', "startsWith('/_astro/')", "startsWith('/none/')", 'service/upgrade'],
  ['server/refuse-unreadable.ts', ', () => socket.destroy()', '', 'service/slow-clients'],
  [
    'src/engines/media/subtitles/times.ts',
    'end: cue.end * stretch + shift',
    'end: cue.end * stretch',
    'media/subtitles',
  ],
  [
    'src/engines/media/plan/range.ts',
    'Math.min(trim?.end ?? Infinity, media.duration)',
    'media.duration',
    'media/carry',
  ],
  [
    'src/engines/pdf/redact/without-glyphs.ts',
    'if (!areas.some(',
    'if (glyph === part.at(-1) || !areas.some(',
    'pdf/redact',
  ],
  [
    'src/engines/pdf/redact/drawn-names.ts',
    'names.get(category) ?? new Set()) : value',
    'names.get(category) ?? new Set()) && value : value',
    'pdf/redact-traces',
  ],
  ['src/engines/pdf/crypt/encryption.ts', "StrF: new Name('StdCF')", "StrF: new Name('Identity')", 'pdf/protection'],
  ['src/metadata/exif.ts', "keep.has('place') ? parsed.place : []", 'parsed.place', 'image/metadata-by-bytes'],
  [
    'src/engines/image/faces/distinct-faces.ts',
    'overlap(face, other) < sameFace',
    'overlap(face, other) < 2',
    'image/faces',
  ],
  ['src/engines/image/faces/yunet.ts', 'left: left * scale', 'left', 'image/faces'],
  ['src/engines/image/goal/search-pace.ts', 'const firstTry = 0.05;', 'const firstTry = 0.7;', 'image/same-look'],
  ['src/engines/image/formats/png/pack.ts', 'return !isGrey && ', 'return ', 'image/pack-png'],
  [
    'src/engines/pdf/document/page-tree.ts',
    'if (above.has(dict) || repeated > maxRepeated) continue;',
    'if (repeated > maxRepeated) continue;',
    'pdf/damage',
  ],
  ['src/engines/pdf/document/lexer.ts', 'const maxDepth = 256;', 'const maxDepth = 256_000;', 'pdf/damage'],
  ['server/compare-site.ts', 'sha256(content) === hash ?', 'content.length === size ?', 'build/verify'],
  ['netlify/functions/health.ts', 'outcome ? 200 : 503', 'outcome ? 200 : 200', 'service/functions-health'],
];

export const faults: readonly Fault[] = [
  ...otherFaults.map(([file, from, to, test]) => ({ file, from, to, test: unit(test) })),
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
