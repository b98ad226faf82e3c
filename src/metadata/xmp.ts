import type { HiddenItem, HiddenKind } from '../jobs/contract/hidden-data.ts';
import { anyText, item, kilobytes, type Keep } from './hidden.ts';

/** The kinds of XMP properties, by their names without prefixes. */
const kinds: [HiddenKind, RegExp][] = [
  ['place', /^(?:GPS|City$|State$|Country|Location|Sublocation|ProvinceState)/],
  [
    'serial',
    /^(?:SerialNumber|LensSerialNumber|BodySerialNumber|DocumentID|OriginalDocumentID|InstanceID|ImageUniqueID|CameraSerialNumber)$/,
  ],
  [
    'person',
    /^(?:creator|rights|Credit|AuthorsPosition|Owner|OwnerName|UsageTerms|PersonInImage|PersonDisplayName|Name|CiEmailWork|CiTelWork|CiAdr\w+|CaptionWriter|Artist|Copyright)$/,
  ],
  [
    'text',
    /^(?:title|description|subject|Headline|Label|Rating|Instructions|UserComment|ImageDescription|hierarchicalSubject|AltTextAccessibility)$/,
  ],
  ['software', /^(?:CreatorTool|Software|DigitalSourceType)$/],
  ['device', /^(?:Make|Model|Lens|LensModel|LensMake|LensInfo)$/],
  ['time', /^(?:CreateDate|ModifyDate|MetadataDate|DateCreated|DateTimeOriginal|DateTimeDigitized)$/],
  ['video', /^(?:MotionPhoto|MicroVideo)$/],
  ['history', /^(?:History|DerivedFrom|Ingredients|Pantry)$/],
];

/** XMP may state the same thing a hundred times. */
const mostItems = 40;

/**
 * Lists what an XMP packet contains. It searches for elements and attributes as text, since packets are often
 * incomplete.
 */
export function xmpItems(packet: Uint8Array, keep: Keep): HiddenItem[] {
  const text = anyText(packet);
  const found: HiddenItem[] = [];
  const add = (name: string, value: string) => {
    const kind = kinds.find(([, names]) => names.test(name))?.[0];
    const known = found.some((each) => each.name === `XMP ${name}` && each.value === value);
    if (kind && value !== '' && !known) found.push(item(kind, `XMP ${name}`, value, keep === 'everything'));
  };
  for (const [, name = '', value = ''] of text.matchAll(/\s\w[\w-]*:(\w+)\s*=\s*["']([^"']*)["']/g))
    add(name, unescaped(value));
  for (const [, , name = '', value = ''] of text.matchAll(/<((?!rdf:|x:)\w[\w-]*:(\w+))[^>]*>([\s\S]*?)<\/\1>/g))
    add(name, unescaped(value.replace(/<[^>]*>/g, ' ')).trim());
  return found.length > 0
    ? found.slice(0, mostItems)
    : [item('other', 'XMP', kilobytes(packet.length), keep === 'everything')];
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };
const unescaped = (text: string) => text.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => entities[entity] ?? '');
