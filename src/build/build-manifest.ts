import * as v from 'valibot';

const hash = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));

const file = v.object({
  /** In the built folder, from `/`. */
  path: v.string(),
  sha256: hash,
  size: v.number(),
  /** Where it is asked for, and which of the sets of headers it comes with. Files that hosts read have neither. */
  address: v.optional(v.string()),
  headers: v.optional(v.number()),
});

/** Every file of a build but the manifest itself, by path. Functions are not files of the site, and not in it. */
const buildManifest = v.object({
  format: v.literal(1),
  /** The origin that the site was built for: documents and policies name it. */
  site: v.pipe(v.string(), v.url()),
  /** Where the source is, as `package.json` says. */
  repository: v.optional(v.string()),
  commit: v.optional(v.string()),
  /** Whether the source had changes that are not in the commit. */
  changed: v.boolean(),
  /** What the build took for now. */
  date: v.pipe(v.string(), v.isoTimestamp()),
  /** The version of Node that built it. */
  node: v.string(),
  /** The SHA-256 of `package-lock.json`. */
  lockfile: hash,
  /** The sets of headers that files come with: policies alone, not types or ages. */
  headers: v.array(v.record(v.string(), v.string())),
  files: v.array(file),
});

export type BuildManifest = v.InferOutput<typeof buildManifest>;
export type BuiltFile = v.InferOutput<typeof file>;

/** @throws for what is no manifest. */
export function readManifest(text: string, from: string): BuildManifest {
  try {
    return v.parse(buildManifest, JSON.parse(text));
  } catch (error) {
    throw new Error(`${from} is not a manifest of a build.`, { cause: error });
  }
}
