import type { Words } from '#wording/words.ts';
import type * as english from '#words/metadata-table.ts';
import type { MetadataName, MetadataValue } from '#jobs/contract/hidden-data.ts';
import { locale } from '#language.ts';
import { describeSize } from '#wording/amounts.ts';
import { filled } from '#wording/filled.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import { count } from './count.ts';

/** The table of all metadata found in a file. */
export const metadataTable = {
  before: '这个文件的全部元数据',
  found: '找到的元数据',
  kept: '已保留',
  removed: '已移除',
} satisfies Words<typeof english.metadataTable>;

const names: Record<MetadataName['type'], string> = {
  preview: '预览图',
  'more-pictures': '其他图片',
  video: '视频',
  comment: '注释',
  'hidden-text': '隐藏文字',
  'last-change': '最后修改',
  'content-credentials': '内容凭证',
  'more-xmp': '其他 XMP',
  'photoshop-preview': 'Photoshop 预览图',
  'photoshop-notes': 'Photoshop 注释',
  'program-data': '程序数据',
  'data-of': '{of} 的数据',
  'jpeg-reconstruction': '还原成原 JPEG 所需的数据',
  'after-picture': '图片之后的数据',
  'page-previews': '页面预览图',
  'xmp-of-parts': '页面和图片的 XMP',
  packed: '压缩的 {of}',
  box: '数据盒 {of}',
  chunk: '数据块 {of}',
  'in-picture': '图片里：{name}',
  'in-cover': '{cover}：{name}',
  'document-title': '标题',
  'document-author': '作者',
  'document-subject': '主题',
  'document-keywords': '关键词',
  'document-creator': '应用程序',
  'document-producer': 'PDF 制作程序',
  'document-created': '创建时间',
  'document-modified': '修改时间',
  'iptc-title': 'IPTC 标题',
  'iptc-keyword': 'IPTC 关键词',
  'iptc-instructions': 'IPTC 说明事项',
  'iptc-date-created': 'IPTC 创建日期',
  'iptc-author': 'IPTC 作者',
  'iptc-author-position': 'IPTC 作者职务',
  'iptc-city': 'IPTC 城市',
  'iptc-sublocation': 'IPTC 具体地点',
  'iptc-province': 'IPTC 省或州',
  'iptc-country': 'IPTC 国家',
  'iptc-headline': 'IPTC 大标题',
  'iptc-credit': 'IPTC 提供者',
  'iptc-source': 'IPTC 来源',
  'iptc-copyright': 'IPTC 版权',
  'iptc-contact': 'IPTC 联系方式',
  'iptc-caption': 'IPTC 图片说明',
  'iptc-caption-author': 'IPTC 图片说明作者',
};

/** The name of metadata. */
export function metadataName(name: string | MetadataName): string {
  if (typeof name === 'string') return name;
  return filled(names[name.type], 'name' in name ? { ...name, name: metadataName(name.name) } : name);
}

const kilobytes = onFirstUse(
  () => new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }),
);
const describeKilobytes = (bytes: number) => kilobytes().format(Math.max(1, Math.round(bytes / 1000)));

/** The value of metadata. */
export function metadataValue(value: string | MetadataValue): string {
  if (typeof value === 'string') return value;
  switch (value.type) {
    case 'bytes':
      return describeSize(value.bytes);
    case 'kilobytes':
      return describeKilobytes(value.bytes);
    case 'maker-notes':
      return `相机厂商的注释，可能含有序列号（${describeKilobytes(value.bytes)}）`;
    case 'file':
      return `${value.name}（${describeSize(value.bytes)}）`;
    case 'cover':
      return `${value.format}，${describeSize(value.bytes)}`;
    case 'pixels':
      return `${value.width} × ${value.height} 像素`;
    case 'small-picture':
      return '这张图片的缩小版';
    case 'geography':
      return '画面在地球上的位置';
    case 'fields':
      return count(value.count, '个字段');
    case 'count':
      return String(value.count);
    case 'position': {
      const { position, altitude } = value;
      return position === undefined ? `海拔 ${altitude} 米` : `${position}，海拔 ${altitude} 米`;
    }
  }
}
