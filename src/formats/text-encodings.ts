/** Encodings of text files besides UTF-8 and UTF-16, by the labels of `TextDecoder`, and whose texts are written in them. */
export const textEncodings = {
  'windows-1252': 'Western European',
  'windows-1250': 'Central European',
  'iso-8859-2': 'Central European, older',
  'windows-1251': 'Cyrillic',
  'koi8-r': 'Russian, older',
  'windows-1253': 'Greek',
  'windows-1254': 'Turkish',
  'windows-1255': 'Hebrew',
  'windows-1256': 'Arabic',
  'windows-1257': 'Baltic',
  'windows-1258': 'Vietnamese',
  'windows-874': 'Thai',
  gb18030: 'Chinese, simplified',
  big5: 'Chinese, traditional',
  shift_jis: 'Japanese',
  'euc-jp': 'Japanese, older',
  'euc-kr': 'Korean',
} as const;

export type TextEncodingId = keyof typeof textEncodings;

// The keys are exactly those of the table.
export const textEncodingIds = Object.keys(textEncodings) as TextEncodingId[];
