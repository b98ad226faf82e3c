import { formats } from '#formats/formats.ts';
import type { LostTag } from '#jobs/contract/lost-tag.ts';
import type * as english from '#words/lost-tags.ts';
import { listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

const names: Record<Exclude<LostTag['tag'], 'attachment' | 'other'>, string> = {
  composer: 'compositor',
  conductor: 'regente',
  copyright: 'direitos autorais',
  isrc: 'ISRC',
  language: 'idioma',
  lyricist: 'letrista',
  remixer: 'autor do remix',
  publisher: 'editora',
  grouping: 'agrupamento',
  mood: 'clima',
  key: 'tom musical',
  'original-artist': 'artista original',
  'sort-title': 'título para ordenação',
  'sort-artist': 'artista para ordenação',
  'sort-album': 'álbum para ordenação',
  'sort-composer': 'compositor para ordenação',
  cover: 'capa',
  'other-covers': 'todas as imagens menos a capa',
  'track-number': 'número da faixa',
  'disc-number': 'número do disco',
  'beats-per-minute': 'batidas por minuto',
  chapters: 'capítulos',
  'other-comments': 'todos os comentários menos o primeiro',
  'other-lyrics': 'todas as letras menos a primeira',
  encrypted: 'tags criptografadas',
  own: 'tags com nome criado por um programa',
};

function describeTag(lost: LostTag): string {
  if (lost.tag === 'attachment') return `arquivo anexado ${lost.name}`.trim();
  return lost.tag === 'other' ? `“${lost.name}”` : names[lost.tag];
}

/** How many tags are named: a file may have hundreds. */
const most = 12;

/** `Não mantido em MOV: capa e número da faixa.`, before the work as well as after it. */
export const describeLostTags: Words<typeof english.describeLostTags> = (tags, container) => {
  const named = tags.slice(0, most).map(describeTag);
  const rest = tags.length > most ? [`mais ${tags.length - most}`] : [];
  return `Não mantido em ${formats[container].name}: ${listOf([...named, ...rest])}.`;
};
