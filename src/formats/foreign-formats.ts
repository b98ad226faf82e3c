export interface ForeignFormat {
  /** Matches bytes of a file, read as Latin-1. */
  bytes: RegExp;
  /** Where these bytes begin: from the end if it is negative. Default 0. */
  at?: number;
  /** Matches the name of a file or stream within it, if it is a container of them. */
  part?: RegExp;
}

const zip = /^PK\x03\x04/;
const compound = /^\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1/;
/** A ZIP archive whose first file names its type. */
const typed = (type: string) => new RegExp(String.raw`^PK\x03\x04.{26}mimetype.{0,64}?application/${type}`, 's');

const header = String.raw`(?:[\w-]+:.*(?:\r?\n[ \t].*)*\r?\n)`;
const mailHeader = String.raw`(?:From|To|Subject|Date|Message-ID|MIME-Version|Received|Return-Path):.*(?:\r?\n[ \t].*)*\r?\n`;

/**
 * THE table of formats that people try and that nothing here reads: the first that matches counts. What they are called
 * and what opens them is in `words/`. See `docs/decisions/8-avi-wmv-flv.md`.
 */
export const foreignFormats = {
  docx: { bytes: zip, part: /^word\/document/ },
  xlsx: { bytes: zip, part: /^xl\/workbook/ },
  pptx: { bytes: zip, part: /^ppt\/presentation/ },
  vsdx: { bytes: zip, part: /^visio\/document/ },
  odt: { bytes: typed('vnd.oasis.opendocument.text') },
  ods: { bytes: typed('vnd.oasis.opendocument.spreadsheet') },
  odp: { bytes: typed('vnd.oasis.opendocument.presentation') },
  odg: { bytes: typed('vnd.oasis.opendocument.graphics') },
  doc: { bytes: compound, part: /^WordDocument$/ },
  xls: { bytes: compound, part: /^(?:Workbook|Book)$/ },
  ppt: { bytes: compound, part: /^PowerPoint Document$/ },
  vsd: { bytes: compound, part: /^VisioDocument$/ },
  pub: { bytes: compound, part: /^Quill$/ },
  lockedOffice: { bytes: compound, part: /^EncryptedPackage$/ },
  rtf: { bytes: /^\{\\rtf/ },
  iwork: { bytes: zip, part: /^Index\/Document\.iwa$|^index\.(?:xml|apxl)$/ },
  xps: { bytes: zip, part: /^FixedDoc(?:umentSequence|Seq)\.fdseq$/ },
  mdb: { bytes: /^\0\x01\0\0Standard (?:Jet|ACE) DB/ },
  epub: { bytes: typed(String.raw`epub\+zip`) },
  mobi: { bytes: /^BOOKMOBI/, at: 60 },
  msg: { bytes: compound, part: /^__properties_version1\.0$/ },
  pst: { bytes: /^!BDN/ },
  mbox: { bytes: /^From \S+ .*\d\d:\d\d/ },
  mhtml: { bytes: /^From: <?Saved by /i },
  eml: { bytes: new RegExp(`^${header}*?${mailHeader}${header}*?${mailHeader}`, 'i') },
  krita: { bytes: typed(String.raw`x-krita`) },
  openRaster: { bytes: /^PK\x03\x04.{26}mimetype.{0,64}?image\/openraster/s },
  apk: { bytes: zip, part: /^AndroidManifest\.xml$/ },
  jar: { bytes: zip, part: /^META-INF\/MANIFEST\.MF$/ },
  zip: { bytes: /^PK(?:\x03\x04|\x05\x06|\x07\x08)/ },
  rar: { bytes: /^Rar!\x1A\x07/ },
  sevenZip: { bytes: /^7z\xBC\xAF\x27\x1C/ },
  tar: { bytes: /^ustar/, at: 257 },
  packed: { bytes: /^(?:\x1F\x8B|BZh\d1AY&SY|\xFD7zXZ\0|\x28\xB5\x2F\xFD|MSCF)/ },
  diskImage: { bytes: /^CD001/, at: 32_769 },
  dmg: { bytes: /^koly/, at: -512 },
  program: { bytes: /^(?:MZ[^]{0,62}\0|\x7FELF|[\xCE\xCF]\xFA\xED\xFE|\xCA\xFE\xBA\xBE|!<arch>\ndebian)/ },
  shortcut: { bytes: /^(?:L\0\0\0\x01\x14\x02\0|\[InternetShortcut\])/ },
  dwg: { bytes: /^AC10[\d.]{2}/ },
  dxf: { bytes: /^(?:\s*999\r?\n.*\r?\n)?\s*0\r?\nSECTION\r?\n/ },
  blender: { bytes: /^BLENDER/ },
  indd: { bytes: /^\x06\x06\xED\xF5\xD8\x1D\x46\xE5\xBD\x31\xEF\xE7\xFE\x74\xB7\x1D/ },
  affinity: { bytes: /^\0\xFFKA/ },
  cdr: { bytes: /^RIFF.{4}(?:CDR|cdr)/s },
  font: { bytes: /^(?:\0\x01\0\0\0|OTTO\0|true\0|ttcf\0|wOFF|wOF2)/ },
  sqlite: { bytes: /^SQLite format 3\0/ },
  avi: { bytes: /^RIFF.{4}AVI /s },
  asf: { bytes: /^\x30\x26\xB2\x75\x8E\x66\xCF\x11/ },
  flv: { bytes: /^FLV\x01/ },
  realMedia: { bytes: /^\.RMF/ },
  mpg: { bytes: /^\0\0\x01[\xBA\xB3]/ },
  mxf: { bytes: /^\x06\x0E\x2B\x34\x02\x05\x01\x01\x0D\x01\x02/ },
  dv: { bytes: /^\x1F\x07\0[\x3F\xBF]/ },
  bareVideo: { bytes: /^\0?\0\0\x01[\x09\x06\x27\x40\x42\x46\x4E\x67]/ },
  au: { bytes: /^\.snd\0/ },
  w64: { bytes: /^riff\x2E\x91\xCF\x11/ },
  amr: { bytes: /^#!AMR/ },
  ac3: { bytes: /^\x0B\x77/ },
  dts: { bytes: /^\x7F\xFE\x80\x01/ },
  mp2: { bytes: /^(?:\xFF[\xF4\xF5\xFC\xFD][^\xF0-\xFF])/ },
  latm: { bytes: /^\x56[\xE0-\xFF]/ },
  wavPack: { bytes: /^wvpk/ },
  ape: { bytes: /^MAC .[\x0D-\x0F]/s },
  tta: { bytes: /^TTA[12]/ },
  musepack: { bytes: /^MP(?:CK|\+)/ },
  dsd: { bytes: /^(?:DSD \x1C\0|FRM8)/ },
  midi: { bytes: /^MThd/ },
  jpegXr: { bytes: /^II\xBC\x01/ },
  openExr: { bytes: /^v\/1\x01/ },
  dds: { bytes: /^DDS \x7C/ },
  xcf: { bytes: /^gimp xcf/ },
  djvu: { bytes: /^AT&TFORM/ },
  fits: { bytes: /^SIMPLE {2}=/ },
  sgi: { bytes: /^\x01\xDA[\0\x01][\x01\x02]\0[\x01-\x03]/ },
  pcx: { bytes: /^\x0A[\x02-\x05]\x01[\x01\x02\x04\x08]/ },
  metafile: { bytes: /^(?:\xD7\xCD\xC6\x9A|\x01\0\0\0.{36} EMF)/s },
  postScript: { bytes: /^(?:%!PS|\xC5\xD0\xD3\xC6)/ },
  ass: { bytes: /^(?:\xEF\xBB\xBF)?\[Script Info\]/ },
  vcard: { bytes: /^(?:\xEF\xBB\xBF)?BEGIN:VCARD/i },
  calendar: { bytes: /^(?:\xEF\xBB\xBF)?BEGIN:VCALENDAR/i },
  html: { bytes: /^(?:\xEF\xBB\xBF)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<(?:!doctype html|html|head|body)\b/i },
  // In UTF-16, or without control characters.
  text: { bytes: /^(?:\xFF\xFE|\xFE\xFF|[^\0-\x08\x0E-\x1A\x1C-\x1F\x7F]{1,1024}$)/ },
  oldOffice: { bytes: compound },
} as const satisfies Record<string, ForeignFormat>;

export type ForeignFormatId = keyof typeof foreignFormats;
