import ts from 'typescript';
import type { Sentence } from './sentence.ts';

/** Elements within a sentence. */
const inline = /^<\/?(?:a|abbr|b|bdi|br|code|data|em|i|kbd|q|samp|small|span|strong|time)(?![\w-])/;
/** Attributes that people read or hear. */
const readAttributes =
  /(?<before>\s(?:aria-(?:label|description|valuetext|roledescription|placeholder)|title|alt|placeholder)=")(?<text>[^"\uE000-\uF8FF]*\p{L}{2}[^"\uE000-\uF8FF]*)"/gu;

const escaped = (text: string) =>
  text
    .replaceAll(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[`\\]|\$(?=\{)/g, String.raw`\$&`);

/** A template of markup as one text, in which one character stands for each substitution, and where each is in the code. */
function flattened(template: ts.TemplateLiteral, code: string) {
  const spans = ts.isTemplateExpression(template) ? template.templateSpans : [];
  const ends = [...spans.map(({ expression }) => expression), undefined];
  let text = '';
  const places: number[] = [];
  let at = template.getStart() + 1;
  ends.forEach((expression, index) => {
    const end = expression ? code.lastIndexOf('${', expression.getStart()) : template.getEnd() - 1;
    for (; at < end; at += 1) {
      text += code[at];
      places.push(at);
    }
    if (!expression) return;
    text += String.fromCharCode(0xe000 + index);
    places.push(at);
    at = (spans[index]?.literal.getStart() ?? 0) + 1;
  });
  places.push(at);
  return { text, places, expressions: spans.map(({ expression }) => expression) };
}

/** What a component or a slot writes is no word of the sentence, unless it stands between words. */
const isElement = (expression: ts.Expression | undefined) =>
  expression !== undefined && /^\$\$(?:render(?!Script)|maybeRender)/.test(expression.getText());

/**
 * Returns the sentences of the markup in a page or component, as Astro compiles it: the texts of elements, with `<a>`,
 * `<b2>` for the elements in them and `{0}` for what is filled in, and the attributes that people read.
 */
export function sentencesInMarkup(root: ts.SourceFile, code: string): Sentence[] {
  const found: Sentence[] = [];

  function read(template: ts.TemplateLiteral) {
    const { text, places, expressions } = flattened(template, code);
    const isFilled = (char: string) => /[\uE000-\uF8FF]/.test(char);
    const indexOf = (char: string) => char.charCodeAt(0) - 0xe000;
    const placeOf = (at: number) => places[at] ?? template.getEnd();

    function add(from: number, to: number) {
      let [start, end] = [from, to];
      // What stands around all of it is no part of the sentence.
      for (let before = -1; before !== start - end;) {
        before = start - end;
        while (start < end && /\s/.test(text[start] ?? '')) start += 1;
        while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1;
        if (isFilled(text[start] ?? '') && isElement(expressions[indexOf(text[start] ?? '')])) start += 1;
        if (isFilled(text[end - 1] ?? '') && isElement(expressions[indexOf(text[end - 1] ?? '')])) end -= 1;
        const [, open = '', name = '', close = ''] =
          /^(<([a-z]+)\b[^>]*>)(?:(?!<\2\b)[\s\S])*?(<\/\2>)$/.exec(text.slice(start, end)) ?? [];
        if (name && !text.slice(start + open.length, end - close.length).includes(`</${name}>`)) {
          start += open.length;
          end -= close.length;
        }
      }
      const slice = text.slice(start, end);
      const tags: string[] = [];
      const filledIn: { start: number; end: number }[] = [];
      const counts = new Map<string, number>();
      const open: string[] = [];
      const sentence = slice
        .replaceAll(/<[^>]*>|[\uE000-\uF8FF]|[^<\uE000-\uF8FF]+/g, (piece, at: number) => {
          if (isFilled(piece)) {
            const expression = expressions[indexOf(piece)];
            if (expression && /^["'] ["']$/.test(expression.getText())) return ' ';
            filledIn.push({ start: expression?.getStart() ?? 0, end: expression?.getEnd() ?? 0 });
            return `{${filledIn.length - 1}}`;
          }
          if (!piece.startsWith('<')) return piece;
          const [, name = ''] = /^<\/?([a-z]+)/.exec(piece) ?? [];
          if (piece.startsWith('</')) return `</${open.pop() ?? name}>`;
          const number = (counts.get(name) ?? 0) + 1;
          counts.set(name, number);
          const mark = number === 1 ? name : `${name}${number}`;
          tags.push(code.slice(placeOf(start + at), placeOf(start + at + piece.length)));
          if (name !== 'br') open.push(mark);
          tagOf.set(mark, tags.at(-1) ?? '');
          return `<${mark}>`;
        })
        .replaceAll(/\s+/g, ' ')
        .trim();
      const spoken = sentence.replaceAll(/<code\d?>.*?<\/code\d?>|<[^>]*>|\{\d\}|&#?\w+;/g, '');
      const own = new Map(tagOf);
      tagOf.clear();
      if (!/\p{Ll}{2}/u.test(spoken.replaceAll(/Stayput|llms\.txt/g, ''))) return;
      found.push({
        text: sentence,
        start: placeOf(start),
        end: placeOf(end),
        filledIn,
        isInList: false,
        write: (said, filled) =>
          escapedText(said).replaceAll(/<(\/?)([a-z]+\d?)>|\{(\d)\}/g, (_, close: string, mark: string, at: string) => {
            if (at !== undefined) return `\${${filled[Number(at)]}}`;
            return close ? `</${mark.replace(/\d$/, '')}>` : (own.get(mark) ?? '');
          }),
      });
    }
    const tagOf = new Map<string, string>();

    let start = 0;
    for (const { 0: tag, index } of text.matchAll(/<!--[\s\S]*?-->|<\/?[a-zA-Z](?:[^>"]|"[^"]*")*>/g)) {
      for (const { index: at, groups } of tag.matchAll(readAttributes)) {
        const from = index + at + (groups?.['before']?.length ?? 0);
        const said = groups?.['text'] ?? '';
        found.push({
          text: said,
          start: placeOf(from),
          end: placeOf(from + said.length),
          filledIn: [],
          isInList: false,
          write: escaped,
        });
      }
      if (inline.test(tag)) continue;
      add(start, index);
      start = index + tag.length;
    }
    add(start, text.length);
  }

  const walk = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === '$$render') read(node.template);
    ts.forEachChild(node, walk);
  };
  walk(root);
  return found;
}

/** Tags of sentences stay, and everything else is text. */
const escapedText = (text: string) =>
  text.replaceAll(/&(?!#?\w+;)/g, '&amp;').replaceAll(/[`\\]|\$(?=\{)/g, String.raw`\$&`);
