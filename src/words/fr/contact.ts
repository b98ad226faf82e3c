import type * as english from '#words/contact.ts';
import type { Words } from '#wording/words.ts';

export const contactWords = {
  notTaken: 'Votre message n’a pas pu être envoyé. Ce que vous avez écrit est toujours là ; réessayez plus tard.',
  notSent:
    'Le message n’a pas pu être envoyé : la connexion a échoué. Ce que vous avez écrit est toujours là ; réessayez.',
  sentForAgent: 'La personne a envoyé le message.',
  notSentForAgent: 'Le message n’a pas été envoyé. La personne peut voir pourquoi.',
  onTool: (tool, browser) => `Outil : ${tool}\nNavigateur : ${browser}\n\nCe qui s’est passé : `,
  onError: (error) => `La page a dit : ${error}\n\nCe que j’ai fait avant : `,
} satisfies Words<typeof english.contactWords>;
