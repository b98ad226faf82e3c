/**
 * Returns a pattern that matches a piece of a package's script whatever a minifier calls its variables: `%name` matches
 * any variable, and the same one wherever it is repeated. Line breaks and indentation in the piece are ignored, and the
 * script may break its lines elsewhere. Everything else must match exactly, including strings.
 */
export function scriptPiece(piece: string): RegExp {
  const known = new Set<string>();
  const source = piece
    .trim()
    .replaceAll(/\n\s*/g, '')
    .split(/(%\w+)/)
    .map((part) => {
      if (!part.startsWith('%')) return fixedPart(part);
      const name = part.slice(1);
      if (known.has(name)) return String.raw`\k<${name}>\s*`;
      known.add(name);
      return String.raw`(?<${name}>[\w$]+)\s*`;
    })
    .join('');
  return new RegExp(String.raw`(?<![\w$])${source}`, 'g');
}

/** Minifiers may break lines between punctuation and words. */
const fixedPart = (part: string) =>
  part
    .replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
    .replaceAll(/ +/g, String.raw`\s+`)
    .replaceAll(/\\?[;,{}()[\]=&|?:+<]/g, String.raw`$&\s*`);

/** A replacement of one piece with another. */
export interface Replacement {
  /** What the piece is, for people. */
  what: string;
  /** The pattern, as for `scriptPiece`. */
  piece: string;
  /** Returns the replacement, with the actual names of the variables. */
  by(names: Record<string, string>): string;
}

/**
 * Replaces a piece that a script contains exactly once.
 *
 * @param of what the script is, for people
 * @throws if the piece occurs less or more than once: the build would not be what was reviewed and tested.
 */
export function replacePiece(of: string, script: string, { what, piece, by }: Replacement): string {
  const found = [...script.matchAll(scriptPiece(piece))];
  const [match] = found;
  if (!match || found.length > 1) {
    throw new Error(
      `${of} has changed: ${what} is there ${found.length} times, and not once as it was. ` +
        'Read what the new version does there, then change what scripts/ puts in its place.',
    );
  }
  const end = match.index + match[0].length;
  return script.slice(0, match.index) + by(match.groups ?? {}) + script.slice(end);
}
