import type * as english from '#words/status.ts';
import type { Words } from '#wording/words.ts';

/** The page that asks the service whether it works. */
export const statusWords = {
  title: 'État du service',
  description:
    'Le formulaire de contact et l’API fonctionnent-ils en ce moment ? Les outils n’ont besoin ni de l’un ni de l’autre.',
  asking: 'Interrogation du service…',
  up: 'Tout fonctionne.',
  untold: 'Le service fonctionne.',
  late: 'Le service fonctionne, mais votre message sera peut-être lu en retard.',
  down: 'Le service répond, mais il ne peut pas prendre de messages en ce moment.',
  unreached: 'Le service n’a pas répondu. Vérifiez votre connexion et réessayez.',
  asked: (time) => `Vérifié à ${time}.`,
  again: 'Vérifier à nouveau',
} satisfies Words<typeof english.statusWords>;
