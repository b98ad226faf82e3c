import type { Failure } from '#errors/errors.ts';
import type * as english from '#words/errors.ts';
import { anyOf, describeDuration, describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';
import { describeAtLeast, describeCodec, describeCoding, pieceNames, streamParts, trackWords } from './error-facts.ts';
import { folderWords } from './folders.ts';
import { pdfErrors } from './pdf-errors.ts';
import type { ErrorTable, Problem } from './problem.ts';
import { unavailable } from './unavailable.ts';

/** For what a file should have: “vídeo ou áudio”. */
const wantedTracks: typeof trackWords = { ...trackWords, 'video-or-audio': 'vídeo ou áudio' };

/** The messages for failures with someone's file. */
export const errors: ErrorTable = {
  'empty-file': { title: 'Este arquivo está vazio.', hint: 'Ele tem 0 bytes. Copie ou baixe o arquivo de novo.' },
  'unknown-format': {
    title: 'O Stayput não sabe que tipo de arquivo é este.',
    hint: 'Os primeiros bytes não correspondem a nenhum formato que dê para abrir aqui. Veja se outro programa abre.',
  },
  'foreign-format': (problem) => problem,
  playlist: ({ first, last }) => ({
    title: 'Esta é a playlist de uma transmissão (HLS). Ela só lista os pedaços de um vídeo.',
    hint: `Solte a playlist de novo junto com os pedaços${pieceNames(first, last)}, ou solte a pasta onde estão todos. Nada é baixado da rede.`,
  }),
  'pieces-missing': ({ all, names, more }) => ({
    title: `Esta playlist tem ${count(all, 'arquivo')}, e faltam alguns: ${listOf([...names, ...(more > 0 ? [`mais ${more}`] : [])])}.`,
    hint: 'Solte a playlist de novo junto com os pedaços, ou solte a pasta onde estão todos. Nada é baixado da rede.',
  }),
  'stream-part-left': ({ part, name }) => ({
    title: `${name} não foi usado: é ${streamParts[part]} da transmissão.`,
    hint: 'De uma transmissão, são usados o melhor vídeo e o áudio principal.',
  }),
  'wrong-stream-key': {
    title: 'Os pedaços desta transmissão estão criptografados, e a chave não os abre.',
    hint: 'Talvez a chave seja de outra transmissão. Baixe a chave de novo.',
  },
  'piece-without-start': {
    title: 'Este é um pedaço de uma transmissão. Sem o começo da transmissão, não dá para abrir.',
    hint: 'Solte o arquivo junto com os outros pedaços e a playlist deles (.m3u8).',
  },
  'wrong-tool': ({ format }) => ({
    title: `Esta ferramenta não abre arquivos ${format}.`,
    hint: `Tente uma das ferramentas para ${format}.`,
  }),
  'corrupt-file': ({ format }) => ({
    title: 'Este arquivo está danificado ou incompleto.',
    hint: `Ele começa como ${format}, mas não dá para ler até o fim. Copie ou baixe o arquivo de novo.`,
  }),
  'corrupt-playlist': {
    title: 'Esta playlist está danificada ou incompleta.',
    hint: 'Copie ou baixe a playlist de novo.',
  },
  'unread-coding': ({ format, coding }) => ({
    title: `Este ${format} está gravado ${describeCoding(coding)}, e isso não dá para ler aqui.`,
    hint: 'Salve de novo no programa em que foi criado: como RGB com 8 ou 16 bits por canal e uma compressão comum ou nenhuma, ou como PNG.',
  }),
  'in-file': ({ name, problem }) => within(name, problem),
  'too-large': ({ needed, isMore, available }) => ({
    title: 'Este arquivo precisa de mais memória do que o navegador tem.',
    hint: `Ele precisa de ${isMore ? '' : 'cerca de '}${describeAtLeast(needed, isMore)}, e o navegador tem cerca de ${describeSize(available)}.`,
  }),
  'out-of-memory': {
    title: 'A memória do navegador acabou enquanto ele trabalhava neste arquivo.',
    hint: 'Feche outras abas e programas e tente de novo, ou use um arquivo menor.',
  },
  'unpacks-too-large': ({ limit }) => ({
    title: `Sem compressão, este arquivo tem mais de ${describeSize(limit)}.`,
    hint: 'É mais do que dá para abrir aqui.',
  }),
  'unfolds-too-large': ({ format }) => ({
    title: `Este ${format} repete as próprias partes tantas vezes que não dá para desenhar.`,
    hint: `As partes contêm outras partes, e assim um arquivo pequeno fica enorme. Se você confia nele, salve como PNG ou como um ${format} mais simples no programa em que foi criado.`,
  }),
  'names-other-file': ({ format, name }) => ({
    title: `Uma parte deste ${format} está em outro arquivo (${name}).`,
    hint: 'Nada é baixado aqui. No programa em que ele foi criado, salve com tudo em um só arquivo.',
  }),
  'too-wide': ({ format, limit, width, height }) => ({
    title: `Um ${format} pode ter no máximo ${describeWhole(limit)} pixels de largura e de altura; esta imagem tem ${width} × ${height}.`,
    hint: 'Escolha outro formato ou redimensione a imagem antes.',
  }),
  'part-failed': ({ name, problem }) => {
    const { hint, ...others } = within(name, problem);
    return { ...others, hint: `${hint} Ou remova esse arquivo da lista e continue com os outros.` };
  },
  'step-failed': ({ step, title, problem }) => within(`Etapa ${step} (${title})`, problem),
  'no-mark': { title: 'Não há nada para colocar na imagem.', hint: 'Escolha uma imagem ou digite um texto.' },
  'bad-mark': {
    title: 'Não é possível ler a imagem da marca d’água ou da assinatura.',
    hint: 'Escolha um PNG, JPEG ou WebP.',
  },
  'bad-cover': {
    title: 'A imagem da capa não é JPEG nem PNG.',
    hint: 'Os players só mostram capas em JPEG e PNG. Converta a imagem antes.',
  },
  'no-frames': ({ frames }) => ({
    title: `Esse quadro não existe: este arquivo tem ${count(frames, 'quadro')}.`,
    hint: 'Escolha um intervalo que comece antes do último quadro.',
  }),
  'nothing-left': ({ width, height }) => ({
    title: 'A caixa de corte está fora desta imagem.',
    hint: `A imagem tem ${width} × ${height} pixels. Mova a caixa ou corte por partes da largura e da altura.`,
  }),
  'camera-raw': {
    title: 'Este arquivo RAW de câmera não tem uma pré-visualização de tamanho suficiente.',
    hint: 'Não dá para revelar dados RAW aqui. Exporte antes como TIFF ou JPEG.',
  },
  'size-unreachable': ({ limit, smallest }) => ({
    title: `Aqui, este arquivo não fica menor que ${describeSize(smallest)}, e você pediu ${describeSize(limit)}.`,
    hint: 'Escolha um tamanho maior ou outro formato.',
  }),
  'cannot-strip': ({ format }) => ({
    title: `Não dá para remover os metadados deste arquivo ${format} sem recodificar.`,
    hint: 'Converta para outro formato, o que remove os metadados, ou escolha manter tudo.',
  }),
  'no-encoder': ({ format, isAnimated }) => ({
    title: `Este navegador não grava ${format}${isAnimated ? ' animado' : ''} com essas configurações.`,
    hint: 'Escolha outro formato ou use outro navegador.',
  }),
  'encoder-failed': {
    title: 'Este navegador não conseguiu codificar o resultado.',
    hint: 'Seu arquivo não mudou. Escolha outro formato, um tamanho menor ou uma qualidade mais baixa, ou use outro navegador.',
  },
  'no-decoder': ({ programs, ...undecodable }) => ({
    title: `Este navegador não decodifica ${describeCodec(undecodable)}.`,
    hint: `Nada foi alterado. Talvez outro navegador consiga. Programas como ${anyOf(programs)} convertem o arquivo.`,
  }),
  undecodable: ({ programs, ...undecodable }) => ({
    title: `Este site não decodifica ${describeCodec(undecodable)}.`,
    hint: `Nada foi alterado, e outro navegador não ajudaria. Talvez programas como ${anyOf(programs)} convertam o arquivo.`,
  }),
  'no-track': ({ track }) => ({
    title: `Não há ${trackWords[track]} neste arquivo.`,
    hint: `Escolha um arquivo que tenha ${wantedTracks[track]}.`,
  }),
  'only-subtitles': {
    title: 'Não há vídeo nem áudio neste arquivo, só legendas.',
    hint: 'Escolha um arquivo que tenha vídeo ou áudio.',
  },
  'no-packets': ({ track }) => ({
    title: `Este arquivo diz ter ${wantedTracks[track]}, mas não contém nada disso.`,
    hint: 'Ele pode estar incompleto ou ser um pedaço de uma transmissão. Solte o arquivo junto com os outros pedaços e a playlist deles (.m3u8).',
  }),
  'bad-range': ({ duration }) => ({
    title: 'Não há nada entre esses tempos.',
    hint: `O arquivo dura ${describeDuration(duration)}. Escolha um início antes do fim dele.`,
  }),
  ...pdfErrors,
  'too-much-text': ({ size, isMore, most }) => ({
    title: `Este arquivo tem ${describeAtLeast(size, isMore)} de texto, e o limite é de ${describeSize(most)}.`,
    hint: 'As legendas de um filme são muito menores; talvez seja outra coisa.',
  }),
  'no-cues': {
    title: 'Não há legendas com tempos válidos neste arquivo.',
    hint: 'Cada legenda tem uma linha como 00:00:01.000 --> 00:00:02.000, com o texto embaixo.',
  },
  'too-many-cues': (facts) => ({
    title: `Este arquivo tem ${count(facts.count, 'legenda')}, e isso é demais.`,
    hint: 'Nenhum filme tem tantas. Divida o arquivo.',
  }),
  'no-cues-left': ({ format }) => ({
    title: `Não sobraria nenhuma legenda no ${format}: todas terminariam antes do começo.`,
    hint: 'Desloque menos as legendas.',
  }),
  'nothing-read': {
    title: 'Nenhum texto foi encontrado.',
    hint: 'Confira o idioma ou use uma digitalização ou imagem mais nítida.',
  },
  'no-subtitles': { title: 'Ainda não há legendas para adicionar.', hint: 'Escolha um arquivo SRT ou WebVTT.' },
  'no-subtitles-named': ({ stem }) => ({
    title: 'Nenhum arquivo de legendas tem o nome deste vídeo.',
    hint: `Dê a eles o nome do vídeo, como ${stem}.srt ou ${stem}.pt.srt, ou escolha “Todas em todos os vídeos”.`,
  }),
  'cues-all-late': ({ name }) => ({
    title: `Todas as legendas de ${name} começam depois do fim deste vídeo.`,
    hint: 'Talvez sejam de outro filme. Para deslocar as legendas, use “Converter legendas”.',
  }),
  'picture-subtitles': ({ codecs }) => ({
    title: `As legendas deste arquivo são imagens (${codecs.join(', ')}).`,
    hint: 'Não dá para transformá-las em texto aqui. Um programa como o Subtitle Edit consegue.',
  }),
  'several-codings': ({ track }) => ({
    title: `A codificação muda no meio deste arquivo (${wantedTracks[track]}): gravações foram juntadas sem recodificar.`,
    hint: 'Aqui só dá para ler uma codificação, e o resto sairia com defeito. Converta o arquivo antes com o VLC ou o HandBrake.',
  }),
  'copy-protected': {
    title: 'O vídeo ou o áudio deste arquivo está criptografado.',
    hint: 'Ele só toca em um player que tenha a chave. Nada foi alterado.',
  },
  'no-space': ({ needed, available }) => ({
    title: 'Não há espaço em disco suficiente para o resultado.',
    hint: `São necessários cerca de ${describeSize(needed)}, e o espaço livre é de ${describeSize(available)}. Libere espaço e tente de novo.`,
  }),
  'no-disk': ({ needed }) => ({
    title: 'O resultado é grande demais para a memória, e este navegador não deixa o site gravar no disco.',
    hint: `Ele pode chegar a ${describeSize(needed)}. Janelas anônimas muitas vezes ficam sem disco: abra esta página em uma janela normal ou em outro navegador.`,
  }),
  'disk-full': {
    title: 'O espaço em disco acabou enquanto o navegador gravava o resultado.',
    hint: 'O disco está cheio, ou o navegador chegou ao limite dele para este site. Libere espaço, ou use uma janela normal se esta for anônima, e tente de novo.',
  },
  'folder-failed': folderWords.notSaved,
  'disk-failed': ({ cause }) => ({
    title: 'O navegador não conseguiu gravar o resultado no disco.',
    hint: `Tente de novo, ou use uma janela normal se esta for anônima. O navegador diz: ${cause}`,
  }),
  unreadable: {
    title: 'Não dá mais para ler este arquivo.',
    hint: 'Ele foi movido, alterado ou excluído depois que você o escolheu, ou é uma pasta. Escolha de novo.',
  },
  'cannot-hand-over': ({ cause }) => ({
    title: 'Não foi possível passar estes arquivos para a outra ferramenta.',
    hint: `O navegador não os guardou (${cause}). Salve os resultados antes, depois abra a outra ferramenta e escolha os arquivos lá.`,
  }),
  'not-handed-over': {
    title: 'Os arquivos da página anterior não vieram.',
    hint: 'Escolha os arquivos aqui. Se eram resultados, volte e salve antes.',
  },
  'not-kept': {
    title: 'Os arquivos desta página não estão mais aqui.',
    hint: 'Talvez fossem grandes demais para guardar, ou o navegador os removeu. Escolha de novo.',
  },
  'timed-out': {
    title: 'O trabalho neste arquivo travou, por isso foi interrompido.',
    hint: 'Nada foi alterado. O arquivo pode estar danificado, ou este dispositivo estava ocupado demais. Os outros arquivos continuam.',
  },
  'engine-unavailable': unavailable,
  unexpected: ({ cause }) => ({
    title: 'Algo deu errado do nosso lado.',
    hint: 'Seu arquivo não mudou.',
    cause,
  }),
};

export const describeFailure: Words<typeof english.describeFailure> = ({ code, facts }) => {
  // Each sentence takes the facts of its own code; the union type loses that pairing.
  const problem = errors[code] as Problem | ((facts: Failure['facts']) => Problem);
  return typeof problem === 'function' ? problem(facts) : problem;
};

/** The message, with the place where it happened. */
function within(place: string, problem: Failure): Problem {
  const { title, ...others } = describeFailure(problem);
  return { ...others, title: `${place}: ${title}` };
}
