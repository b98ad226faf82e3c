import type { PdfDocument } from '../document/document.ts';
import { everyObject } from '../copy/every-object.ts';
import { isDict, Name } from '#containers/pdf/objects.ts';
import { cidOf, readBinaryMap, type BinaryMap } from './binary-cmap.ts';
import { type CodeMap, type CodeSpace, valueOf } from './code-map.ts';

/** The CMaps that documents may refer to without embedding them (ISO 32000-2, table 116). */
const files: Record<string, () => Promise<{ default: string }>> = {
  'GB-EUC-H': () => import('pdfjs-dist/cmaps/GB-EUC-H.bcmap?url&inline'),
  'GB-EUC-V': () => import('pdfjs-dist/cmaps/GB-EUC-V.bcmap?url&inline'),
  'GBpc-EUC-H': () => import('pdfjs-dist/cmaps/GBpc-EUC-H.bcmap?url&inline'),
  'GBpc-EUC-V': () => import('pdfjs-dist/cmaps/GBpc-EUC-V.bcmap?url&inline'),
  'GBK-EUC-H': () => import('pdfjs-dist/cmaps/GBK-EUC-H.bcmap?url&inline'),
  'GBK-EUC-V': () => import('pdfjs-dist/cmaps/GBK-EUC-V.bcmap?url&inline'),
  'GBKp-EUC-H': () => import('pdfjs-dist/cmaps/GBKp-EUC-H.bcmap?url&inline'),
  'GBKp-EUC-V': () => import('pdfjs-dist/cmaps/GBKp-EUC-V.bcmap?url&inline'),
  'GBK2K-H': () => import('pdfjs-dist/cmaps/GBK2K-H.bcmap?url&inline'),
  'GBK2K-V': () => import('pdfjs-dist/cmaps/GBK2K-V.bcmap?url&inline'),
  'UniGB-UCS2-H': () => import('pdfjs-dist/cmaps/UniGB-UCS2-H.bcmap?url&inline'),
  'UniGB-UCS2-V': () => import('pdfjs-dist/cmaps/UniGB-UCS2-V.bcmap?url&inline'),
  'UniGB-UTF16-H': () => import('pdfjs-dist/cmaps/UniGB-UTF16-H.bcmap?url&inline'),
  'UniGB-UTF16-V': () => import('pdfjs-dist/cmaps/UniGB-UTF16-V.bcmap?url&inline'),
  'B5pc-H': () => import('pdfjs-dist/cmaps/B5pc-H.bcmap?url&inline'),
  'B5pc-V': () => import('pdfjs-dist/cmaps/B5pc-V.bcmap?url&inline'),
  'HKscs-B5-H': () => import('pdfjs-dist/cmaps/HKscs-B5-H.bcmap?url&inline'),
  'HKscs-B5-V': () => import('pdfjs-dist/cmaps/HKscs-B5-V.bcmap?url&inline'),
  'ETen-B5-H': () => import('pdfjs-dist/cmaps/ETen-B5-H.bcmap?url&inline'),
  'ETen-B5-V': () => import('pdfjs-dist/cmaps/ETen-B5-V.bcmap?url&inline'),
  'ETenms-B5-H': () => import('pdfjs-dist/cmaps/ETenms-B5-H.bcmap?url&inline'),
  'ETenms-B5-V': () => import('pdfjs-dist/cmaps/ETenms-B5-V.bcmap?url&inline'),
  'CNS-EUC-H': () => import('pdfjs-dist/cmaps/CNS-EUC-H.bcmap?url&inline'),
  'CNS-EUC-V': () => import('pdfjs-dist/cmaps/CNS-EUC-V.bcmap?url&inline'),
  'UniCNS-UCS2-H': () => import('pdfjs-dist/cmaps/UniCNS-UCS2-H.bcmap?url&inline'),
  'UniCNS-UCS2-V': () => import('pdfjs-dist/cmaps/UniCNS-UCS2-V.bcmap?url&inline'),
  'UniCNS-UTF16-H': () => import('pdfjs-dist/cmaps/UniCNS-UTF16-H.bcmap?url&inline'),
  'UniCNS-UTF16-V': () => import('pdfjs-dist/cmaps/UniCNS-UTF16-V.bcmap?url&inline'),
  '83pv-RKSJ-H': () => import('pdfjs-dist/cmaps/83pv-RKSJ-H.bcmap?url&inline'),
  '90ms-RKSJ-H': () => import('pdfjs-dist/cmaps/90ms-RKSJ-H.bcmap?url&inline'),
  '90ms-RKSJ-V': () => import('pdfjs-dist/cmaps/90ms-RKSJ-V.bcmap?url&inline'),
  '90msp-RKSJ-H': () => import('pdfjs-dist/cmaps/90msp-RKSJ-H.bcmap?url&inline'),
  '90msp-RKSJ-V': () => import('pdfjs-dist/cmaps/90msp-RKSJ-V.bcmap?url&inline'),
  '90pv-RKSJ-H': () => import('pdfjs-dist/cmaps/90pv-RKSJ-H.bcmap?url&inline'),
  'Add-RKSJ-H': () => import('pdfjs-dist/cmaps/Add-RKSJ-H.bcmap?url&inline'),
  'Add-RKSJ-V': () => import('pdfjs-dist/cmaps/Add-RKSJ-V.bcmap?url&inline'),
  'EUC-H': () => import('pdfjs-dist/cmaps/EUC-H.bcmap?url&inline'),
  'EUC-V': () => import('pdfjs-dist/cmaps/EUC-V.bcmap?url&inline'),
  'Ext-RKSJ-H': () => import('pdfjs-dist/cmaps/Ext-RKSJ-H.bcmap?url&inline'),
  'Ext-RKSJ-V': () => import('pdfjs-dist/cmaps/Ext-RKSJ-V.bcmap?url&inline'),
  'UniJIS-UCS2-H': () => import('pdfjs-dist/cmaps/UniJIS-UCS2-H.bcmap?url&inline'),
  'UniJIS-UCS2-V': () => import('pdfjs-dist/cmaps/UniJIS-UCS2-V.bcmap?url&inline'),
  'UniJIS-UCS2-HW-H': () => import('pdfjs-dist/cmaps/UniJIS-UCS2-HW-H.bcmap?url&inline'),
  'UniJIS-UCS2-HW-V': () => import('pdfjs-dist/cmaps/UniJIS-UCS2-HW-V.bcmap?url&inline'),
  'UniJIS-UTF16-H': () => import('pdfjs-dist/cmaps/UniJIS-UTF16-H.bcmap?url&inline'),
  'UniJIS-UTF16-V': () => import('pdfjs-dist/cmaps/UniJIS-UTF16-V.bcmap?url&inline'),
  'KSC-EUC-H': () => import('pdfjs-dist/cmaps/KSC-EUC-H.bcmap?url&inline'),
  'KSC-EUC-V': () => import('pdfjs-dist/cmaps/KSC-EUC-V.bcmap?url&inline'),
  'KSCms-UHC-H': () => import('pdfjs-dist/cmaps/KSCms-UHC-H.bcmap?url&inline'),
  'KSCms-UHC-V': () => import('pdfjs-dist/cmaps/KSCms-UHC-V.bcmap?url&inline'),
  'KSCms-UHC-HW-H': () => import('pdfjs-dist/cmaps/KSCms-UHC-HW-H.bcmap?url&inline'),
  'KSCms-UHC-HW-V': () => import('pdfjs-dist/cmaps/KSCms-UHC-HW-V.bcmap?url&inline'),
  'KSCpc-EUC-H': () => import('pdfjs-dist/cmaps/KSCpc-EUC-H.bcmap?url&inline'),
  'UniKS-UCS2-H': () => import('pdfjs-dist/cmaps/UniKS-UCS2-H.bcmap?url&inline'),
  'UniKS-UCS2-V': () => import('pdfjs-dist/cmaps/UniKS-UCS2-V.bcmap?url&inline'),
  'UniKS-UTF16-H': () => import('pdfjs-dist/cmaps/UniKS-UTF16-H.bcmap?url&inline'),
  'UniKS-UTF16-V': () => import('pdfjs-dist/cmaps/UniKS-UTF16-V.bcmap?url&inline'),
  H: () => import('pdfjs-dist/cmaps/H.bcmap?url&inline'),
  V: () => import('pdfjs-dist/cmaps/V.bcmap?url&inline'),
};

const loading = new Map<string, Promise<CodeMap>>();

/** Loads the predefined CMaps that the composite fonts of a document refer to, by name. */
export async function loadPredefinedMaps(document: PdfDocument): Promise<ReadonlyMap<string, CodeMap>> {
  const names = new Set<string>();
  for (const object of everyObject(document)) {
    const encoding = isDict(object) && object.has('DescendantFonts') ? document.resolve(object.get('Encoding')) : null;
    if (encoding instanceof Name && Object.hasOwn(files, encoding.value)) names.add(encoding.value);
  }
  return new Map(await Promise.all([...names].map(async (name) => [name, await load(name)] as const)));
}

function load(name: string): Promise<CodeMap> {
  const map = loading.get(name) ?? loadNow(name);
  loading.set(name, map);
  return map;
}

async function loadNow(name: string): Promise<CodeMap> {
  const file = await files[name]?.();
  if (!file) throw new Error(`There is no CMap ${name}`);
  const map = readBinaryMap(bytesOf(file.default));
  return toCodeMap(map, map.base === undefined ? undefined : await load(map.base));
}

const bytesOf = (dataAddress: string): Uint8Array =>
  Uint8Array.from(atob(dataAddress.slice(dataAddress.indexOf(',') + 1)), (character) => character.charCodeAt(0));

function toCodeMap(map: BinaryMap, base: CodeMap | undefined): CodeMap {
  const spaces = map.spaces.map(({ length, first, last }): CodeSpace => ({
    first: toCode(first, length),
    last: toCode(last, length),
  }));
  return {
    isVertical: map.isVertical,
    spaces: [...spaces, ...(base?.spaces ?? [])],
    cidOf: (code) => cidOf(map, code.length, valueOf(code)) ?? base?.cidOf(code),
  };
}

const toCode = (value: number, length: number): string =>
  Array.from({ length }, (_, at) => String.fromCharCode(Math.floor(value / 256 ** (length - 1 - at)) % 256)).join('');
