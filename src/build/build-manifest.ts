import * as v from 'valibot';

const hash = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));

const file = v.object({
  /** Relative to the built folder, beginning with `/`. */
  path: v.string(),
  sha256: hash,
  size: v.number(),
  /** The address of the file, and the index of its set of headers. Files that hosts read have neither. */
  address: v.optional(v.string()),
  headers: v.optional(v.number()),
});

/**
 * Every file of a build except the manifest itself, by path. Functions are not files of the site, and are not included.
 */
const buildManifest = v.object({
  format: v.literal(1),
  /** The origin that the site was built for: documents and policies contain it. */
  site: v.pipe(v.string(), v.url()),
  /** The location of the source, from `package.json`. */
  repository: v.optional(v.string()),
  commit: v.optional(v.string()),
  /** Whether the source had uncommitted changes. */
  changed: v.boolean(),
  /** The date that the build used as the current one. */
  date: v.pipe(v.string(), v.isoTimestamp()),
  /** The Node version that built it. */
  node: v.string(),
  /** The SHA-256 of `package-lock.json`. */
  lockfile: hash,
  /** The sets of headers that files are served with: only policies, not types or cache lifetimes. */
  headers: v.array(v.record(v.string(), v.string())),
  files: v.array(file),
});

export type BuildManifest = v.InferOutput<typeof buildManifest>;
export type BuiltFile = v.InferOutput<typeof file>;

/** @throws if the text is not a manifest. */
export function readManifest(text: string, from: string): BuildManifest {
  try {
    return v.parse(buildManifest, JSON.parse(text));
  } catch (error) {
    throw new Error(`${from} is not a manifest of a build.`, { cause: error });
  }
}
