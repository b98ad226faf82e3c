import { headOf } from './formats.ts';

/** Formats that people come with and that nothing here reads, with what tells them. See `docs/decisions/`. */
const foreignFormats: Record<string, RegExp> = {
  AVI: /^RIFF.{4}AVI /s,
  'Windows Media (WMV, WMA or ASF)': /^\x30\x26\xB2\x75\x8E\x66\xCF\x11/,
  'Flash video (FLV)': /^FLV\x01/,
  RealMedia: /^\.RMF/,
  'MPEG (MPG or VOB)': /^\0\0\x01[\xBA\xB3]/,
  AIFF: /^FORM.{4}AIF[FC]/s,
};

/** The name of a format that cannot be read here, for a file of none that can. */
export async function foreignFormat(file: Blob): Promise<string | undefined> {
  const head = await headOf(file);
  return Object.keys(foreignFormats).find((name) => foreignFormats[name]?.test(head));
}
