import type { FoundName, FoundValue, MetadataName, MetadataValue } from '#jobs/contract/hidden-data.ts';
import type * as english from '#words/inspection.ts';
import { describePixels, listOf } from '#wording/amounts.ts';
import { filled } from '#wording/filled.ts';
import type { Words } from '#wording/words.ts';
import { metadataName, metadataValue } from './metadata-table.ts';
import { signatureWords } from './signatures.ts';

/** The report on what a file gives away. Placeholders are in braces. */
export const inspectionWords = {
  types: {
    place: { title: 'Localização', meaning: 'Onde foi feito, ou de que lugar trata.' },
    person: { title: 'Pessoas', meaning: 'Nomes de pessoas, como o autor, o dono ou alguém na imagem.' },
    serial: {
      title: 'Números de série e identificadores',
      meaning: 'Podem ligar este arquivo a um dispositivo ou a outros arquivos da mesma pessoa.',
    },
    'differing-preview': {
      title: 'Miniatura diferente da imagem',
      meaning: 'Uma imagem pequena dentro do arquivo ainda pode mostrar o que foi cortado ou editado.',
    },
    rest: { title: 'Dados depois do fim', meaning: 'Os programas ignoram, mas qualquer um pode ler.' },
    video: { title: 'Vídeo', meaning: 'Um vídeo curto, com som, que os celulares acrescentam a uma foto.' },
    version: {
      title: 'Versões anteriores',
      meaning: 'Muitas vezes os programas só acrescentam as alterações, e dá para recuperar o que havia antes.',
    },
    'hidden-text': { title: 'Texto oculto', meaning: 'Ninguém vê, mas dá para copiar e pesquisar.' },
    outside: {
      title: 'Conteúdo fora da página visível',
      meaning: 'Cortar uma página só esconde o que está em volta.',
    },
    layer: { title: 'Camadas ocultas', meaning: 'Um leitor de PDF pode mostrá-las.' },
    attachment: { title: 'Arquivos anexados', meaning: 'Arquivos inteiros dentro deste.' },
    comment: { title: 'Comentários', meaning: 'Notas e marcas, muitas vezes com o nome de quem escreveu.' },
    'form-value': {
      title: 'Valores de formulário',
      meaning: 'O que foi digitado ou escolhido em campos de formulário.',
    },
    script: { title: 'Scripts', meaning: 'Programas que podem ser executados quando o arquivo é aberto.' },
    remote: {
      title: 'Endereços remotos',
      meaning:
        'Abrir o arquivo, ou enviar um formulário que está nele, pode acessar estes endereços e contar aos donos deles que você tem o arquivo.',
    },
    device: { title: 'Dispositivos', meaning: 'A câmera, o celular, o scanner ou a lente.' },
    software: { title: 'Programas', meaning: 'Os programas que criaram ou alteraram o arquivo.' },
    time: { title: 'Datas e horas', meaning: 'Quando foi criado ou alterado.' },
    history: { title: 'Histórico', meaning: 'O que foi feito com o arquivo, e com quais arquivos ele foi criado.' },
    text: { title: 'Campos de texto', meaning: 'Títulos, descrições, palavras-chave e comentários.' },
    link: { title: 'Links', meaning: 'Endereços que se abrem quando alguém clica neles.' },
    exposure: { title: 'Configurações da câmera', meaning: 'Como a foto foi tirada.' },
    preview: { title: 'Miniaturas', meaning: 'Imagens pequenas ou capas, que aparecem em listas de arquivos.' },
    other: { title: 'Outros dados', meaning: 'Dados que os programas guardam para uso próprio.' },
  },
  format: 'Formato: {format}',
  nothing: 'Nada foi encontrado.',
  absent: 'Procurado e não encontrado: {types}.',
  unread: 'Não foi examinado:',
  parts: {
    pixels: 'O que a própria imagem mostra, como rostos, placas e telas.',
    watermarks: 'Marcas d’água invisíveis.',
    'maker-notes': 'O conteúdo das notas do fabricante da câmera, que muitas vezes incluem números de série.',
    packed: 'Metadados comprimidos com Brotli.',
    recording: 'O que se vê e se ouve, como rostos, vozes e placas.',
    'data-tracks': 'O que há nas faixas de dados.',
    scans: 'O texto que está em imagens, como em páginas digitalizadas.',
    attachments: 'O que há nos arquivos anexados. Salve para examinar um por um.',
    signatures: 'Assinaturas digitais. “Verificar assinaturas de PDF” diz quem assinou.',
    'undrawn-pages':
      'Texto oculto e conteúdo fora da página visível, em páginas que não puderam ser desenhadas ou que vêm depois das primeiras 300.',
    format: 'Metadados: aqui eles não são lidos neste formato.',
  },
  removedBy: 'Para remover isto, use “{tool}”.',
  notRemoved: 'Nenhuma ferramenta daqui remove isto do arquivo.',
  more: 'e mais {count}',
  page: 'página {page}',
} satisfies Words<typeof english.inspectionWords>;

const names: Record<Exclude<FoundName, MetadataName>['type'], string> = {
  unseen: 'Não se vê',
  'over-picture': 'Texto invisível sobre uma imagem, como em digitalizações',
  version: 'Versão {version} de {versions}',
};

const values: Record<Exclude<FoundValue, MetadataValue>['type'], string> = {
  ...signatureWords.changes,
  'positions-track': 'Uma faixa de dados da câmera, que pode conter posições e movimentos',
  'data-track': 'Uma faixa de dados',
  drawings: 'Desenhos ou imagens',
  'differing-shape': 'A miniatura tem {preview} pixels e a imagem, {picture}: a proporção é diferente',
  'differing-content':
    'A miniatura tem {preview} pixels e a imagem, {picture}: a proporção é a mesma, mas elas mostram coisas diferentes',
};

/** What was found, in words. */
export const itemInWords: Words<typeof english.itemInWords> = ({ name, value, page }) => ({
  name: isOwnName(name) ? filled(names[name.type], name) : metadataName(name),
  value: isOwnValue(value) ? filled(values[value.type], factsOf(value)) : metadataValue(value),
  ...(page !== undefined && { page }),
});

const isOwnName = (name: string | FoundName): name is Exclude<FoundName, MetadataName> =>
  typeof name !== 'string' && name.type in names;
const isOwnValue = (value: string | FoundValue): value is Exclude<FoundValue, MetadataValue> =>
  typeof value !== 'string' && value.type in values;

const factsOf = (value: Exclude<FoundValue, MetadataValue>) =>
  'preview' in value ? { preview: describePixels(value.preview), picture: describePixels(value.picture) } : value;

/** The report on the page. */
export const inspectionPage = {
  label: 'Relatório',
  useIn: (title) => `Abrir em: ${title}`,
  absent: 'Procurado e não encontrado',
  unread: 'Não foi examinado',
  names: {
    'Date time original': 'Tirada em',
    'Date time digitized': 'Digitalizada em',
    'Date time': 'Alterada em',
  } as Readonly<Record<string, string>>,
} satisfies Words<typeof english.inspectionPage>;

/** `Encontrado: localização, pessoas e dispositivos.` */
export const describeInspection: Words<typeof english.describeInspection> = ({ findings, unread }) => {
  if (findings.length > 0) {
    const titles = findings.map(({ type }) => inspectionWords.types[type].title);
    return `Encontrado: ${listOf(titles.map((title) => title.charAt(0).toLowerCase() + title.slice(1)))}.`;
  }
  return unread.includes('format') ? 'Aqui não são lidos metadados deste formato.' : 'Nada foi encontrado.';
};
