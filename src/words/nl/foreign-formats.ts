import type { ForeignFormatId } from '#formats/foreign-formats.ts';
import { otherPrograms } from '#formats/other-programs.ts';
import { anyOf } from '#wording/amounts.ts';
import { elsewhere } from './elsewhere.ts';
import type { Problem } from './problem.ts';

/** @param what with its article: “Dit is …”. */
const isA = (what: string, hint: string): Problem => ({
  title: `Dit is ${what}, en dat kan Stayput niet openen.`,
  hint,
});

const unpack = 'Pak het uit en sleep dan de bestanden of de map ervan hierheen.';
const printIt = 'Druk het af als PDF in het programma dat het opent: kies ‘Afdrukken’ en dan ‘Opslaan als PDF’.';
const otherwise = 'Kies in plaats daarvan een afbeelding, een PDF, een video of een audiobestand.';
const exportIt = (...programs: readonly string[]) => `Exporteer als PDF, SVG of PNG vanuit ${anyOf(programs)}.`;

const isOffice = (what: string) => isA(what, elsewhere.office);
const isVideo = (what: string) => isA(what, elsewhere.video);
const isArchive = (what: string) => isA(what, unpack);
const isMail = (what: string) =>
  isA(what, 'Open dit in je mailprogramma. Daar kun je bijlagen opslaan of afdrukken als PDF.');
const isSound = (what: string) =>
  isA(what, `Converteer dit eerst naar WAV of MP3 met een programma zoals ${anyOf(otherPrograms.audio)}.`);
const isImage = (what: string, programs: readonly string[] = otherPrograms.image) =>
  isA(what, `Sla dit eerst op als PNG of JPEG met een programma zoals ${anyOf(programs)}.`);

/** What files are that cannot be opened here, and what to do with them instead. */
export const foreignFormatWords: Record<ForeignFormatId, Problem> = {
  docx: isOffice('een Word-document'),
  xlsx: isOffice('een Excel-werkmap'),
  pptx: isOffice('een PowerPoint-presentatie'),
  vsdx: isOffice('een Visio-tekening'),
  odt: isOffice('een OpenDocument-tekst'),
  ods: isOffice('een OpenDocument-rekenblad'),
  odp: isOffice('een OpenDocument-presentatie'),
  odg: isOffice('een OpenDocument-tekening'),
  doc: isOffice('een Word-document'),
  xls: isOffice('een Excel-werkmap'),
  ppt: isOffice('een PowerPoint-presentatie'),
  vsd: isOffice('een Visio-tekening'),
  pub: isOffice('een Publisher-document'),
  oldOffice: isOffice('een document van een ouder Office-programma'),
  lockedOffice: isOffice('een Office-document met een wachtwoord'),
  rtf: isOffice('een RTF-document'),
  text: isOffice('platte tekst, zoals TXT of CSV'),
  mdb: isOffice('een Access-database'),
  iwork: isA(
    'een document van Pages, Numbers of Keynote',
    'Exporteer het als PDF vanuit het programma waarmee het is gemaakt.',
  ),
  xps: isA('een XPS-document', printIt),
  html: isA('een webpagina', elsewhere.webPage),
  mhtml: isA('een opgeslagen webpagina', elsewhere.webPage),
  epub: isA('een e-book (EPUB)', elsewhere.book),
  mobi: isA('een Kindle-boek', elsewhere.book),
  eml: isMail('een e-mail'),
  msg: isMail('een Outlook-e-mail'),
  mbox: isMail('een mailbox'),
  pst: isMail('een Outlook-mailbox'),
  vcard: isA('een visitekaartje (vCard)', 'Je adresboek opent het.'),
  calendar: isA('een agenda-item', 'Je agenda opent het.'),
  zip: isArchive('een ZIP-archief'),
  rar: isArchive('een RAR-archief'),
  sevenZip: isArchive('een 7z-archief'),
  tar: isArchive('een TAR-archief'),
  packed: isArchive('een gecomprimeerd archief'),
  diskImage: isArchive('een schijfkopie (ISO)'),
  dmg: isArchive('een schijfkopie (DMG)'),
  program: isA('een programma', otherwise),
  apk: isA('een Android-app', otherwise),
  jar: isA('een Java-programma', otherwise),
  font: isA('een lettertype', otherwise),
  sqlite: isA('een database (SQLite)', otherwise),
  shortcut: isA('alleen een snelkoppeling naar een bestand', 'Kies het bestand waar die naar verwijst.'),
  dwg: isA('een CAD-tekening (DWG)', exportIt('AutoCAD', 'LibreCAD')),
  dxf: isA('een CAD-tekening (DXF)', exportIt('AutoCAD', 'LibreCAD')),
  blender: isA('een Blender-scène', 'Render die in Blender en sla de afbeeldingen of de video op.'),
  indd: isA('een InDesign-document', exportIt('InDesign')),
  affinity: isA('een Affinity-document', exportIt('Affinity')),
  cdr: isA('een CorelDRAW-tekening', exportIt('CorelDRAW', 'Inkscape')),
  metafile: isA('een Windows-metabestand (WMF of EMF)', exportIt('Inkscape', 'LibreOffice')),
  postScript: isA('een PostScript- of EPS-bestand', exportIt('Inkscape', 'Scribus')),
  djvu: isA('een DjVu-document', 'Sla het met DjView op als PDF.'),
  ass: isA('een ondertitelbestand (ASS)', 'Sla het eerst met Subtitle Edit op als SRT.'),
  avi: isVideo('een AVI-video'),
  asf: isVideo('een Windows Media-bestand (WMV of WMA)'),
  flv: isVideo('een Flash-video (FLV)'),
  realMedia: isVideo('een RealMedia-bestand'),
  mpg: isVideo('een MPEG-video (MPG of VOB)'),
  mxf: isVideo('een MXF-video'),
  dv: isVideo('een DV-video'),
  bareVideo: isVideo('een video zonder container (H.264 of H.265)'),
  au: isSound('een AU-audiobestand'),
  w64: isSound('een Wave64-audiobestand'),
  amr: isSound('een AMR-opname'),
  ac3: isSound('een AC-3-audiobestand'),
  dts: isSound('een DTS-audiobestand'),
  mp2: isSound('een MP2-audiobestand'),
  latm: isSound('AAC in LATM'),
  wavPack: isSound('een WavPack-audiobestand'),
  ape: isSound('een Monkey’s Audio-bestand (APE)'),
  tta: isSound('een TTA-audiobestand'),
  musepack: isSound('een Musepack-audiobestand'),
  dsd: isSound('een DSD-opname'),
  midi: isA('een MIDI-bestand', 'Er staan noten in, geen geluid. MuseScore slaat het op als MP3 of PDF.'),
  jpegXr: isImage('een JPEG XR-afbeelding'),
  openExr: isImage('een OpenEXR-afbeelding'),
  dds: isImage('een DirectDraw-afbeelding (DDS)'),
  xcf: isImage('een GIMP-afbeelding (XCF)', ['GIMP']),
  krita: isImage('een Krita-afbeelding', ['Krita']),
  openRaster: isImage('een OpenRaster-afbeelding', ['Krita', 'GIMP']),
  fits: isImage('een FITS-afbeelding'),
  sgi: isImage('een Silicon Graphics-afbeelding'),
  pcx: isImage('een Paintbrush-afbeelding (PCX)'),
};
