import { oldestBrowsers } from '#browsers.ts';
import type * as english from '#words/site.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';
import { searchWords } from './search.ts';

/** Above the content of every page. */
export const headerWords = {
  skip: 'Ir para o conteúdo',
  forAgents: 'Para agentes de IA: cada página também existe em Markdown, no mesmo endereço com .md. Todas as páginas:',
  cannotStart: `As ferramentas não conseguem iniciar neste navegador. Elas precisam do Safari ${oldestBrowsers.safari}, do Firefox ${oldestBrowsers.firefox}, do Chrome ou do Edge ${oldestBrowsers.chrome}, do Samsung Internet ${oldestBrowsers.samsunginternet_android} ou de uma versão mais nova de um deles. Se o seu é mais novo, recarregue a página.`,
  search: 'Buscar',
  find: `${searchWords.title}: ${searchWords.example}`,
  tools: 'Ferramentas',
  breadcrumbs: 'Trilha de navegação',
} satisfies Words<typeof english.headerWords>;

/** The title of a long page's table of contents. */
export const onThisPage = 'Nesta página';

/** The table of a family's conversions. */
export const conversionWords = {
  label: 'Conversões de um formato para outro',
  from: { shown: 'De', heard: 'Deste formato' },
  to: (format) => `para ${format}`,
  pair: (from, to) => `${from} para ${to}`,
} satisfies Words<typeof english.conversionWords>;

export const describeTools: Words<typeof english.describeTools> = (tools) => count(tools, 'ferramenta');

/** At the bottom of every page. */
export const footerWords = {
  policy: {
    sends: 'Esta página envia para nós o que você escreve quando clica em Enviar. Ela não aceita arquivos.',
    asks: 'Esta página pergunta ao nosso servidor se ele funciona, e não aceita arquivos.',
    blocks: 'Esta página não consegue enviar nada, nem mesmo para nós.',
  },
  pages: 'Páginas deste site',
  groups: { tools: 'Ferramentas', trust: 'Confiança', about: 'Sobre' },
  sent: '0 bytes dos seus arquivos enviados.',
  links: {
    tools: searchWords.all,
    about: 'Sobre',
    blog: 'Blog',
    proof: 'Prova',
    receipts: 'Recibos',
    privacy: 'Privacidade',
    offline: 'Offline',
    browsers: 'Navegadores',
    engines: 'Motores',
    api: 'API',
    contact: 'Contato',
    changelog: 'Novidades',
    status: 'Status',
    licences: 'Licenças',
  },
  languages: 'Idiomas',
  theme: 'Tema',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Escuro' },
  shortcuts: 'Atalhos de teclado',
} satisfies Words<typeof english.footerWords>;

interface Shortcuts {
  title: string;
  /** A selector for what a page must have for these keys to work. */
  where: string;
  /** Keys, joined by `+` -> what they do. `Mod` is Ctrl, or ⌘ on Apple's systems. */
  keys: readonly (readonly [keys: string, does: string])[];
}

export const shortcutWords = {
  modifier: (isApple) => (isApple ? '⌘' : 'Ctrl'),
  title: 'Atalhos de teclado',
  close: 'Fechar',
  /** THE table of keyboard shortcuts. */
  groups: [
    {
      title: 'Em todas as páginas',
      where: 'body',
      keys: [
        ['Mod+K', 'Buscar uma ferramenta'],
        ['?', 'Mostrar esta lista'],
        ['Esc', 'Fechar o que está aberto'],
      ],
    },
    {
      title: 'Arquivos',
      where: 'drop-zone',
      keys: [['Mod+V', 'Adicionar arquivos da área de transferência']],
    },
    {
      title: 'Trabalho',
      where: 'file-tool',
      keys: [['Mod+Enter', 'Começar, de qualquer lugar da página']],
    },
    {
      title: 'Visualização do resultado',
      where: 'sheet-view',
      keys: [
        ['B', 'Mostrar antes ou depois'],
        ['Tecla Mais ou Menos', 'Aumentar ou diminuir o zoom'],
        ['0', 'Ajustar'],
        ['1', 'Tamanho real'],
      ],
    },
    {
      title: 'Páginas ou quadros',
      where: 'page-board, film-strip',
      keys: [
        ['Setas', 'Ir para outra página ou outro quadro'],
        ['Shift+Setas', 'Selecionar ao passar'],
        ['Espaço', 'Selecionar, ou desfazer a seleção'],
        ['Mod+A', 'Selecionar tudo'],
      ],
    },
    {
      title: 'Ordem das páginas ou dos quadros',
      where: 'file-rows[paged], film-strip',
      keys: [
        ['Alt+Setas', 'Mover o que está selecionado'],
        ['D', 'Duplicar'],
        ['Delete', 'Remover'],
        ['Mod+Z', 'Desfazer'],
      ],
    },
    {
      title: 'Início e fim',
      where: 'trim-player',
      keys: [
        ['Setas', 'Um quadro, ou um vigésimo de segundo'],
        ['Shift+Setas', 'Um segundo'],
        ['Page Up ou Page Down', 'Dez segundos'],
        ['Home ou End', 'Até o início ou o fim'],
      ],
    },
    {
      title: 'Caixas e áreas',
      where: 'crop-box, photo-frame, page-areas, image-areas',
      keys: [
        ['Setas', 'Mover'],
        ['Shift+Setas', 'Mudar o tamanho'],
        ['Alt+Setas', 'Em passos pequenos'],
      ],
    },
    {
      title: 'Áreas',
      where: 'page-areas, image-areas',
      keys: [
        ['Delete', 'Remover'],
        ['Mod+Z', 'Desfazer'],
      ],
    },
  ] satisfies Shortcuts[],
} satisfies Words<typeof english.shortcutWords>;
