import { oldestBrowsers } from '#browsers.ts';
import type * as english from '#words/site.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';
import { searchWords } from './search.ts';

/** Above the content of every page. */
export const headerWords = {
  skip: 'Aller au contenu',
  forAgents:
    'Pour les agents d’IA : chaque page existe aussi en Markdown, à son adresse suivie de .md. Toutes les pages :',
  cannotStart: `Les outils ne peuvent pas démarrer dans ce navigateur. Il leur faut Safari ${oldestBrowsers.safari}, Firefox ${oldestBrowsers.firefox}, Chrome ou Edge ${oldestBrowsers.chrome}, Samsung Internet ${oldestBrowsers.samsunginternet_android}, ou une version plus récente de l’un d’eux. Si le vôtre est plus récent, rechargez la page.`,
  search: 'Rechercher',
  find: `${searchWords.title} : ${searchWords.example}`,
  tools: 'Outils',
  breadcrumbs: 'Fil d’Ariane',
} satisfies Words<typeof english.headerWords>;

/** The title of a long page's table of contents. */
export const onThisPage = 'Sur cette page';

/** The table of a family's conversions. */
export const conversionWords = {
  label: 'Conversions, d’un format à un autre',
  from: { shown: 'De', heard: 'De ce format' },
  to: (format) => `en ${format}`,
  pair: (from, to) => `${from} en ${to}`,
} satisfies Words<typeof english.conversionWords>;

export const describeTools: Words<typeof english.describeTools> = (tools) => count(tools, 'outil');

/** At the bottom of every page. */
export const footerWords = {
  policy: {
    sends:
      'Cette page nous envoie ce que vous écrivez quand vous appuyez sur « Envoyer ». Elle n’accepte pas de fichiers.',
    asks: 'Cette page demande à notre serveur s’il fonctionne, et n’accepte pas de fichiers.',
    blocks: 'Cette page ne peut rien envoyer, même pas à nous.',
  },
  pages: 'Pages de ce site',
  groups: { tools: 'Outils', trust: 'Confiance', about: 'À propos' },
  sent: '0 octet de vos fichiers envoyé.',
  links: {
    tools: searchWords.all,
    about: 'À propos',
    blog: 'Blog',
    proof: 'Preuve',
    receipts: 'Reçus',
    privacy: 'Confidentialité',
    offline: 'Hors ligne',
    browsers: 'Navigateurs',
    engines: 'Moteurs',
    api: 'API',
    contact: 'Contact',
    changelog: 'Nouveautés',
    status: 'État du service',
    licences: 'Licences',
  },
  languages: 'Langues',
  theme: 'Thème',
  themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  shortcuts: 'Raccourcis clavier',
} satisfies Words<typeof english.footerWords>;

export const shortcutWords = {
  modifier: (isApple) => (isApple ? '⌘' : 'Ctrl'),
  title: 'Raccourcis clavier',
  close: 'Fermer',
  /** THE table of keyboard shortcuts. */
  groups: [
    {
      title: 'Sur toutes les pages',
      where: 'body',
      keys: [
        ['Mod+K', 'Trouver un outil'],
        ['?', 'Afficher cette liste'],
        ['Échap', 'Fermer ce qui est ouvert'],
      ],
    },
    {
      title: 'Fichiers',
      where: 'drop-zone',
      keys: [['Mod+V', 'Ajouter les fichiers du presse-papiers']],
    },
    {
      title: 'Travail',
      where: 'file-tool',
      keys: [['Mod+Entrée', 'Démarrer, où que vous soyez sur la page']],
    },
    {
      title: 'Résultat affiché',
      where: 'sheet-view',
      keys: [
        ['B', 'Afficher avant ou après'],
        ['Plus ou moins', 'Zoom avant ou arrière'],
        ['0', 'Ajuster'],
        ['1', 'Taille réelle'],
      ],
    },
    {
      title: 'Pages ou images',
      where: 'page-board, film-strip',
      keys: [
        ['Flèches', 'Passer à une autre page ou image'],
        ['Maj+Flèches', 'Étendre la sélection'],
        ['Espace', 'Sélectionner, ou désélectionner'],
        ['Mod+A', 'Tout sélectionner'],
      ],
    },
    {
      title: 'Ordre des pages ou des images',
      where: 'file-rows[paged], film-strip',
      keys: [
        ['Alt+Flèches', 'Déplacer la sélection'],
        ['D', 'Dupliquer'],
        ['Suppr', 'Supprimer'],
        ['Mod+Z', 'Annuler la modification'],
      ],
    },
    {
      title: 'Début et fin',
      where: 'trim-player',
      keys: [
        ['Flèches', 'Avancer ou reculer d’une image, ou d’un vingtième de seconde'],
        ['Maj+Flèches', 'D’une seconde'],
        ['Page préc. ou Page suiv.', 'De dix secondes'],
        ['Début ou Fin', 'Aller au début ou à la fin'],
      ],
    },
    {
      title: 'Cadres et zones',
      where: 'crop-box, photo-frame, page-areas, image-areas',
      keys: [
        ['Flèches', 'Déplacer'],
        ['Maj+Flèches', 'Redimensionner'],
        ['Alt+Flèches', 'Par petits pas'],
      ],
    },
    {
      title: 'Zones',
      where: 'page-areas, image-areas',
      keys: [
        ['Suppr', 'Retirer'],
        ['Mod+Z', 'Annuler la modification'],
      ],
    },
  ],
} satisfies Words<typeof english.shortcutWords>;
