import { readFileSync } from 'node:fs';
import type { BrowserName, CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { oldestBrowsers } from '#browsers.ts';

// Read as a file: Vite would turn it into a module, which takes ten seconds.
const compatData = JSON.parse(readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8')) as CompatData;

/** Whether a version is at most another. `≤37` is known only as an upper bound. */
function isAtMost(version: string, other: string): boolean {
  // Two texts give two lists.
  const [[major = 0, minor = 0], [otherMajor = 0, otherMinor = 0]] = [version, other].map((text) =>
    text.replace('≤', '').split('.').map(Number),
  ) as [number[], number[]];
  return major === otherMajor ? minor <= otherMinor : major < otherMajor;
}

/** Whether a browser has a feature as it is written in the standard, without being told to. */
const has = ({ version_added: added, version_removed: removed, ...limits }: SimpleSupportStatement, version: string) =>
  typeof added === 'string' &&
  added !== 'preview' &&
  isAtMost(added, version) &&
  !(typeof removed === 'string' && isAtMost(removed, version)) &&
  !limits.flags &&
  !limits.prefix &&
  !limits.alternative_name;

/** Which of the oldest browsers lack a feature. None if it is not known. */
export function lackedBy(feature: Identifier | undefined): string[] {
  const { __compat: compat } = feature ?? {};
  if (!compat) return [];
  // The keys of the table are names of browsers there.
  return (Object.entries(oldestBrowsers) as [BrowserName, string][]).flatMap(([browser, version]) =>
    [compat.support[browser] ?? []].flat().some((statement) => has(statement, version)) ? [] : `${browser} ${version}`,
  );
}

/**
 * Returns what scripts must not take for granted -> the browsers that lack it: `ImageDecoder`, `URL.parse`, and
 * `.toHex` for what objects have. Members that share their name with one that all browsers have are left out, since
 * nobody can tell which is meant: for those of JavaScript, TypeScript’s library ES2024 is the limit.
 */
export function missingScripting(): Map<string, string[]> {
  const missing = new Map<string, string[]>();
  const known = new Set<string>();
  const builtins = compatData.javascript['builtins'] ?? {};
  // Its own types leave out what is in it.
  const features = { ...compatData.api, ...builtins } as Record<string, Identifier>;
  for (const [name, feature] of Object.entries(features)) {
    const lacking = lackedBy(feature);
    if (lacking.length > 0) {
      missing.set(name, lacking);
      continue;
    }
    const ofClass = name in builtins ? Object(Reflect.get(globalThis, name)) : {};
    // So they do for what is in a feature.
    for (const [key, member] of Object.entries(feature as Record<string, Identifier>)) {
      if (key === '__compat' || key === name) continue;
      const isStatic = key.endsWith('_static') || Object.hasOwn(ofClass, key);
      const called = key.replace(/_static$/, '');
      const lacked = lackedBy(member);
      if (lacked.length > 0) missing.set(isStatic ? `${name}.${called}` : `.${called}`, lacked);
      else known.add(`.${called}`);
    }
  }
  for (const name of known) missing.delete(name);
  return missing;
}

const { properties, selectors, types, 'at-rules': atRules } = compatData.css;
// And for the functions of a type.
const functions = new Map(
  Object.values(types ?? {}).flatMap((type) => Object.entries(type as Record<string, Identifier>)),
);

/** The browsers that lack parts of styles. */
export const missingInStyles = {
  property: (name: string) => lackedBy(properties?.[name]),
  value: (property: string, name: string) => lackedBy(properties?.[property]?.[name]),
  function: (name: string) => lackedBy(types?.[name] ?? functions.get(name)),
  unit: (name: string) => lackedBy(types?.['length']?.[name]),
  atRule: (name: string) => lackedBy(atRules?.[name]),
  selector: (name: string) => lackedBy(selectors?.[name]),
};
