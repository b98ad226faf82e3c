import type { Words } from '#wording/words.ts';
import type * as english from '#words/controls/pdf-metadata.ts';
import type { PdfMetadataChanges } from '#jobs/contract/pdf-edits.ts';

export const metadataWords = {
  reading: '正在读取文件……',
  labels: {
    title: '标题',
    author: '作者',
    subject: '主题',
    keywords: '关键词',
    language: '语言',
    created: '创建时间',
    modified: '修改时间',
    creator: '创建程序',
    producer: 'PDF 生成程序',
    displaysTitle: '窗口标题栏显示标题而不是文件名',
  } satisfies Record<keyof PdfMetadataChanges, string>,
  language: '语言代码，例如 zh-CN、en 或 de。',
  allFiles: '更改对所有文件有效。',
} satisfies Words<typeof english.metadataWords>;
