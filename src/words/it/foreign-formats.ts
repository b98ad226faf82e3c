import { otherPrograms } from '#formats/other-programs.ts';
import type * as english from '#words/foreign-formats.ts';
import { anyOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { elsewhere } from './elsewhere.ts';
import type { Problem } from './problem.ts';

/** @param what with its article: “Si tratta di …”. */
const isA = (what: string, hint: string): Problem => ({
  title: `Si tratta di ${what}, che Stayput non può aprire.`,
  hint,
});

const unpack = 'Prima estrai i file, poi trascinali qui, anche con la loro cartella.';
const printIt = 'Stampa il documento come PDF dal programma che lo apre: scegli Stampa e poi “Salva come PDF”.';
const otherwise = 'Scegli un’immagine, un PDF, un video o un file audio.';
const exportIt = (...programs: readonly string[]) => `Esporta il file come PDF, SVG o PNG da ${anyOf(programs)}.`;

const isOffice = (what: string) => isA(what, elsewhere.office);
const isVideo = (what: string) => isA(what, elsewhere.video);
const isArchive = (what: string) => isA(what, unpack);
const isMail = (what: string) =>
  isA(what, 'Apri il file nel tuo programma di posta: da lì puoi salvare gli allegati o stampare come PDF.');
const isSound = (what: string) =>
  isA(what, `Prima converti il file in WAV o MP3 con un programma come ${anyOf(otherPrograms.audio)}.`);
const isImage = (what: string, programs: readonly string[] = otherPrograms.image) =>
  isA(what, `Prima salva l’immagine come PNG o JPEG con un programma come ${anyOf(programs)}.`);

/** What files are that cannot be opened here, and what to do with them instead. */
export const foreignFormatWords = {
  docx: isOffice('un documento di Word'),
  xlsx: isOffice('una cartella di lavoro di Excel'),
  pptx: isOffice('una presentazione di PowerPoint'),
  vsdx: isOffice('un disegno di Visio'),
  odt: isOffice('un testo OpenDocument'),
  ods: isOffice('un foglio di calcolo OpenDocument'),
  odp: isOffice('una presentazione OpenDocument'),
  odg: isOffice('un disegno OpenDocument'),
  doc: isOffice('un documento di Word'),
  xls: isOffice('una cartella di lavoro di Excel'),
  ppt: isOffice('una presentazione di PowerPoint'),
  vsd: isOffice('un disegno di Visio'),
  pub: isOffice('un documento di Publisher'),
  oldOffice: isOffice('un documento di una vecchia versione di Office'),
  lockedOffice: isOffice('un documento di Office con password'),
  rtf: isOffice('un documento RTF'),
  text: isOffice('testo semplice, come TXT o CSV'),
  mdb: isOffice('un database di Access'),
  iwork: isA(
    'un documento di Pages, Numbers o Keynote',
    'Esporta il documento come PDF dal programma con cui è stato creato.',
  ),
  xps: isA('un documento XPS', printIt),
  html: isA('una pagina web', elsewhere.webPage),
  mhtml: isA('una pagina web salvata', elsewhere.webPage),
  epub: isA('un e-book (EPUB)', elsewhere.book),
  mobi: isA('un libro per Kindle', elsewhere.book),
  eml: isMail('un’email'),
  msg: isMail('un’email di Outlook'),
  mbox: isMail('una casella di posta'),
  pst: isMail('una casella di posta di Outlook'),
  vcard: isA('un biglietto da visita elettronico (vCard)', 'Si apre con la tua rubrica.'),
  calendar: isA('un evento del calendario', 'Si apre con il tuo calendario.'),
  zip: isArchive('un archivio ZIP'),
  rar: isArchive('un archivio RAR'),
  sevenZip: isArchive('un archivio 7z'),
  tar: isArchive('un archivio TAR'),
  packed: isArchive('un archivio compresso'),
  diskImage: isArchive('un’immagine disco (ISO)'),
  dmg: isArchive('un’immagine disco (DMG)'),
  program: isA('un programma', otherwise),
  apk: isA('un’app per Android', otherwise),
  jar: isA('un programma Java', otherwise),
  font: isA('un tipo di carattere (font)', otherwise),
  sqlite: isA('un database (SQLite)', otherwise),
  shortcut: isA('un semplice collegamento a un file', 'Scegli il file a cui porta.'),
  dwg: isA('un disegno CAD (DWG)', exportIt('AutoCAD', 'LibreCAD')),
  dxf: isA('un disegno CAD (DXF)', exportIt('AutoCAD', 'LibreCAD')),
  blender: isA('una scena di Blender', 'Esegui il rendering in Blender e salva le immagini o il video.'),
  indd: isA('un documento di InDesign', exportIt('InDesign')),
  affinity: isA('un documento di Affinity', exportIt('Affinity')),
  cdr: isA('un disegno di CorelDRAW', exportIt('CorelDRAW', 'Inkscape')),
  metafile: isA('un metafile di Windows (WMF o EMF)', exportIt('Inkscape', 'LibreOffice')),
  postScript: isA('un file PostScript o EPS', exportIt('Inkscape', 'Scribus')),
  djvu: isA('un documento DjVu', 'Salvalo come PDF con DjView.'),
  ass: isA('un file di sottotitoli (ASS)', 'Prima salvalo come SRT con Subtitle Edit.'),
  avi: isVideo('un video AVI'),
  asf: isVideo('un file Windows Media (WMV o WMA)'),
  flv: isVideo('un video Flash (FLV)'),
  realMedia: isVideo('un file RealMedia'),
  mpg: isVideo('un video MPEG (MPG o VOB)'),
  mxf: isVideo('un video MXF'),
  dv: isVideo('un video DV'),
  bareVideo: isVideo('un video senza contenitore (H.264 o H.265)'),
  au: isSound('un file audio AU'),
  w64: isSound('un file audio Wave64'),
  amr: isSound('una registrazione AMR'),
  ac3: isSound('un file audio AC-3'),
  dts: isSound('un file audio DTS'),
  mp2: isSound('un file audio MP2'),
  latm: isSound('un file audio AAC in LATM'),
  wavPack: isSound('un file audio WavPack'),
  ape: isSound('un file Monkey’s Audio (APE)'),
  tta: isSound('un file audio TTA'),
  musepack: isSound('un file audio Musepack'),
  dsd: isSound('una registrazione DSD'),
  midi: isA('un file MIDI', 'Contiene note, non suoni. MuseScore lo salva come MP3 o PDF.'),
  jpegXr: isImage('un’immagine JPEG XR'),
  openExr: isImage('un’immagine OpenEXR'),
  dds: isImage('un’immagine DirectDraw (DDS)'),
  xcf: isImage('un’immagine di GIMP (XCF)', ['GIMP']),
  krita: isImage('un’immagine di Krita', ['Krita']),
  openRaster: isImage('un’immagine OpenRaster', ['Krita', 'GIMP']),
  fits: isImage('un’immagine FITS'),
  sgi: isImage('un’immagine Silicon Graphics'),
  pcx: isImage('un’immagine di Paintbrush (PCX)'),
} satisfies Words<typeof english.foreignFormatWords>;
