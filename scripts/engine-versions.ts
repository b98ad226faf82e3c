import { readFileSync } from 'node:fs';
import { mediaParts, parts } from '#engines/parts.ts';

/** Returns the installed version of a package. */
function versionOf(name: string): string {
  // npm refuses a package without a version.
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string };
  return version;
}

const names = new Set([...Object.values(parts), ...mediaParts].flatMap((part) => part.package ?? []));

/** The versions of the packages that contain engines, by name. */
export const engineVersions = Object.fromEntries([...names].toSorted().map((name) => [name, versionOf(name)]));
