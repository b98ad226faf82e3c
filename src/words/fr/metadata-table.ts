import type { MetadataName } from '#jobs/contract/hidden-data.ts';
import { locale } from '#language.ts';
import { describeSize } from '#wording/amounts.ts';
import { filled } from '#wording/filled.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type * as english from '#words/metadata-table.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The table of all metadata found in a file. */
export const metadataTable = {
  before: 'Toutes les métadonnées de ce fichier',
  found: 'Métadonnées trouvées',
  kept: 'gardé',
  removed: 'supprimé',
} satisfies Words<typeof english.metadataTable>;

const names: Record<MetadataName['type'], string> = {
  preview: 'Aperçu',
  'more-pictures': 'Autres images',
  video: 'Vidéo',
  comment: 'Commentaire',
  'hidden-text': 'Texte caché',
  'last-change': 'Dernière modification',
  'content-credentials': 'Content Credentials',
  'more-xmp': 'Autres données XMP',
  'photoshop-preview': 'Aperçu de Photoshop',
  'photoshop-notes': 'Notes de Photoshop',
  'program-data': 'Données d’un programme',
  'data-of': 'Données de {of}',
  'jpeg-reconstruction': 'Ce qui permet d’en refaire le JPEG',
  'after-picture': 'Données après l’image',
  'page-previews': 'Aperçus des pages',
  'xmp-of-parts': 'XMP des pages et des images',
  packed: '{of}, compressé',
  box: 'Boîte {of}',
  chunk: 'Bloc {of}',
  'in-picture': 'Dans une image : {name}',
  'in-cover': '{cover} : {name}',
  'document-title': 'Titre',
  'document-author': 'Auteur',
  'document-subject': 'Sujet',
  'document-keywords': 'Mots-clés',
  'document-creator': 'Créé avec',
  'document-producer': 'PDF produit par',
  'document-created': 'Date de création',
  'document-modified': 'Date de modification',
  'iptc-title': 'Titre IPTC',
  'iptc-keyword': 'Mot-clé IPTC',
  'iptc-instructions': 'Instructions IPTC',
  'iptc-date-created': 'Date de création IPTC',
  'iptc-author': 'Auteur IPTC',
  'iptc-author-position': 'Fonction de l’auteur IPTC',
  'iptc-city': 'Ville IPTC',
  'iptc-sublocation': 'Lieu dans la ville IPTC',
  'iptc-province': 'Région ou État IPTC',
  'iptc-country': 'Pays IPTC',
  'iptc-headline': 'Titre d’accroche IPTC',
  'iptc-credit': 'Crédit IPTC',
  'iptc-source': 'Source IPTC',
  'iptc-copyright': 'Copyright IPTC',
  'iptc-contact': 'Contact IPTC',
  'iptc-caption': 'Légende IPTC',
  'iptc-caption-author': 'Auteur de la légende IPTC',
};

/** The name of metadata. */
export const metadataName: Words<typeof english.metadataName> = (name) => {
  if (typeof name === 'string') return name;
  return filled(names[name.type], 'name' in name ? { ...name, name: metadataName(name.name) } : name);
};

const kilobytes = onFirstUse(
  () => new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }),
);
const describeKilobytes = (bytes: number) => kilobytes().format(Math.max(1, Math.round(bytes / 1000)));

const metres = onFirstUse(() => new Intl.NumberFormat(locale, { style: 'unit', unit: 'meter' }));

/** The value of metadata. */
export const metadataValue: Words<typeof english.metadataValue> = (value) => {
  if (typeof value === 'string') return value;
  switch (value.type) {
    case 'bytes':
      return describeSize(value.bytes);
    case 'kilobytes':
      return describeKilobytes(value.bytes);
    case 'maker-notes':
      return `notes du fabricant de l’appareil, qui peuvent contenir des numéros de série (${describeKilobytes(value.bytes)})`;
    case 'file':
      return `${value.name} (${describeSize(value.bytes)})`;
    case 'cover':
      return `${value.format}, ${describeSize(value.bytes)}`;
    case 'pixels':
      return `${value.width} × ${value.height} pixels`;
    case 'small-picture':
      return 'une petite version de l’image';
    case 'geography':
      return 'où se situe l’image sur Terre';
    case 'fields':
      return count(value.count, 'champ', 'champs');
    case 'count':
      return String(value.count);
    case 'position': {
      const { position, altitude } = value;
      const height = `altitude ${metres().format(altitude)}`;
      return position === undefined ? height : `${position}, ${height}`;
    }
  }
};
