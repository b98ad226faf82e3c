import { otherPrograms } from '#formats/other-programs.ts';
import type * as english from '#words/foreign-formats.ts';
import { anyOf } from '#wording/amounts.ts';
import { elsewhere } from './elsewhere.ts';
import type { Problem } from './problem.ts';

/** @param what with its article: “C’est …”. */
const isA = (what: string, hint: string): Problem => ({
  title: `Stayput ne peut pas ouvrir ce fichier : c’est ${what}.`,
  hint,
});

const unpack = 'Décompressez-le dans votre gestionnaire de fichiers, puis déposez ici les fichiers ou leur dossier.';
const printIt =
  'Imprimez-le en PDF dans le programme qui l’ouvre : choisissez Imprimer, puis « Enregistrer au format PDF ».';
const otherwise = 'Choisissez plutôt une image, un PDF, une vidéo ou un son.';
const exportIt = (...programs: readonly string[]) => `Exportez-le en PDF, SVG ou PNG depuis ${anyOf(programs)}.`;

const isOffice = (what: string) => isA(what, elsewhere.office);
const isVideo = (what: string) => isA(what, elsewhere.video);
const isArchive = (what: string) => isA(what, unpack);
const isMail = (what: string) =>
  isA(what, 'Ouvrez-le dans votre messagerie. Vous pouvez y enregistrer ses pièces jointes, ou l’imprimer en PDF.');
const isSound = (what: string) =>
  isA(what, `Convertissez-le d’abord en WAV ou MP3 avec un programme comme ${anyOf(otherPrograms.audio)}.`);
const isImage = (what: string, programs: readonly string[] = otherPrograms.image) =>
  isA(what, `Enregistrez-la d’abord en PNG ou JPEG avec un programme comme ${anyOf(programs)}.`);

/** What files are that cannot be opened here, and what to do with them instead. */
export const foreignFormatWords: typeof english.foreignFormatWords = {
  docx: isOffice('un document Word'),
  xlsx: isOffice('un classeur Excel'),
  pptx: isOffice('une présentation PowerPoint'),
  vsdx: isOffice('un dessin Visio'),
  odt: isOffice('un texte OpenDocument'),
  ods: isOffice('un classeur OpenDocument'),
  odp: isOffice('une présentation OpenDocument'),
  odg: isOffice('un dessin OpenDocument'),
  doc: isOffice('un document Word'),
  xls: isOffice('un classeur Excel'),
  ppt: isOffice('une présentation PowerPoint'),
  vsd: isOffice('un dessin Visio'),
  pub: isOffice('un document Publisher'),
  oldOffice: isOffice('un document d’un ancien programme Office'),
  lockedOffice: isOffice('un document Office avec un mot de passe'),
  rtf: isOffice('un document RTF'),
  text: isOffice('du texte brut, comme TXT ou CSV'),
  mdb: isOffice('une base de données Access'),
  iwork: isA('un document Pages, Numbers ou Keynote', 'Exportez-le en PDF depuis le programme qui l’a créé.'),
  xps: isA('un document XPS', printIt),
  html: isA('une page web', elsewhere.webPage),
  mhtml: isA('une page web enregistrée', elsewhere.webPage),
  epub: isA('un livre numérique (EPUB)', elsewhere.book),
  mobi: isA('un livre Kindle', elsewhere.book),
  eml: isMail('un e-mail'),
  msg: isMail('un e-mail Outlook'),
  mbox: isMail('un fichier de messagerie'),
  pst: isMail('un fichier de messagerie Outlook'),
  vcard: isA('une carte de visite', 'Votre carnet d’adresses l’ouvre.'),
  calendar: isA('un événement d’agenda', 'Votre agenda l’ouvre.'),
  zip: isArchive('une archive ZIP'),
  rar: isArchive('une archive RAR'),
  sevenZip: isArchive('une archive 7z'),
  tar: isArchive('une archive TAR'),
  packed: isArchive('une archive compressée'),
  diskImage: isArchive('une image disque (ISO)'),
  dmg: isArchive('une image disque (DMG)'),
  program: isA('un programme', otherwise),
  apk: isA('une application Android', otherwise),
  jar: isA('un programme Java', otherwise),
  font: isA('une police', otherwise),
  sqlite: isA('une base de données (SQLite)', otherwise),
  shortcut: isA('un simple raccourci vers un fichier', 'Choisissez le fichier auquel il mène.'),
  dwg: isA('un plan de CAO (DWG)', exportIt('AutoCAD', 'LibreCAD')),
  dxf: isA('un plan de CAO (DXF)', exportIt('AutoCAD', 'LibreCAD')),
  blender: isA('une scène Blender', 'Faites-en le rendu dans Blender, et enregistrez les images ou la vidéo.'),
  indd: isA('un document InDesign', exportIt('InDesign')),
  affinity: isA('un document Affinity', exportIt('Affinity')),
  cdr: isA('un dessin CorelDRAW', exportIt('CorelDRAW', 'Inkscape')),
  metafile: isA('un métafichier Windows (WMF ou EMF)', exportIt('Inkscape', 'LibreOffice')),
  postScript: isA('un fichier PostScript ou EPS', exportIt('Inkscape', 'Scribus')),
  djvu: isA('un document DjVu', 'Enregistrez-le en PDF avec DjView.'),
  ass: isA('un fichier de sous-titres (ASS)', 'Enregistrez-le d’abord en SRT avec Subtitle Edit.'),
  avi: isVideo('une vidéo AVI'),
  asf: isVideo('un fichier Windows Media (WMV ou WMA)'),
  flv: isVideo('une vidéo Flash (FLV)'),
  realMedia: isVideo('un fichier RealMedia'),
  mpg: isVideo('une vidéo MPEG (MPG ou VOB)'),
  mxf: isVideo('une vidéo MXF'),
  dv: isVideo('une vidéo DV'),
  bareVideo: isVideo('une vidéo sans conteneur (H.264 ou H.265)'),
  au: isSound('un son AU'),
  w64: isSound('un son Wave64'),
  amr: isSound('un enregistrement AMR'),
  ac3: isSound('un son AC-3'),
  dts: isSound('un son DTS'),
  mp2: isSound('un son MP2'),
  latm: isSound('de l’AAC en LATM'),
  wavPack: isSound('un son WavPack'),
  ape: isSound('un fichier Monkey’s Audio (APE)'),
  tta: isSound('un son TTA'),
  musepack: isSound('un son Musepack'),
  dsd: isSound('un enregistrement DSD'),
  midi: isA('un fichier MIDI', 'Il contient des notes, pas du son. MuseScore l’enregistre en MP3 ou en PDF.'),
  jpegXr: isImage('une image JPEG XR'),
  openExr: isImage('une image OpenEXR'),
  dds: isImage('une image DirectDraw (DDS)'),
  xcf: isImage('une image GIMP (XCF)', ['GIMP']),
  krita: isImage('une image Krita', ['Krita']),
  openRaster: isImage('une image OpenRaster', ['Krita', 'GIMP']),
  fits: isImage('une image FITS'),
  sgi: isImage('une image Silicon Graphics'),
  pcx: isImage('une image Paintbrush (PCX)'),
};
