import type * as english from '#words/metadata-table.ts';
import type { Words } from '#wording/words.ts';

import type { MetadataName, MetadataValue } from '#jobs/contract/hidden-data.ts';
import { locale } from '#language.ts';
import { describeSize } from '#wording/amounts.ts';
import { filled } from '#wording/filled.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import { count } from './count.ts';

/** The table of all metadata found in a file. */
export const metadataTable = {
  before: 'このファイルのすべてのメタデータ',
  found: '見つかったメタデータ',
  kept: '残した',
  removed: '削除した',
} satisfies Words<typeof english.metadataTable>;

const names: Record<MetadataName['type'], string> = {
  preview: 'プレビュー',
  'more-pictures': 'ほかの画像',
  video: '動画',
  comment: 'コメント',
  'hidden-text': '隠れた文字',
  'last-change': '最終変更',
  'content-credentials': 'コンテンツクレデンシャル',
  'more-xmp': '追加のXMP',
  'photoshop-preview': 'Photoshopのプレビュー',
  'photoshop-notes': 'Photoshopのメモ',
  'program-data': 'ソフト独自のデータ',
  'data-of': '{of}のデータ',
  'jpeg-reconstruction': '元のJPEGに戻すためのデータ',
  'after-picture': '画像の後ろのデータ',
  'page-previews': 'ページのプレビュー',
  'xmp-of-parts': 'ページと画像のXMP',
  packed: '圧縮された{of}',
  box: 'ボックス{of}',
  chunk: 'チャンク{of}',
  'in-picture': '画像の中：{name}',
  'in-cover': '{cover}：{name}',
  'document-title': 'タイトル',
  'document-author': '作成者',
  'document-subject': '件名',
  'document-keywords': 'キーワード',
  'document-creator': 'アプリケーション',
  'document-producer': 'PDF変換',
  'document-created': '作成日',
  'document-modified': '更新日',
  'iptc-title': 'IPTC タイトル',
  'iptc-keyword': 'IPTC キーワード',
  'iptc-instructions': 'IPTC 指示',
  'iptc-date-created': 'IPTC 作成日',
  'iptc-author': 'IPTC 作成者',
  'iptc-author-position': 'IPTC 作成者の役職',
  'iptc-city': 'IPTC 市区町村',
  'iptc-sublocation': 'IPTC 撮影地',
  'iptc-province': 'IPTC 都道府県・州',
  'iptc-country': 'IPTC 国',
  'iptc-headline': 'IPTC ヘッドライン',
  'iptc-credit': 'IPTC クレジット',
  'iptc-source': 'IPTC ソース',
  'iptc-copyright': 'IPTC 著作権',
  'iptc-contact': 'IPTC 連絡先',
  'iptc-caption': 'IPTC 説明',
  'iptc-caption-author': 'IPTC 説明の作成者',
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
      return `カメラメーカー独自の情報。シリアル番号を含むことがあります（${describeKilobytes(value.bytes)}）`;
    case 'file':
      return `${value.name}（${describeSize(value.bytes)}）`;
    case 'cover':
      return `${value.format}、${describeSize(value.bytes)}`;
    case 'pixels':
      return `${value.width} × ${value.height}ピクセル`;
    case 'small-picture':
      return 'この画像の縮小版';
    case 'geography':
      return '写っている場所の地理座標';
    case 'fields':
      return count(value.count, '項目');
    case 'count':
      return String(value.count);
    case 'position': {
      const { position, altitude } = value;
      return position === undefined ? `標高${altitude} m` : `${position}、標高${altitude} m`;
    }
  }
}
