import type * as english from '#words/controls/pdf-metadata.ts';
import type { Words } from '#wording/words.ts';

export const metadataWords = {
  reading: 'ファイルを読み込み中…',
  labels: {
    title: 'タイトル',
    author: '作成者',
    subject: '件名',
    keywords: 'キーワード',
    language: '言語',
    created: '作成日時',
    modified: '更新日時',
    creator: '作成ソフト',
    producer: 'PDF変換ソフト',
    displaysTitle: 'ウィンドウにファイル名ではなくタイトルを表示',
  },
  language: 'ja、en、pt-BRのような言語コード。',
  allFiles: '変更はすべてのファイルに使われます。',
} satisfies Words<typeof english.metadataWords>;
