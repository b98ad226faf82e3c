import type { HiddenItem, HiddenKind } from '#jobs/contract/hidden-data.ts';
import { unescaped } from '#containers/xml.ts';
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
    /^(?:title|description|subject|Headline|Label|Rating|Instructions|UserComment|ImageDescription|hierarchicalSubject|Keywords|AltTextAccessibility)$/,
  ],
  ['software', /^(?:CreatorTool|Software|DigitalSourceType|Producer)$/],
  ['device', /^(?:Make|Model|Lens|LensModel|LensMake|LensInfo)$/],
  ['time', /^(?:CreateDate|ModifyDate|MetadataDate|DateCreated|DateTimeOriginal|DateTimeDigitized|date)$/],
  ['video', /^(?:MotionPhoto|MicroVideo)$/],
  ['history', /^(?:History|DerivedFrom|Ingredients|Pantry|action|when|softwareAgent)$/],
];

/** XMP may state the same thing a hundred times: the most items of a kind. */
const mostItems = 20;

/**
 * Lists what an XMP packet contains. It searches for elements and attributes as text, since packets are often
 * incomplete.
 */
export function xmpItems(packet: Uint8Array, keep: Keep): HiddenItem[] {
  const packetText = anyText(packet);
  const found: HiddenItem[] = [];
  const add = (name: string, text: string) => {
    const value = /^GPSL(?:at|ong)itude$/.test(name) ? degrees(text) : text;
    const kind = kinds.find(([, names]) => names.test(name))?.[0];
    const known = found.some((each) => each.name === `XMP ${name}` && each.value === value);
    const isEnough = found.filter((each) => each.kind === kind).length >= mostItems;
    if (kind && value !== '' && !known && !isEnough)
      found.push(item(kind, `XMP ${name}`, value, keep === 'everything'));
  };
  for (const [, name = '', value = ''] of packetText.matchAll(/\s\w[\w-]*:(\w+)\s*=\s*["']([^"']*)["']/g))
    add(name, unescaped(value));
  for (const [, , name = '', value = ''] of packetText.matchAll(/<((?!rdf:|x:)\w[\w-]*:(\w+))[^>]*>([\s\S]*?)<\/\1>/g))
    add(name, unescaped(value.replace(/<[^>]*>/g, ' ')).trim());
  return found.length > 0 ? found : [item('other', 'XMP', kilobytes(packet.length), keep === 'everything')];
}

/** `33,12.5S`, or `33,12,30S`, as degrees; any other text stays. */
function degrees(text: string): string {
  const [, degree = '', minute = '', second = '0', side = ''] =
    /^(\d+),(\d+(?:\.\d+)?)(?:,(\d+(?:\.\d+)?))?([NSEW])$/.exec(text) ?? [];
  return side === '' ? text : `${(Number(degree) + Number(minute) / 60 + Number(second) / 3600).toFixed(5)}° ${side}`;
}
