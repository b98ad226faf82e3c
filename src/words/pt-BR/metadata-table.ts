import type { MetadataName } from '#jobs/contract/hidden-data.ts';
import { locale } from '#language.ts';
import type * as english from '#words/metadata-table.ts';
import { describeSize } from '#wording/amounts.ts';
import { filled } from '#wording/filled.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The table of all metadata found in a file. */
export const metadataTable = {
  before: 'Todos os metadados deste arquivo',
  found: 'Metadados encontrados',
  kept: 'mantido',
  removed: 'removido',
} satisfies Words<typeof english.metadataTable>;

const names: Record<MetadataName['type'], string> = {
  preview: 'Miniatura',
  'more-pictures': 'Mais imagens',
  video: 'Vídeo',
  comment: 'Comentário',
  'hidden-text': 'Texto oculto',
  'last-change': 'Última alteração',
  'content-credentials': 'Credenciais de conteúdo',
  'more-xmp': 'Mais XMP',
  'photoshop-preview': 'Miniatura do Photoshop',
  'photoshop-notes': 'Notas do Photoshop',
  'program-data': 'Dados de um programa',
  'data-of': 'Dados de {of}',
  'jpeg-reconstruction': 'O que permite refazer o JPEG original',
  'after-picture': 'Dados depois da imagem',
  'page-previews': 'Miniaturas de páginas',
  'xmp-of-parts': 'XMP de páginas e imagens',
  packed: '{of}, comprimido',
  box: 'Caixa {of}',
  chunk: 'Bloco {of}',
  'in-picture': 'Em uma imagem: {name}',
  'in-cover': '{cover}: {name}',
  'document-title': 'Título',
  'document-author': 'Autor',
  'document-subject': 'Assunto',
  'document-keywords': 'Palavras-chave',
  'document-creator': 'Criado com',
  'document-producer': 'PDF gerado por',
  'document-created': 'Criado em',
  'document-modified': 'Modificado em',
  'iptc-title': 'Título (IPTC)',
  'iptc-keyword': 'Palavra-chave (IPTC)',
  'iptc-instructions': 'Instruções (IPTC)',
  'iptc-date-created': 'Data de criação (IPTC)',
  'iptc-author': 'Autor (IPTC)',
  'iptc-author-position': 'Cargo do autor (IPTC)',
  'iptc-city': 'Cidade (IPTC)',
  'iptc-sublocation': 'Local na cidade (IPTC)',
  'iptc-province': 'Estado ou província (IPTC)',
  'iptc-country': 'País (IPTC)',
  'iptc-headline': 'Manchete (IPTC)',
  'iptc-credit': 'Crédito (IPTC)',
  'iptc-source': 'Fonte (IPTC)',
  'iptc-copyright': 'Direitos autorais (IPTC)',
  'iptc-contact': 'Contato (IPTC)',
  'iptc-caption': 'Legenda da foto (IPTC)',
  'iptc-caption-author': 'Autor da legenda da foto (IPTC)',
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

/** The value of metadata. */
export const metadataValue: Words<typeof english.metadataValue> = (value) => {
  if (typeof value === 'string') return value;
  switch (value.type) {
    case 'bytes':
      return describeSize(value.bytes);
    case 'kilobytes':
      return describeKilobytes(value.bytes);
    case 'maker-notes':
      return `notas do fabricante da câmera, que podem conter números de série (${describeKilobytes(value.bytes)})`;
    case 'file':
      return `${value.name} (${describeSize(value.bytes)})`;
    case 'cover':
      return `${value.format}, ${describeSize(value.bytes)}`;
    case 'pixels':
      return `${value.width} × ${value.height} pixels`;
    case 'small-picture':
      return 'uma versão pequena da imagem';
    case 'geography':
      return 'em que lugar da Terra a imagem fica';
    case 'fields':
      return count(value.count, 'campo');
    case 'count':
      return String(value.count);
    case 'position': {
      const { position, altitude } = value;
      return position === undefined ? `altitude ${altitude} m` : `${position}, altitude ${altitude} m`;
    }
  }
};
