import type { ForeignFormatId } from '#formats/foreign-formats.ts';
import { otherPrograms } from '#formats/other-programs.ts';
import { anyOf } from '#wording/amounts.ts';
import { elsewhere } from './elsewhere.ts';
import type { Problem } from './problem.ts';

/** @param what with its article: “This is …”. */
const isA = (what: string, hint: string): Problem => ({
  title: `To ${what}, a takich plików Stayput nie obsługuje.`,
  hint,
});

const unpack = 'Rozpakuj to w menedżerze plików, a potem upuść tu pliki lub ich folder.';
const printIt = 'Wydrukuj to do PDF w programie, który to otwiera: wybierz „Drukuj”, a potem „Zapisz jako PDF”.';
const otherwise = 'Wybierz obraz, PDF, wideo lub dźwięk.';
const exportIt = (...programs: readonly string[]) =>
  `Wyeksportuj to jako PDF, SVG lub PNG w programie ${anyOf(programs)}.`;

const isOffice = (what: string) => isA(what, elsewhere.office);
const isVideo = (what: string) => isA(what, elsewhere.video);
const isArchive = (what: string) => isA(what, unpack);
const isMail = (what: string) =>
  isA(what, 'Otwórz to w programie pocztowym. Można tam zapisać załączniki albo wydrukować wiadomość do PDF.');
const isSound = (what: string) =>
  isA(what, `Najpierw przekonwertuj to na WAV lub MP3 w programie takim jak ${anyOf(otherPrograms.audio)}.`);
const isImage = (what: string, programs: readonly string[] = otherPrograms.image) =>
  isA(what, `Najpierw zapisz to jako PNG lub JPEG w programie takim jak ${anyOf(programs)}.`);

/** What files are that cannot be opened here, and what to do with them instead. */
export const foreignFormatWords: Record<ForeignFormatId, Problem> = {
  docx: isOffice('dokument Word'),
  xlsx: isOffice('skoroszyt Excel'),
  pptx: isOffice('prezentacja PowerPoint'),
  vsdx: isOffice('rysunek Visio'),
  odt: isOffice('dokument tekstowy OpenDocument'),
  ods: isOffice('arkusz OpenDocument'),
  odp: isOffice('prezentacja OpenDocument'),
  odg: isOffice('rysunek OpenDocument'),
  doc: isOffice('dokument Word'),
  xls: isOffice('skoroszyt Excel'),
  ppt: isOffice('prezentacja PowerPoint'),
  vsd: isOffice('rysunek Visio'),
  pub: isOffice('dokument Publisher'),
  oldOffice: isOffice('dokument starszego programu Office'),
  lockedOffice: isOffice('dokument Office z hasłem'),
  rtf: isOffice('dokument RTF'),
  text: isOffice('zwykły tekst, na przykład TXT lub CSV'),
  mdb: isOffice('baza danych Access'),
  iwork: isA('dokument Pages, Numbers lub Keynote', 'Wyeksportuj go jako PDF w programie, w którym powstał.'),
  xps: isA('dokument XPS', printIt),
  html: isA('strona WWW', elsewhere.webPage),
  mhtml: isA('zapisana strona WWW', elsewhere.webPage),
  epub: isA('e-book (EPUB)', elsewhere.book),
  mobi: isA('książka Kindle', elsewhere.book),
  eml: isMail('wiadomość e-mail'),
  msg: isMail('wiadomość z programu Outlook'),
  mbox: isMail('skrzynka pocztowa'),
  pst: isMail('plik danych programu Outlook'),
  vcard: isA('wizytówka (vCard)', 'Otworzy ją książka adresowa.'),
  calendar: isA('wpis kalendarza', 'Otworzy go kalendarz.'),
  zip: isArchive('archiwum ZIP'),
  rar: isArchive('archiwum RAR'),
  sevenZip: isArchive('archiwum 7z'),
  tar: isArchive('archiwum TAR'),
  packed: isArchive('skompresowane archiwum'),
  diskImage: isArchive('obraz dysku (ISO)'),
  dmg: isArchive('obraz dysku (DMG)'),
  program: isA('program', otherwise),
  apk: isA('aplikacja na Androida', otherwise),
  jar: isA('program w Javie', otherwise),
  font: isA('czcionka', otherwise),
  sqlite: isA('baza danych (SQLite)', otherwise),
  shortcut: isA('tylko skrót do pliku', 'Wybierz plik, do którego prowadzi.'),
  dwg: isA('rysunek CAD (DWG)', exportIt('AutoCAD', 'LibreCAD')),
  dxf: isA('rysunek CAD (DXF)', exportIt('AutoCAD', 'LibreCAD')),
  blender: isA('scena Blendera', 'Wyrenderuj ją w Blenderze i zapisz obrazy lub wideo.'),
  indd: isA('dokument InDesign', exportIt('InDesign')),
  affinity: isA('dokument Affinity', exportIt('Affinity')),
  cdr: isA('rysunek CorelDRAW', exportIt('CorelDRAW', 'Inkscape')),
  metafile: isA('metaplik Windows (WMF lub EMF)', exportIt('Inkscape', 'LibreOffice')),
  postScript: isA('plik PostScript lub EPS', exportIt('Inkscape', 'Scribus')),
  djvu: isA('dokument DjVu', 'Zapisz go jako PDF w programie DjView.'),
  ass: isA('plik z napisami (ASS)', 'Najpierw zapisz go jako SRT w programie Subtitle Edit.'),
  avi: isVideo('wideo AVI'),
  asf: isVideo('plik Windows Media (WMV lub WMA)'),
  flv: isVideo('wideo Flash (FLV)'),
  realMedia: isVideo('plik RealMedia'),
  mpg: isVideo('wideo MPEG (MPG lub VOB)'),
  mxf: isVideo('wideo MXF'),
  dv: isVideo('wideo DV'),
  bareVideo: isVideo('wideo bez kontenera (H.264 lub H.265)'),
  au: isSound('dźwięk AU'),
  w64: isSound('dźwięk Wave64'),
  amr: isSound('nagranie AMR'),
  ac3: isSound('dźwięk AC-3'),
  dts: isSound('dźwięk DTS'),
  mp2: isSound('dźwięk MP2'),
  latm: isSound('AAC w LATM'),
  wavPack: isSound('dźwięk WavPack'),
  ape: isSound('plik Monkey’s Audio (APE)'),
  tta: isSound('dźwięk TTA'),
  musepack: isSound('dźwięk Musepack'),
  dsd: isSound('nagranie DSD'),
  midi: isA('plik MIDI', 'Zawiera nuty, a nie dźwięk. MuseScore zapisze go jako MP3 lub PDF.'),
  jpegXr: isImage('obraz JPEG XR'),
  openExr: isImage('obraz OpenEXR'),
  dds: isImage('obraz DirectDraw (DDS)'),
  xcf: isImage('obraz GIMP (XCF)', ['GIMP']),
  krita: isImage('obraz Krita', ['Krita']),
  openRaster: isImage('obraz OpenRaster', ['Krita', 'GIMP']),
  fits: isImage('obraz FITS'),
  sgi: isImage('obraz Silicon Graphics'),
  pcx: isImage('obraz Paintbrush (PCX)'),
};
