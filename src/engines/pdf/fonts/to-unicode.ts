export const hexadecimal = (value: number): string => value.toString(16).padStart(4, '0');

/** The most entries of a list (9.10.3). */
const most = 100;

export function toUnicode(letters: ReadonlyMap<number, string>): string {
  const lines = [...letters].map(([glyph, letter]) => {
    const units = Array.from({ length: letter.length }, (_, at) => hexadecimal(letter.charCodeAt(at)));
    return `<${hexadecimal(glyph)}> <${units.join('')}>`;
  });
  const lists = Array.from({ length: Math.ceil(lines.length / most) }, (_, index) => {
    const some = lines.slice(index * most, (index + 1) * most);
    return `${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`;
  });
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${lists.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end
`;
}
