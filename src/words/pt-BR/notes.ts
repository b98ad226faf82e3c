import { formats } from '#formats/formats.ts';
import type { Note } from '#jobs/contract/job.ts';
import type { Loss, NamedTrack, Part } from '#jobs/contract/media-note.ts';
import type { HiddenPlace, PlaceInPdf } from '#jobs/contract/pdf-note.ts';
import type * as english from '#words/notes.ts';
import { describeDuration, describePixels, describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import {
  describeLook,
  describeReading,
  describeScans,
  describeSeen,
  describeUnnamed,
  describeUnread,
  describeUnseen,
  namePages,
  onPages,
  quoted,
  structureFound,
} from './readings.ts';
import { count } from './count.ts';
import { describeHidden } from './hidden-data.ts';
import { describeInspection } from './inspection.ts';
import { describeFailure } from './errors.ts';
import { describeLikeness } from './likeness.ts';
import { describeLostTags } from './lost-tags.ts';
import { describeRepair } from './repairs.ts';
import { describeSignatures, describeSigned } from './signatures.ts';

type Why = Extract<Note, { type: 'unchanged' }>['why'];

const unchangedBecause: Record<Why, string> = {
  'already-small': 'Já é pequeno',
  animation: 'Comprimir faria perder a animação',
  pages: 'Comprimir faria perder todas as páginas menos a primeira',
  'not-encrypted': 'Não estava protegido',
  'no-changes': 'Nada foi alterado',
  'no-areas': 'Nenhuma área foi desenhada nele',
  'no-fields': 'Não tem campos de formulário',
  'xfa-alone': 'É um formulário XFA, que só os programas da Adobe conseguem preencher',
  'has-text': 'Todas as páginas já têm texto',
  'nothing-to-flatten': 'Não tem campos de formulário nem comentários',
};

const fixed = (number: number, digits: number) => number.toFixed(digits).replace('.', ',').replace('-', '−');
const short = (number: number, digits: number) => String(Number(number.toFixed(digits))).replace('.', ',');

/** ` Largura: 8 pixels a menos, até a borda de um bloco JPEG.` */
const describeEdges = (less: { width: number; height: number }): string =>
  Object.entries(less)
    .filter(([, pixels]) => pixels !== 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(
      ([side, pixels]) =>
        ` ${side === 'width' ? 'Largura' : 'Altura'}: ${count(Math.abs(pixels), 'pixel')} a ${pixels > 0 ? 'menos' : 'mais'}, até a borda de um bloco JPEG.`,
    )
    .join('');

const trackNames: Record<NamedTrack['type'], string> = { video: 'vídeo', audio: 'áudio', subtitles: 'legendas' };

const otherParts = { transparency: 'transparência', chapters: 'capítulos', data: 'dados', programme: 'outro programa' };

/** `áudio AAC`, `transparência`. */
function describePart(part: Part): string {
  switch (part.type) {
    case 'video':
    case 'audio':
      return part.codec ? `${trackNames[part.type]} ${part.codec}` : trackNames[part.type];
    case 'subtitles':
      return part.codec ? `legendas em ${part.codec}` : 'legendas';
    case 'transparency':
    case 'chapters':
    case 'data':
    case 'programme':
      return otherParts[part.type];
  }
}

/** In brackets after the part. */
function describeLoss(loss: Loss): string {
  switch (loss.why) {
    case 'no-place':
      return `não cabe em ${formats[loss.container].name}`;
    case 'one-place':
      return `em ${formats[loss.container].name} não cabe mais de uma faixa assim`;
    case 'not-written':
      return `aqui não se gravam capítulos em ${formats[loss.container].name}`;
    case 'no-decoder':
      return 'este navegador não decodifica';
    case 'no-encoder':
      return 'este navegador não codifica';
    case 'not-read':
      return 'não dá para ler aqui';
    case 'pictures':
      return 'são imagens, que não dá para transformar em texto aqui';
    case 'times':
      return 'os tempos não bateriam mais';
    case 'not-main':
      return 'só as faixas principais são alteradas';
    case 'joined':
      return 'vídeos juntados não têm';
    case 'black':
      return 'aqui ela fica preta';
    case 'failed':
      return describeFailure(loss.failure).title;
  }
}

const describeTrack = ({ type, codec }: NamedTrack) => (codec ? `${trackNames[type]} para ${codec}` : trackNames[type]);

const hiddenPlaces: Readonly<Record<HiddenPlace, string>> = {
  layers: 'nomes de camadas',
  'page-labels': 'números de página próprios',
  outline: 'marcadores',
  fields: 'campos de formulário',
  comments: 'comentários',
  links: 'links',
  attachments: 'arquivos anexados',
  metadata: 'metadados',
  'program-data': 'dados de outros programas',
  names: 'tags e outros nomes',
  'hidden-drawings': 'desenhos ocultos',
};

function describePlaces(places: readonly PlaceInPdf[]): string {
  const pages = places.flatMap((place) => (place.type === 'page' ? place.page : [])).toSorted((a, b) => a - b);
  const named = pages.length === 0 ? [] : [namePages(pages)];
  return listOf([...named, ...places.flatMap(({ type }) => (type === 'page' ? [] : hiddenPlaces[type]))]);
}

/** In characters: above this, an image is better off as a file. */
const longText = 10_000;

/** The sentence beside a result, for every note that an engine can return. */
export const notes: typeof english.notes = {
  step: ({ step, title }) => `Etapa ${step}, ${title}:`,
  read: describeReading,
  'pages-with-text': ({ pages }) => `Sem leitura, porque já há texto: ${namePages(pages)}.`,
  'pages-without-text': ({ pages }) => `Nenhum texto foi encontrado ${onPages(pages)}.`,
  'pages-not-drawn': ({ pages }) => `Sem leitura, por causa de danos: ${namePages(pages)}.`,
  unchanged: ({ why, stripped }) =>
    `${unchangedBecause[why]}: ${stripped ? 'esta é sua própria imagem, sem os metadados.' : 'este é seu próprio arquivo, sem alterações.'}`,
  'hidden-data': ({ items }) => describeHidden(items),
  inspected: ({ inspection }) => describeInspection(inspection),
  'first-frame-only': ({ frames }) => `O primeiro de ${count(frames, 'quadro')}.`,
  'first-page-only': ({ pages }) => `A primeira de ${count(pages, 'página')}.`,
  'alpha-flattened': 'As áreas transparentes agora são brancas.',
  'page-parts-dropped':
    'Faltam as partes desenhadas como uma página da web (foreignObject), muitas vezes rótulos em diagramas. Exporte o desenho como PNG, ou sem elas.',
  'part-missing': ({ share }) =>
    `Seu arquivo está danificado ou incompleto: falta cerca de ${Math.max(1, Math.round(share * 100))}% da imagem. Essa parte ficou em branco.`,
  damaged: 'Seu arquivo está danificado: partes da imagem podem aparecer com defeito.',
  coarse: 'Seu arquivo está incompleto: a imagem está inteira, mas com menos qualidade.',
  'fewer-colours': ({ colours }) => `No máximo ${count(colours, 'cor', 'cores')}.`,
  'pixels-kept': ({ less }) =>
    `Nenhum pixel mudou, porque nada foi recodificado.${less === undefined ? '' : describeEdges(less)}`,
  'turned-by-note':
    'Nenhum pixel mudou: o arquivo guarda como girar a imagem, e quase todos os programas respeitam isso.',
  'encoded-again': 'Recodificado, porque não há outro jeito de girar ou cortar este tipo de JPEG.',
  quality: ({ quality }) => `Qualidade ${Math.round(quality)}.`,
  likeness: ({ score }) => describeLikeness(score),
  race: ({ sizes }) =>
    `${sizes.map(({ format, bytes, estimated }) => `${formats[format].name} ${estimated ? 'cerca de ' : ''}${describeSize(bytes)}`).join(', ')}.`,
  scaled: (size) => `Reduzido para caber: ${describePixels(size)}.`,
  'camera-preview': (size) =>
    `Esta é a pré-visualização da própria câmera, ${describePixels(size)}: não dá para revelar dados RAW aqui.`,
  'fewer-frames': ({ frameRate }) => `Reduzido para ${Math.round(frameRate)} quadros por segundo.`,
  'fonts-replaced': ({ font }) =>
    `O texto foi desenhado em ${font}, porque esta página não pode usar as fontes do seu dispositivo. Converta o texto em curvas para manter a aparência.`,
  'icon-sides': ({ sides }) => `Contém a imagem em ${listOf(sides.map(String))} pixels.`,
  'converted-to-srgb': ({ from }) => `Cores convertidas de ${from} para sRGB.`,
  'reduced-depth': ({ from, to }) => `${to} bits por canal em vez de ${from}.`,
  'recordings-joined': ({ files, seconds }) => `${count(files, 'arquivo')}, ${describeDuration(seconds)} no total.`,
  'pieces-joined': ({ files, seconds }) =>
    `${count(files, 'pedaço', 'pedaços')} de uma gravação, colocados em ordem: ${describeDuration(seconds)} no total.`,
  'sound-joined-by-copying':
    'O áudio foi copiado, por isso pode haver uma falha de até 25 ms no som onde duas partes se encontram.',
  joined: ({ images, ...size }) => `${count(images, 'imagem', 'imagens')}, ${describePixels(size)} no total.`,
  animation: ({ frames, seconds, whole }) =>
    `${count(frames, 'quadro')}, ${short(seconds, 2)} s${whole === undefined ? '' : ` dos ${describeDuration(whole)} que você pediu: é o limite de uma animação`}.`,
  colours: ({ colours }) => count(colours.length, 'cor', 'cores'),
  'data-url': ({ length }) =>
    `${describeSize(length)} de texto.${length > longText ? ' É muito para uma página da web: um arquivo separado pode ficar no cache do navegador.' : ''}`,
  'cropped-in-the-middle': 'Cortado no centro, porque este navegador não consegue encontrar a parte mais interessante.',
  'hdr-dropped': 'O brilho HDR foi removido: esta é a versão padrão.',
  'metadata-dropped': 'Os metadados (data, câmera, localização, autor) foram removidos.',
  'tracks-copied': 'Copiado sem recodificar, sem perder qualidade.',
  'tracks-transcoded': ({ tracks }) => `Recodificado: ${tracks.map(describeTrack).join(', ')}.`,
  'more-bits': ({ from, to, times }) =>
    `A taxa de bits é ${short(times, 1)} vezes maior, porque ${to} precisa de mais que ${from} para a mesma qualidade.`,
  'ends-transcoded': ({ seconds }) =>
    seconds === 0
      ? 'Corte exato feito por cópia: o vídeo não perdeu qualidade.'
      : `Corte exato: ${fixed(seconds, 2)} s do vídeo junto aos cortes foram recodificados, e o resto foi copiado.`,
  'part-dropped': ({ part, loss }) => `Removido: ${describePart(part)} (${describeLoss(loss)}).`,
  'tags-dropped': ({ tags, container }) => describeLostTags(tags, container),
  'starts-at-key-frame': ({ seconds }) =>
    seconds < 0
      ? `Começa ${fixed(-seconds, 2)} s antes: seu arquivo esconde o que vem antes do início, até um quadro-chave, e a cópia inclui essa parte.`
      : `Começa em ${fixed(seconds, 2)} s, no quadro-chave anterior.`,
  'starts-at-whole-picture': ({ name, seconds }) =>
    `${name} foi cortado no meio de uma cena: a primeira imagem completa só vem depois de ${fixed(seconds, 2)} s, e até lá só há som.`,
  'ends-early': ({ seconds, expected }) =>
    `Termina em ${describeDuration(seconds)}: não foi possível ler o resto dos ${describeDuration(expected)} do seu arquivo.`,
  'recordings-within': (note) =>
    `Seu arquivo contém ${note.count} gravações seguidas. Elas foram ${note.decoded ? 'decodificadas e ' : ''}juntadas em uma só.`,
  'second-layer': 'O áudio é MP2, não MP3, por isso é salvo como .mp2. Nem todo player de música toca esse formato.',
  'decoded-by-browser': ({ uncertain }) =>
    `Seu arquivo foi decodificado pelo player do próprio navegador, que não repassa tags.${uncertain ? ' Podem faltar partes: ouça o resultado.' : ''}`,
  'cut-off': 'Seu arquivo está danificado ou incompleto: o resultado termina onde ele é interrompido.',
  'audio-damaged': ({ name = 'Seu arquivo' }) => `${name} está danificado: partes do áudio podem sair com defeito.`,
  'frames-damaged': (note) =>
    `Seu arquivo está danificado. Quadros de vídeo com defeito, copiados como estão: ${describeWhole(note.count)} de ${describeWhole(note.of)}.`,
  'edits-ignored':
    'Seu arquivo contém edições que mudam a ordem ou a velocidade das partes. Elas foram ignoradas: esta é a gravação original.',
  loudness: ({ from, to, wanted }) =>
    `Volume percebido de ${fixed(to, 1)} LUFS em vez de ${fixed(from, 1)}.${wanted === undefined ? '' : ` Em ${String(wanted).replace('.', ',').replace('-', '−')}, os picos ficariam distorcidos.`}`,
  'channels-mixed': ({ from, to }) => `Reduzido de ${count(from, 'canal', 'canais')} para ${to}.`,
  cues: (note) => `${count(note.count, 'legenda')}.`,
  'subtitles-added': (note) =>
    `Adicionado: ${count(note.count, 'legenda')} de ${note.name}, ${note.language ? `idioma: ${note.language}` : 'sem idioma'}.`,
  'cues-late': (note) =>
    `${count(note.count, 'legenda removida, porque começa', 'legendas removidas, porque começam')} depois do fim do vídeo.`,
  'read-as': ({ encoding }) =>
    `Seu arquivo não diz como o texto está codificado, por isso foi lido como ${encoding}. Confira se todas as letras estão certas. O resultado está em UTF-8.`,
  'cues-malformed': ({ lines }) =>
    `Legendas sem um tempo válido foram removidas, ${lines.length === 1 ? 'na linha' : 'nas linhas'} ${listOf([...lines.slice(0, 10).map(String), ...(lines.length > 10 ? [`mais ${lines.length - 10}`] : [])])} do seu arquivo.`,
  'cues-early': (note) =>
    `${count(note.count, 'legenda removida, porque terminaria', 'legendas removidas, porque terminariam')} antes do começo.`,
  'cues-begun': (note) =>
    `${count(note.count, 'legenda começaria antes de 0:00 e agora começa', 'legendas começariam antes de 0:00 e agora começam')} nesse ponto.`,
  'cues-plainer': 'Cores, fontes, nomes de quem fala ou posições foram removidos, porque este formato não os aceita.',
  pages: (note) => `${count(note.count, 'página')}.`,
  sides: ({ pages, sides }) => `${count(pages, 'página')} em ${count(sides, 'lado')} de folha.`,
  repaired: describeRepair,
  'colours-kept': (note) =>
    `${count(note.count, 'imagem ou gradiente continua', 'imagens ou gradientes continuam')} em cores.`,
  compared: ({ pages, different }) =>
    different === 0
      ? `${count(pages, 'página')}: nenhuma diferença encontrada.`
      : `${describeWhole(different)} de ${count(pages, 'página')} com diferenças.`,
  'signed-digitally': describeSigned,
  'signatures-checked': ({ signatures }) => describeSignatures(signatures),
  'signatures-removed': (note) =>
    `${count(note.count, 'assinatura removida', 'assinaturas removidas')}: assinaturas só valem para o arquivo original.`,
  'standards-unchecked': ({ standards }) =>
    `O arquivo continua dizendo que segue ${listOf(standards)}. Isso não foi verificado.`,
  'fields-renamed': (note) =>
    `${count(note.count, 'campo de formulário renomeado', 'campos de formulário renomeados')}, porque um arquivo anterior tem campos de mesmo nome.`,
  'attachments-removed': (note) => `${count(note.count, 'anexo removido', 'anexos removidos')}.`,
  'articles-removed': (note) =>
    `${count(note.count, 'artigo removido', 'artigos removidos')}, porque uma parte está em páginas que não estão neste arquivo.`,
  'output-intents-differ':
    'Um dos arquivos seguintes tem um perfil de cor de saída diferente do primeiro. Ele é mantido com as páginas desse arquivo, mas nem todos os programas o usam ali.',
  'portfolio-removed': 'A lista de arquivos de um portfólio PDF foi removida: o resultado mostra as páginas dele.',
  'program-data-removed': 'Miniaturas, ou dados que um programa guardou para uso próprio, foram removidos.',
  'above-limit': ({ limit }) => `Uma única página ocupa mais de ${describeSize(limit)}.`,
  'fields-filled': (note) => `${count(note.count, 'campo preenchido', 'campos preenchidos')}.`,
  'not-as-form-asks': ({ fields }) =>
    `Salvo como você digitou, embora o formulário peça outro formato: ${listOf(fields.map(({ label, example }) => `“${label}” (${example})`))}.`,
  'letters-left-to-reader': ({ letters }) =>
    `O Stayput não tem fonte para estas letras; quem desenha os campos em que elas aparecem é o leitor de PDF que abrir o arquivo: ${letters.join(' ')}`,
  'marks-written': ({ pages }) => `Escrito ${onPages(pages)}.`,
  flattened: (note) =>
    `${count(note.count, 'campo ou comentário desenhado', 'campos e comentários desenhados')} nas páginas.`,
  'letters-replaced': ({ letters }) =>
    `Não dá para desenhar aqui algumas letras dos campos; elas viraram pontos de interrogação: ${letters.join(' ')}`,
  'annotations-removed': (note) =>
    `${count(note.count, 'anotação removida', 'anotações removidas')}: mídia, arquivos ou itens sem nada para desenhar.`,
  'annotations-kept': (note) =>
    `${count(note.count, 'anotação ficou como estava', 'anotações ficaram como estavam')}: mídia, arquivos ou itens sem nada para desenhar.`,
  redacted: ({ areas, pages }) =>
    `${count(areas, 'área removida', 'áreas removidas')} em ${count(pages, 'página')}, com todos os metadados, scripts e miniaturas.`,
  'pages-as-pictures': ({ pages }) =>
    pages.length === 1
      ? `A página ${pages[0]} virou uma imagem sem texto pesquisável, porque algo nela não podia ser removido só em parte.`
      : `As páginas ${listOf(pages.map(String))} viraram imagens sem texto pesquisável, porque algo nelas não podia ser removido só em parte.`,
  ...structureFound,
  'hidden-text': describeUnseen,
  'scanned-pages': describeScans,
  'unnamed-letters': describeUnnamed,
  'words-missing': ({ words }) => `Não está no texto deste arquivo: ${quoted(words)}.`,
  'seen-in-pictures': describeSeen,
  'pictures-read': describeLook,
  'pictures-unread': describeUnread,
  'layers-left-out': ({ words }) =>
    `${count(words, 'palavra de camadas ocultas ficou', 'palavras de camadas ocultas ficaram')} de fora, porque as páginas não as mostram.`,
  'still-there': ({ words, places }) =>
    `Continua no arquivo: ${quoted(words)} (${describePlaces(places)}). Confira ali também.`,
  'hidden-not-removed': 'Tudo o que está fora da caixa fica oculto, mas continua no arquivo.',
  'pages-not-found': ({ stated, found }) =>
    `${count(stated - found, 'página não foi encontrada', 'páginas não foram encontradas')}, por causa de danos.`,
  'xfa-removed': ({ drewPages }) =>
    drewPages
      ? 'Um formulário XFA, que só os programas da Adobe mostram, foi removido. Estas são as páginas que todos os outros programas mostram.'
      : 'Um formulário XFA foi removido; as páginas ficam como estão.',
};

export const describeNote: Words<typeof english.describeNote> = (note) => {
  // Each sentence takes the facts of its own note; the union type loses that pairing.
  const sentence = notes[note.type] as string | ((note: Note) => string);
  return typeof sentence === 'function' ? sentence(note) : sentence;
};
