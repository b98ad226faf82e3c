import type { CertificateFacts, LaterChange, SignatureFacts, SignatureReport } from '#jobs/contract/pdf-signatures.ts';
import { besideEachOther, describeWhole } from '#wording/amounts.ts';
import { signatureWords as words } from '#words/signatures.ts';
import { filled } from '#wording/filled.ts';

/** A line of the report. Several values are listed below each other. */
type Line = [fact: keyof typeof words.facts, values: readonly string[]];

export function signaturesText({ file, versions, signatures }: SignatureReport): string {
  const widest = Math.max(...Object.values(words.facts).map(({ length }) => length)) + 2;
  const lines = (facts: readonly Line[]) =>
    facts.flatMap(([fact, values]) =>
      values
        .filter((value) => value !== '')
        .map((value, index) => `  ${(index === 0 ? words.facts[fact] : '').padEnd(widest)}${value}`),
    );
  const parts = signatures.map((signature, index) => [
    filled(words.title, { number: index + 1, verdict: words.verdicts[signature.verdict] }),
    ...lines(linesOf(signature, versions)),
  ]);
  const head = signatures.length === 0 ? [[file, words.none]] : [[file]];
  return `${[...head, ...parts, [words.unchecked]].map((part) => part.join('\n')).join('\n\n')}\n`;
}

function linesOf(signature: SignatureFacts, versions: number): Line[] {
  const { faults, chain, chainEnd, stated, algorithm } = signature;
  const [signer] = chain;
  return [
    [
      'problem',
      [
        ...faults.map((fault) => words.faults[fault]),
        ...(signature.isInLastVersion || faults.includes('unlisted') ? [] : [words.removed]),
      ],
    ],
    ['signer', [signer?.name ?? '']],
    ['stated-name', [stated.name === signer?.name ? '' : stated.name]],
    ['time', [timeOf(signature)]],
    ['reason', [stated.reason]],
    ['location', [stated.location]],
    ['contact', [stated.contact]],
    ['field', [signature.field]],
    ['format', [signature.format]],
    [
      'algorithm',
      algorithm
        ? [
            `${filled(words.algorithm, { signature: algorithm.signature, digest: algorithm.digest })}${algorithm.isWeak ? ` ${words.weak}` : ''}`,
          ]
        : [],
    ],
    ['covers', coverageOf(signature, versions)],
    ['allows', signature.allows ? [words.allows[signature.allows]] : []],
    ['later', signature.later.map((change) => describeChange(change))],
    ...(signer ? certificateLines(signer, signature) : []),
    ['chain', [...chain.slice(1).map(({ subject }) => subject), ...(chainEnd ? [words.chainEnds[chainEnd]] : [])]],
    ['timestamp', signature.hasTimestamp ? [words.timestamp] : []],
  ];
}

/** Formats a time as `2026-11-23 12:00:00 +01:00`. */
const shownTime = (time: string): string =>
  time
    .replace('T', ' ')
    .replace(/\.\d+/, '')
    .replace(/Z$/, ' UTC')
    .replace(/([+-]\d\d:\d\d)$/, ' $1');

function timeOf({ stated: { time }, certificateTime }: SignatureFacts): string {
  const said = certificateTime ? words.times[certificateTime] : '';
  return [shownTime(time), said].filter((part) => part !== '').join(' ');
}

function coverageOf({ range, coversWholeFile, version, verdict }: SignatureFacts, versions: number): string[] {
  const numbers = range.map((value) => describeWhole(value));
  if (verdict === 'wrong-range' || numbers.length !== 4) return numbers.length > 0 ? [besideEachOther(numbers)] : [];
  const [from = '', gapStart = '', gapEnd = '', end = ''] = numbers;
  return [
    filled(words.range, { from, gapStart, gapEnd, end }),
    coversWholeFile ? words.coversAll : filled(words.coversVersion, { version, versions }),
  ];
}

const certificateLines = (
  { subject, issuer, serial, notBefore, notAfter, fingerprint }: CertificateFacts,
  { hasExpired }: SignatureFacts,
): Line[] => [
  ['subject', [subject]],
  ['issuer', [issuer]],
  ['serial', [serial]],
  [
    'validity',
    [
      `${filled(words.validity, { from: notBefore.slice(0, 10), to: notAfter.slice(0, 10) })}${hasExpired ? ` ${words.expired}` : ''}`,
    ],
  ],
  ['fingerprint', [fingerprint]],
];

function describeChange(change: LaterChange): string {
  const { type, ...facts } = change;
  const named = 'name' in facts && facts.name === '' ? { ...facts, name: words.unnamed } : facts;
  return filled(words.changes[type], named);
}
