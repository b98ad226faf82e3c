import { escaped } from '#containers/xml.ts';
import { namespaces, type Namespace } from './fields.ts';

/** A property to change: its new text, or undefined to remove it. */
export interface Property {
  namespace: Namespace;
  name: string;
  form: 'text' | 'languages' | 'sequence';
  text: string | undefined;
}

/** Decodes a packet in its own encoding. */
export function readPacket(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const label =
    first === 0xfe && second === 0xff ? 'utf-16be' : first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8';
  return new TextDecoder(label).decode(bytes);
}

/** Changes properties of a packet, and keeps everything else. A packet without RDF is replaced. */
export function editPacket(packet: string | undefined, properties: readonly Property[]): string {
  const end = packet?.lastIndexOf(`</${prefixOf(packet, rdf, 'rdf')}:RDF>`) ?? -1;
  const whole = packet !== undefined && end > 0 ? packet : emptyPacket;
  const cleaned = properties.reduce(without, whole);
  const rdfPrefix = prefixOf(cleaned, rdf, 'rdf');
  const at = cleaned.lastIndexOf(`</${rdfPrefix}:RDF>`);
  const said = properties.filter(({ text }) => text !== undefined);
  if (said.length === 0) return cleaned;
  const declared = Object.entries(namespaces).map(([prefix, address]) => ` xmlns:${prefix}="${address}"`);
  const block = `<rdf:Description rdf:about=""${declared.join('')} xmlns:rdf="${rdf}">${said.map(element).join('')}</rdf:Description>`;
  return `${cleaned.slice(0, at)}${block}\n${cleaned.slice(at)}`;
}

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const emptyPacket = `<?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="${rdf}">
</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;

function element({ namespace, name, form, text = '' }: Property): string {
  const tag = `${namespace}:${name}`;
  switch (form) {
    case 'languages':
      return `<${tag}><rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt></${tag}>`;
    case 'sequence':
      return `<${tag}><rdf:Seq><rdf:li>${escaped(text)}</rdf:li></rdf:Seq></${tag}>`;
    case 'text':
      return `<${tag}>${escaped(text)}</${tag}>`;
  }
}

/** Removes a property, which may be an element or an attribute with any prefix. */
function without(packet: string, { namespace, name }: Property): string {
  const tag = `${escapePattern(prefixOf(packet, namespaces[namespace], namespace))}:${name}`;
  return packet
    .replace(new RegExp(`<${tag}(?:\\s[^>]*)?(?:/>|>[^]*?</${tag}\\s*>)\\s*`, 'g'), '')
    .replace(new RegExp(`\\s${tag}\\s*=\\s*(?:"[^"]*"|'[^']*')`, 'g'), '');
}

function prefixOf(packet: string, address: string, usual: string): string {
  const declared = new RegExp(`xmlns:([\\w.-]+)\\s*=\\s*["']${escapePattern(address)}["']`).exec(packet);
  return declared?.[1] ?? usual;
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\#]/g, '\\$&');
