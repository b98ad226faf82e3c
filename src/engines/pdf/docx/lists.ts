/** The list that an item is in, at one level. */
interface Open {
  isCounted: boolean;
  list: number;
  /** The number of the last item. */
  last: number;
}

/** Word has no deeper levels. */
export const deepestLevel = 8;
/** All bulleted lists share one. */
const dotted = 1;

/** The lists of a document (ISO 29500-1, 17.9): each counted one begins with a number of its own. */
export class Lists {
  readonly #starts: { level: number; start: number }[] = [];
  #open: (Open | undefined)[] = [];

  /** The next item begins another list. */
  end() {
    this.#open = [];
  }

  /** Returns the number of the list that an item is in. @param number what it counts, if it does. */
  add(level: number, number: number | undefined): number {
    this.#open.length = level + 1;
    const open = this.#open[level];
    if (number === undefined) {
      this.#open[level] = { isCounted: false, list: dotted, last: 0 };
      return dotted;
    }
    // Letters count as 1, each.
    if (open?.isCounted && (number === open.last + 1 || number === 1)) {
      open.last++;
      return open.list;
    }
    this.#starts.push({ level, start: number });
    const list = dotted + this.#starts.length;
    this.#open[level] = { isCounted: true, list, last: number };
    return list;
  }

  /** The part of the document that defines them. */
  toXml(): string {
    const lists = this.#starts.map(
      ({ level, start }, index) =>
        `<w:num w:numId="${dotted + 1 + index}"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="${start}"/></w:lvlOverride></w:num>`,
    );
    return `${abstractList(0, false)}${abstractList(1, true)}<w:num w:numId="${dotted}"><w:abstractNumId w:val="0"/></w:num>${lists.join('')}`;
  }
}

/** In twentieths of a point. */
const [indent, hanging] = [720, 360];
const dots = ['•', '◦', '▪'];

function abstractList(id: number, isCounted: boolean): string {
  const levels = Array.from({ length: deepestLevel + 1 }, (_, level) => {
    const [format, text] = isCounted ? ['decimal', `%${level + 1}.`] : ['bullet', dots[level % dots.length]];
    return `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${indent * (level + 1)}" w:hanging="${hanging}"/></w:pPr></w:lvl>`;
  });
  return `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="hybridMultilevel"/>${levels.join('')}</w:abstractNum>`;
}
