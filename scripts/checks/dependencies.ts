// Fails unless docs/dependencies.md has a row for each package that a package.json names, with its version and licence.
import { existsSync, readFileSync } from 'node:fs';

const document = 'docs/dependencies.md';

interface Manifest {
  version?: string;
  license?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
// npm validated them on installation.
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

const rows = new Map(
  [...readFileSync(document, 'utf8').matchAll(/^\| `([^`]+)`((?: *\|[^|\n]*){5} *\|)$/gm)].map(
    ([, name = '', rest = '']) => {
      const [, version = '', licence = '', what = '', ships = '', instead = ''] = rest
        .split('|')
        .map((cell) => cell.trim());
      return [name, { version, licence, isWhole: [what, ships, instead].every((cell) => cell !== '') }];
    },
  ),
);
const wrong: string[] = [];
const named = new Set<string>();
for (const folder of ['', 'tests/bench/', 'tests/judges/', 'tests/netlify/']) {
  const { dependencies, devDependencies, optionalDependencies } = read(`${folder}package.json`);
  for (const [name, wanted] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
    named.add(name);
    const row = rows.get(name);
    if (!row?.isWhole) {
      wrong.push(`${name} has no row, or one with an empty cell`);
      continue;
    }
    // What is not installed is of another system, or for the tests beside it.
    const file = `${folder}node_modules/${name}/package.json`;
    const { version = '', license = row.licence } = existsSync(file) ? read(file) : { version: wanted };
    if (row.version !== version) wrong.push(`${name} is of version ${version}, not ${row.version}`);
    if (row.licence !== license) wrong.push(`${name} has the licence ${license}, not ${row.licence}`);
  }
}
for (const name of rows.keys()) if (!named.has(name)) wrong.push(`${name} has a row, and no package.json names it`);
console.log(wrong.length === 0 ? `${named.size} packages have their row in ${document}.` : `In ${document}:`);
for (const one of wrong) console.error(`  ${one}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
