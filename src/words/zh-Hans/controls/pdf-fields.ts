import type { Words } from '#wording/words.ts';
import type * as english from '#words/controls/pdf-fields.ts';
import { listOf } from '../lists.ts';

interface Asked {
  label: string;
  isRequired: boolean;
  choices: readonly unknown[];
  format: string;
}

export const fieldsWords = {
  reading: '正在读取表单……',
  none: '这个文件没有可填写的表单字段，但可以在页面上写字。',
  /** The button that opens Write on PDF with the file. */
  write: '在页面上写字',
  asList: '显示为列表',
  pages: '表单的页面',
  page: (page: number) => `第 ${page} 页`,
  required: (label: string) => `${label}（必填）`,
  /** `format`: `dd-mmm-yy` or `1,234.50`. */
  writtenAs: (label: string, format: string) => `${label}，格式为 ${format}`,
  /** The name of a field. `choice`: what it stands for, if it is one of several buttons. */
  field: ({ label, isRequired, choices, format }: Asked, choice?: string): string => {
    const named = choice === undefined || choices.length < 2 ? label : `${label}：${choice}`;
    const full = format === '' ? named : fieldsWords.writtenAs(named, format);
    return isRequired ? fieldsWords.required(full) : full;
  },
  calculated: (labels: readonly string[]) =>
    labels.length > 3
      ? `这份表单会自动计算 ${labels.length} 个字段。Stayput 不计算，由能运行脚本的 PDF 阅读器来算。`
      : `这份表单会自动计算${listOf(labels.map((label) => `“${label}”`))}。Stayput 不计算，由能运行脚本的 PDF 阅读器来算。`,
  allFiles: '填写的内容会写入所有文件的同名字段。',
} satisfies Words<typeof english.fieldsWords>;
