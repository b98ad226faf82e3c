import { locale } from '#language.ts';
import type * as english from '#words/rows.ts';
import { describeWhole } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

const numbers = onFirstUse(() => new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 }));

/** The rows of files. */
export const rowWords = {
  remove: (path) => `Remover ${path}`,
  show: (path) => `Mostrar ${path}`,
  progress: (path) => `Progresso de ${path}`,
  reading: 'lendo…',
  speed: (times) =>
    times > 1 ? `${numbers().format(times)}× mais rápido que a reprodução` : 'mais lento que a reprodução',
  estimating: { size: 'Calculando o tamanho…', work: 'Calculando tamanho e tempo…' },
  place: (path, place, all) => `${path}, agora ${describeWhole(place)} de ${describeWhole(all)}`,
  moveUp: (path) => `Mover ${path} para cima`,
  moveDown: (path) => `Mover ${path} para baixo`,
  compare: (path) => `Comparar ${path} antes e depois`,
  save: 'Salvar',
  saveZip: 'Salvar ZIP',
  saveFile: (name) => `Salvar ${name}`,
  saveFiles: (files, zip) => `Salvar ${count(files, 'arquivo')} como ${zip}`,
  pages: {
    label: 'Páginas',
    of: (path) => `Páginas de ${path}`,
    all: 'todas',
    how: 'Digite as páginas assim: 1-3, 7, last.',
    missing: (pages) => `Este arquivo tem ${count(pages, 'página')}.`,
  },
  time: {
    label: 'Tempo',
    of: (path) => `Tempo de ${path}, em segundos`,
    asOthers: 'como os outros',
  },
  unlock: { form: (path) => `Abrir ${path}`, password: 'Senha', open: 'Abrir' },
} satisfies Words<typeof english.rowWords>;
