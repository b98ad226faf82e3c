/**
 * Says how a piece of a package's script is found, whatever a minifier calls its variables: `%name` stands for one, the
 * same wherever it is named again. Line breaks with the indentation after them are for readers of the piece, and a script
 * may break its lines elsewhere. All else is as it stands, its texts too.
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

/** Minifiers break lines where a sign stands beside a word. */
const fixedPart = (part: string) =>
  part
    .replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
    .replaceAll(/ +/g, String.raw`\s+`)
    .replaceAll(/\\?[;,{}()[\]=&|?:+<]/g, String.raw`$&\s*`);

/** Another piece in place of one. */
export interface Replacement {
  /** What the piece is, for people. */
  what: string;
  /** As `scriptPiece` takes it. */
  piece: string;
  /** What stands there instead, with the variables as they are called. */
  by(names: Record<string, string>): string;
}

/**
 * A script with another piece in place of one that it has once.
 *
 * @param of What the script is, for people.
 * @throws when the piece is not there, or there twice: what is then built would not be what was read and tried.
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
