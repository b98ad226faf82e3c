import type * as english from '#words/controls/pdf-fields.ts';
import type { Words } from '#wording/words.ts';
import { listOf } from '#wording/amounts.ts';

const writtenAs = (label: string, format: string) => `${label}、書式：${format}`;
const required = (label: string) => `${label}（必須）`;

export const fieldsWords = {
  reading: 'フォームを読み込み中…',
  none: 'このファイルには入力できるフォームフィールドがありません。ページに書き込むことはできます。',
  write: 'ページに書き込む',
  asList: '一覧で表示',
  pages: 'フォームのページ',
  page: (page) => `${page}ページ目`,
  required,
  writtenAs,
  field: ({ label, isRequired, choices, format }, choice) => {
    const named = choice === undefined || choices.length < 2 ? label : `${label}：${choice}`;
    const full = format === '' ? named : writtenAs(named, format);
    return isRequired ? required(full) : full;
  },
  calculated: (labels) =>
    labels.length > 3
      ? `このフォームでは${labels.length}個のフィールドが自動で計算されます。Stayputでは計算しないので、スクリプトが動くPDFリーダーで開いてください。`
      : `このフォームでは${listOf(labels.map((label) => `「${label}」`))}が自動で計算されます。Stayputでは計算しないので、スクリプトが動くPDFリーダーで開いてください。`,
  allFiles: '入力した内容は、すべてのファイルの同じ名前のフィールドに入ります。',
} satisfies Words<typeof english.fieldsWords>;
