// Tries the rules of scripts/checks/rules on all scripts, each of which is parsed once: `npm run check:sources`.
import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { casts } from './rules/casts.ts';
import { countingOnlyInWords, oneLanguage } from './rules/language.ts';
import { plainEnglish } from './rules/plain-english.ts';
import { scriptsOf, type Rule } from './rules/rule.ts';
import { enginesInCodes, wordsInTheirPlace } from './rules/words-in-their-place.ts';

const rules: readonly Rule[] = [
  casts,
  wordsInTheirPlace,
  enginesInCodes,
  countingOnlyInWords,
  oneLanguage,
  plainEnglish,
];

const used = new Map(rules.map((rule) => [rule, new Set<string | RegExp>()]));
const faults: string[] = [];

/** The rules are about English, and the compiler compares other languages with it. */
const isOtherLanguage = (path: string) => /^src\/words\/(?!en\/)./.test(path);

for (const path of globSync('{src,server,netlify,scripts}/**/*.{ts,astro}')
  .filter((one) => !isOtherLanguage(one))
  .toSorted()) {
  const applying = rules.filter(({ files }) => matchesGlob(path, files));
  for (const { file, before, isFrontmatter } of applying.length > 0 ? scriptsOf(path) : [])
    for (const rule of applying.filter(({ inFrontmatter }) => inFrontmatter || !isFrontmatter))
      for (const { line, text } of rule.find(file)) {
        const allowing = allowedBy(rule).filter((one) => (typeof one === 'string' ? one === text : one.test(path)));
        for (const one of allowing) used.get(rule)?.add(one);
        if (allowing.length === 0) faults.push(`${path}:${before + line + 1}: ${text} (${rule.says})`);
      }
}
for (const rule of rules)
  for (const one of allowedBy(rule).filter((each) => !used.get(rule)?.has(each)))
    faults.push(`Nothing needs ${one} any more, which is allowed although ${rule.says}`);

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function allowedBy({ allowed = {} }: Rule): (string | RegExp)[] {
  return Object.values(allowed).flat();
}
