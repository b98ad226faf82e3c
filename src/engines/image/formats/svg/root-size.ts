import { tags } from './references.ts';

const numbers = /^\s*([-+.\deE]+)[\s,]+([-+.\deE]+)[\s,]+([-+.\deE]+)[\s,]+([-+.\deE]+)\s*$/;
/** A length with its unit. Percentages and `auto` leave a side open. */
const length = /^\s*\+?((?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(px|pt|pc|mm|cm|in|em|ex|Q)?\s*$/i;

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(attributes)
    ?.slice(1)
    .find((value) => value !== undefined);

/**
 * Gives a drawing that has a `viewBox` and only one side its other side in the same proportions, as browsers do (CSS
 * Images 3, 5.1). The renderer would take it from the `viewBox` as it is.
 */
export function withBothSides(svg: string): string {
  const root = rootOf(svg);
  const [whole = '', , name = '', attributes = ''] = root ?? [];
  if (!/^(?:[\w-]+:)?svg$/.test(name)) return svg;
  const [width, height] = [attribute(attributes, 'width'), attribute(attributes, 'height')];
  const [, , , across, up] = numbers.exec(attribute(attributes, 'viewBox') ?? '') ?? [];
  const ratio = Number(across) / Number(up);
  if (!(ratio > 0 && Number.isFinite(ratio))) return svg;
  const [, wide, wideUnit = ''] = length.exec(width ?? '') ?? [];
  const [, high, highUnit = ''] = length.exec(height ?? '') ?? [];
  if ((wide === undefined) === (high === undefined)) return svg;
  const [open, value] =
    wide === undefined
      ? ['width', `${Number(high) * ratio}${highUnit}`]
      : ['height', `${Number(wide) / ratio}${wideUnit}`];
  const others = attributes.replace(new RegExp(`\\s${open}\\s*=\\s*(?:"[^"]*"|'[^']*')`), '');
  const start = root?.index ?? 0;
  const end = whole.endsWith('/>') ? '/>' : '>';
  return `${svg.slice(0, start)}<${name} ${open}="${value}"${others}${end}${svg.slice(start + whole.length)}`;
}

function rootOf(svg: string) {
  for (const tag of svg.matchAll(tags)) if (tag[2] !== undefined) return tag;
  return undefined;
}
