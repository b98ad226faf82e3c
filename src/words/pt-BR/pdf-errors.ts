import type * as english from '#words/pdf-errors.ts';
import { describeNumber, describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';
import type { ErrorTable } from './problem.ts';
import { describeScans, describeUnnamed } from './readings.ts';

/** What to do about words that may be in images, or in letters that the file does not name. */
function notSearched({ scans, unnamed }: { scans: readonly number[]; unnamed: readonly number[] }): string {
  if (scans.length > 0)
    return `${describeScans({ type: 'scanned-pages', missed: 'search', pages: [...scans] })} Use antes “PDF pesquisável (OCR)”, ou desenhe áreas por cima.`;
  if (unnamed.length > 0) return `${describeUnnamed({ pages: unnamed })} Desenhe áreas por cima.`;
  return 'Não dá para encontrar texto que está em imagens. Desenhe áreas por cima.';
}

/** The messages for failures with a PDF. */
export const pdfErrors = {
  encrypted: {
    title: 'Este arquivo está protegido por senha.',
    hint: 'Digite a senha para abrir. Ela fica neste dispositivo, como o arquivo.',
  },
  'wrong-password': {
    title: 'Essa não é a senha deste arquivo.',
    hint: 'Confira as letras maiúsculas. Um arquivo pode ter duas senhas, e qualquer uma serve.',
  },
  'unknown-lock': {
    title: 'Este arquivo está protegido por um certificado ou um serviço de direitos, não por uma senha.',
    hint: 'Abra no programa para o qual ele foi feito e salve sem proteção.',
  },
  'no-such-page': ({ page, pages }) => ({
    title: `Não há página ${describeWhole(page)} neste arquivo: ele tem ${count(pages, 'página')}.`,
    hint: 'As páginas são contadas a partir de 1, e “last” é a última.',
  }),
  'no-pages': { title: 'Não há páginas neste arquivo.', hint: 'Copie ou baixe o arquivo de novo.' },
  // These numbers are always millions.
  'page-too-large': ({ page, wanted, most }) => ({
    title: `A página ${page} é grande demais para esta resolução: teria ${describeNumber(wanted)} de pixels.`,
    hint: `O limite é de ${describeNumber(most)} de pixels. Escolha uma resolução menor ou deixe essa página de fora.`,
  }),
  'unread-page': ({ page }) => ({
    title: `Não é possível ler o conteúdo da página ${page}.`,
    hint: 'Está danificado ou comprimido de um jeito desconhecido. Exclua essa página, ou copie ou baixe o arquivo de novo.',
  }),
  'no-pages-left': { title: 'Não sobraria nenhuma página.', hint: 'Mantenha pelo menos uma.' },
  'no-signature': { title: 'Ainda não há assinatura.', hint: 'Desenhe, digite seu nome ou escolha uma imagem.' },
  'no-key': {
    title: 'Ainda não há chave.',
    hint: 'Escolha um arquivo .p12 ou .pfx, ou arquivos PEM com a chave privada e o certificado dela.',
  },
  'unread-key': ({ name }) => ({
    title: `${name} não é uma chave ou um certificado que dê para ler aqui.`,
    hint: 'Use um arquivo .p12 ou .pfx, ou arquivos PEM. Se a sua chave está em um cartão ou token, não dá para usá-la em uma página da web.',
  }),
  'no-key-password': {
    title: 'Esta chave está protegida por senha.',
    hint: 'Digite a senha da chave. Ela fica neste dispositivo, como a chave.',
  },
  'wrong-key-password': {
    title: 'Essa não é a senha desta chave.',
    hint: 'Confira as letras maiúsculas. É a senha definida quando a chave foi exportada.',
  },
  'no-private-key': {
    title: 'Não há chave privada nesses arquivos.',
    hint: 'Só com um certificado não dá para assinar. Escolha também o arquivo com a chave privada, ou um .p12 ou .pfx com os dois.',
  },
  'no-certificate': {
    title: 'Não há certificado para esta chave nesses arquivos.',
    hint: 'Escolha também o arquivo com o certificado, ou um .p12 ou .pfx com os dois.',
  },
  'unsupported-key': {
    title: 'Este tipo de chave não é aceito.',
    hint: 'Funcionam chaves RSA e chaves ECDSA em P-256, P-384 e P-521.',
  },
  'certificate-expired': ({ end }) => ({
    title: `Este certificado venceu em ${end}.`,
    hint: 'Uma assinatura feita com ele agora não seria válida. Peça um certificado novo.',
  }),
  'certificate-not-yet-valid': ({ start }) => ({
    title: `Este certificado só vale a partir de ${start}.`,
    hint: 'Espere até lá, ou confira a data deste dispositivo.',
  }),
  'signing-encrypted': {
    title: 'Este arquivo está criptografado, e aqui não dá para assinar arquivos criptografados.',
    hint: 'Tire antes a proteção com “Desbloquear PDF” e depois assine. Isso também remove as assinaturas que já existem.',
  },
  'signing-damaged': {
    title: 'Este arquivo está danificado, e uma assinatura não seria confiável.',
    hint: 'Conserte antes com “Reparar PDF” e depois assine. Isso também remove as assinaturas que já existem.',
  },
  'signing-not-allowed': {
    title: 'O autor deste arquivo não permite mais assinaturas.',
    hint: 'Mais uma assinatura invalidaria a do próprio autor.',
  },
  'nothing-to-redact': {
    title: 'Você não escolheu nada para remover.',
    hint: 'Desenhe áreas nas páginas ou digite palavras para procurar.',
  },
  'words-not-found': ({ words, scans, unnamed }) => ({
    title: `Estas palavras não estão ${scans.length > 0 ? 'no texto deste arquivo' : 'neste arquivo'}: ${words.join(', ')}.`,
    hint: notSearched({ scans, unnamed }),
  }),
  'bad-expression': { title: 'Esta expressão regular não é válida.', hint: 'Corrija ou esvazie o campo.' },
  'no-matches': (facts) => ({
    title: 'Nada do que você procura está no texto deste arquivo.',
    hint: notSearched(facts),
  }),
  'no-page-left': ({ page }) => ({
    title: `Não sobraria nada da página ${page}.`,
    hint: 'Escolha uma área maior ou deixe essa página de fora.',
  }),
  'no-pages-chosen': { title: 'Nenhuma página está selecionada.', hint: 'Selecione pelo menos uma.' },
  'not-two-files': ({ files }) => ({
    title: `Para comparar são necessários dois arquivos, e há ${files}.`,
    hint: 'Mantenha a versão antiga e a nova, nesta ordem.',
  }),
  'no-outline': {
    title: 'Este arquivo não tem marcadores que sirvam para a divisão.',
    hint: 'Divida por páginas ou por tamanho.',
  },
  'no-text': {
    title: 'Não há texto neste arquivo.',
    hint: 'Se as páginas são digitalizações, use antes “PDF pesquisável (OCR)”.',
  },
  'no-pictures': {
    title: 'Não há imagens neste arquivo.',
    hint: 'Para transformar páginas inteiras em imagens, use “PDF para imagens”.',
  },
  'no-words': { title: 'Ainda não há texto.', hint: 'Digite o texto a escrever nas páginas.' },
  'unwritable-text': ({ characters }) => ({
    title: `Não dá para escrever estes caracteres em uma página aqui: ${characters.join(' ')}`,
    hint: 'Funcionam letras latinas, gregas, cirílicas, armênias e georgianas. Remova as outras.',
  }),
  'no-password': { title: 'Ainda não há senha.', hint: 'Digite a senha que vai proteger o arquivo.' },
} satisfies Partial<ErrorTable> & Words<typeof english.pdfErrors>;
