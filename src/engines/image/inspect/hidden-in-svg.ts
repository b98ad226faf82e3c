import { sniffFormat } from '#formats/formats.ts';
import { asFound, type Found } from '#metadata/inspection.ts';
import { item } from '#metadata/hidden.ts';
import { xmpItems } from '#metadata/xmp.ts';
import { utf8 } from '#containers/bytes.ts';
import { unescaped } from '#containers/xml.ts';
import { unzipped } from '#containers/unzipped.ts';
import { rewriteMetadata } from '../formats/metadata.ts';
import { tags } from '../formats/svg/references.ts';

/** In bytes: far more than drawings need. */
const mostUnzipped = 2 ** 26;

/** Lists what a drawing contains besides what it shows. */
export async function hiddenInSvg(bytes: Uint8Array<ArrayBuffer>): Promise<Found[]> {
  const svg = new TextDecoder().decode((await unzipped(bytes, mostUnzipped)).subarray(0, mostUnzipped));
  const found: Found[] = [];
  const add = (type: Found['type'], name: string, value: string) => {
    const said = item('text', name, value);
    if (said.value !== '') found.push({ type, name: said.name, value: said.value });
  };
  for (const [, name] of svg.matchAll(
    /<!ENTITY\s+(?:%\s+)?[\w:.-]+\s+(?:SYSTEM|PUBLIC\s+["'][^"']*["'])\s+["']([^"']*)["']/g,
  ))
    add('remote', 'ENTITY', name ?? '');
  for (const [, address] of svg.matchAll(/<\?xml-stylesheet[^>]*\shref\s*=\s*["']([^"']*)["']/g))
    add('remote', 'xml-stylesheet', address ?? '');
  for (const [, plain, quoted] of svg.matchAll(/@import\s+(?:url\(\s*["']?([^"')]*)|["']([^"']*)["'])/g))
    add('remote', '@import', plain ?? quoted ?? '');
  for (const [, address = ''] of svg.matchAll(/url\(\s*["']?([^"')#][^"')]*)/g))
    if (!address.startsWith('data:')) add('remote', 'url()', address);
  for (const [, text = ''] of svg.matchAll(/<!--([\s\S]*?)-->/g)) add('text', 'Comment', text);
  for (const [, name = '', text = ''] of svg.matchAll(/<(?:\w+:)?(title|desc)\b[^>]*>([\s\S]*?)<\/(?:\w+:)?\1>/g))
    add('text', name, unescaped(text.replace(/<[^>]*>/g, ' ')));
  for (const [, text = ''] of svg.matchAll(/<(?:\w+:)?script\b[^>]*>([\s\S]*?)<\/(?:\w+:)?script>/g))
    add('script', 'script', text.replace(/<!\[CDATA\[|\]\]>/g, ''));
  for (const [, , name = '', attributes = ''] of svg.matchAll(tags)) addAttributes(name, attributes, add);
  const described = /<(?:\w+:)?metadata\b[^>]*>([\s\S]*?)<\/(?:\w+:)?metadata>/.exec(svg)?.[1];
  if (described?.includes(':')) found.push(...xmpItems(utf8(described), new Set()).map(asFound));
  return [...found, ...(await inPictures(svg))];
}

/** Attributes in which drawing programs keep the folders and names of files, and their own name. */
const kept: Record<string, Found['type']> = {
  'sodipodi:docname': 'text',
  'sodipodi:docbase': 'text',
  'sodipodi:absref': 'text',
  'inkscape:export-filename': 'text',
  'inkscape:version': 'software',
};

function addAttributes(
  element: string,
  attributes: string,
  add: (type: Found['type'], name: string, value: string) => void,
) {
  for (const [, name = '', double, single] of attributes.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const value = unescaped(double ?? single ?? '').trim();
    const type = kept[name];
    if (type) add(type, name, value);
    else if (/^on[a-z]+$/.test(name)) add('script', name, value);
    else if (/^(?:xlink:)?(?:href|src)$/.test(name)) {
      const own = element.replace(/^.*:/, '');
      if (/^javascript:/i.test(value)) add('script', name, value);
      else if (own === 'a') add('link', '', value);
      else if (value !== '' && !/^(?:#|data:)/i.test(value)) add('remote', own, value);
    }
  }
}

/** The most pictures that are looked at. */
const mostPictures = 100;

/** Lists the metadata of the pictures in a drawing. */
async function inPictures(svg: string): Promise<Found[]> {
  const found: Found[] = [];
  const pictures = [...svg.matchAll(/data:image\/[\w.+-]+;base64,([\w+/=\s]+)/g)].slice(0, mostPictures);
  for (const [, text = ''] of pictures) {
    const bytes = decoded(text.replace(/\s/g, ''));
    const file = new File([bytes], 'picture');
    const format = await sniffFormat(file);
    const items = format && format !== 'svg' ? (await rewriteMetadata(file, format, 'colour'))?.items : undefined;
    found.push(...(items ?? []).map((each) => ({ ...asFound(each), name: `image: ${each.name}` })));
  }
  return found;
}

/** Decodes as much of base64 as is valid. */
function decoded(text: string): Uint8Array<ArrayBuffer> {
  const whole = text.replace(/=+$/, '');
  const usable = whole.length % 4 === 1 ? whole.slice(0, -1) : whole;
  return Uint8Array.from(atob(usable), (character) => character.charCodeAt(0));
}
