import type { ForeignFormatId } from '#formats/foreign-formats.ts';
import { otherPrograms } from '#formats/other-programs.ts';
import { anyOf } from '#wording/amounts.ts';
import { elsewhere } from './elsewhere.ts';
import type { Problem } from './problem.ts';

/** @param what with its article: “Das ist …”. */
const isA = (what: string, hint: string): Problem => ({
  title: `Das ist ${what}, und das kann Stayput nicht öffnen.`,
  hint,
});

const unpack = 'Entpacke es in deinem Dateimanager und zieh dann die Dateien oder ihren Ordner hierher.';
const printIt = 'Drucke es als PDF in dem Programm, das es öffnet: Wähle „Drucken“ und dann „Als PDF speichern“.';
const otherwise = 'Wähle stattdessen ein Bild, ein PDF, ein Video oder eine Audiodatei.';
const exportIt = (...programs: readonly string[]) => `Exportiere es aus ${anyOf(programs)} als PDF, SVG oder PNG.`;

const isOffice = (what: string) => isA(what, elsewhere.office);
const isVideo = (what: string) => isA(what, elsewhere.video);
const isArchive = (what: string) => isA(what, unpack);
const isMail = (what: string) =>
  isA(what, 'Öffne es in deinem E-Mail-Programm. Dort kannst du Anhänge speichern oder es als PDF drucken.');
const isSound = (what: string) =>
  isA(what, `Wandle es zuerst mit einem Programm wie ${anyOf(otherPrograms.audio)} in WAV oder MP3 um.`);
const isImage = (what: string, programs: readonly string[] = otherPrograms.image) =>
  isA(what, `Speichere es zuerst mit einem Programm wie ${anyOf(programs)} als PNG oder JPEG.`);

/** What files are that cannot be opened here, and what to do with them instead. */
export const foreignFormatWords: Record<ForeignFormatId, Problem> = {
  docx: isOffice('ein Word-Dokument'),
  xlsx: isOffice('eine Excel-Arbeitsmappe'),
  pptx: isOffice('eine PowerPoint-Präsentation'),
  vsdx: isOffice('eine Visio-Zeichnung'),
  odt: isOffice('ein OpenDocument-Text'),
  ods: isOffice('eine OpenDocument-Tabelle'),
  odp: isOffice('eine OpenDocument-Präsentation'),
  odg: isOffice('eine OpenDocument-Zeichnung'),
  doc: isOffice('ein Word-Dokument'),
  xls: isOffice('eine Excel-Arbeitsmappe'),
  ppt: isOffice('eine PowerPoint-Präsentation'),
  vsd: isOffice('eine Visio-Zeichnung'),
  pub: isOffice('ein Publisher-Dokument'),
  oldOffice: isOffice('ein Dokument aus einem älteren Office-Programm'),
  lockedOffice: isOffice('ein Office-Dokument mit Passwort'),
  rtf: isOffice('ein RTF-Dokument'),
  text: isOffice('einfacher Text, etwa TXT oder CSV'),
  mdb: isOffice('eine Access-Datenbank'),
  iwork: isA(
    'ein Dokument aus Pages, Numbers oder Keynote',
    'Exportiere es als PDF aus dem Programm, mit dem es erstellt wurde.',
  ),
  xps: isA('ein XPS-Dokument', printIt),
  html: isA('eine Webseite', elsewhere.webPage),
  mhtml: isA('eine gespeicherte Webseite', elsewhere.webPage),
  epub: isA('ein E-Book (EPUB)', elsewhere.book),
  mobi: isA('ein Kindle-Buch', elsewhere.book),
  eml: isMail('eine E-Mail'),
  msg: isMail('eine Outlook-E-Mail'),
  mbox: isMail('ein Postfach'),
  pst: isMail('ein Outlook-Postfach'),
  vcard: isA('eine Visitenkarte', 'Dein Adressbuch öffnet sie.'),
  calendar: isA('ein Kalendereintrag', 'Dein Kalender öffnet ihn.'),
  zip: isArchive('ein ZIP-Archiv'),
  rar: isArchive('ein RAR-Archiv'),
  sevenZip: isArchive('ein 7z-Archiv'),
  tar: isArchive('ein TAR-Archiv'),
  packed: isArchive('ein komprimiertes Archiv'),
  diskImage: isArchive('ein Datenträgerabbild (ISO)'),
  dmg: isArchive('ein Datenträgerabbild (DMG)'),
  program: isA('ein Programm', otherwise),
  apk: isA('eine Android-App', otherwise),
  jar: isA('ein Java-Programm', otherwise),
  font: isA('eine Schrift', otherwise),
  sqlite: isA('eine Datenbank (SQLite)', otherwise),
  shortcut: isA('nur eine Verknüpfung zu einer Datei', 'Wähle die Datei, zu der sie führt.'),
  dwg: isA('eine CAD-Zeichnung (DWG)', exportIt('AutoCAD', 'LibreCAD')),
  dxf: isA('eine CAD-Zeichnung (DXF)', exportIt('AutoCAD', 'LibreCAD')),
  blender: isA('eine Blender-Szene', 'Rendere sie in Blender und speichere die Bilder oder das Video.'),
  indd: isA('ein InDesign-Dokument', exportIt('InDesign')),
  affinity: isA('ein Affinity-Dokument', exportIt('Affinity')),
  cdr: isA('eine CorelDRAW-Zeichnung', exportIt('CorelDRAW', 'Inkscape')),
  metafile: isA('eine Windows-Metadatei (WMF oder EMF)', exportIt('Inkscape', 'LibreOffice')),
  postScript: isA('eine PostScript- oder EPS-Datei', exportIt('Inkscape', 'Scribus')),
  djvu: isA('ein DjVu-Dokument', 'Speichere es mit DjView als PDF.'),
  ass: isA('eine Untertiteldatei (ASS)', 'Speichere sie zuerst mit Subtitle Edit als SRT.'),
  avi: isVideo('ein AVI-Video'),
  asf: isVideo('eine Windows-Media-Datei (WMV oder WMA)'),
  flv: isVideo('ein Flash-Video (FLV)'),
  realMedia: isVideo('eine RealMedia-Datei'),
  mpg: isVideo('ein MPEG-Video (MPG oder VOB)'),
  mxf: isVideo('ein MXF-Video'),
  dv: isVideo('ein DV-Video'),
  bareVideo: isVideo('ein Video ohne Container (H.264 oder H.265)'),
  au: isSound('eine AU-Audiodatei'),
  w64: isSound('eine Wave64-Audiodatei'),
  amr: isSound('eine AMR-Aufnahme'),
  ac3: isSound('eine AC-3-Audiodatei'),
  dts: isSound('eine DTS-Audiodatei'),
  mp2: isSound('eine MP2-Audiodatei'),
  latm: isSound('AAC in LATM'),
  wavPack: isSound('eine WavPack-Audiodatei'),
  ape: isSound('eine Monkey’s-Audio-Datei (APE)'),
  tta: isSound('eine TTA-Audiodatei'),
  musepack: isSound('eine Musepack-Audiodatei'),
  dsd: isSound('eine DSD-Aufnahme'),
  midi: isA('eine MIDI-Datei', 'Sie enthält Noten, keinen Ton. MuseScore speichert sie als MP3 oder PDF.'),
  jpegXr: isImage('ein JPEG-XR-Bild'),
  openExr: isImage('ein OpenEXR-Bild'),
  dds: isImage('ein DirectDraw-Bild (DDS)'),
  xcf: isImage('ein GIMP-Bild (XCF)', ['GIMP']),
  krita: isImage('ein Krita-Bild', ['Krita']),
  openRaster: isImage('ein OpenRaster-Bild', ['Krita', 'GIMP']),
  fits: isImage('ein FITS-Bild'),
  sgi: isImage('ein Silicon-Graphics-Bild'),
  pcx: isImage('ein Paintbrush-Bild (PCX)'),
};
