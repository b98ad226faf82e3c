import type * as english from '#words/search.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

export const searchWords = {
  title: 'Trouver un outil',
  example: 'heic jpg, moins de 200 ko, fusionner…',
  found: 'Outils',
  close: 'Fermer',
  all: 'Tous les outils',
  recent: 'Récents',
  popular: 'Les plus demandés',
  own: 'Ce site',
  results: (number) => `${count(number, 'résultat')}.`,
  missing: (what, instead) => `${what} : pas ici. ${instead}`,
  nothing: 'Aucun outil ne correspond. Essayez un verbe ou un format, comme « réduire » ou « heic ».',
  closest: 'Aucun outil ne correspond à tous ces mots. Les plus proches :',
} satisfies Words<typeof english.searchWords>;
