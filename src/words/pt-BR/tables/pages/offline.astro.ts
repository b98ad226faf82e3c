export default {
  '{0} tools, with everything they need.': '{0} ferramentas, com tudo de que precisam.',
  'The tools are programs that run in your browser. Keep them on this device, and they work without a network, even after you restart it.':
    'As ferramentas são programas que rodam no navegador. Salve-as neste dispositivo, e elas funcionam sem rede, mesmo depois de reiniciar.',
  'This browser does not let this page store anything: it has no service workers, or its settings or a private window block them.':
    'Este navegador não deixa a página salvar nada: ele não tem service workers, ou as configurações ou uma janela anônima bloqueiam isso.',
  Kept: 'Salvas',
  'Keep offline: {0}': 'Salvar offline: {0}',
  'Keep offline': 'Salvar offline',
  'Remove {0} from this device': 'Remover {0} deste dispositivo',
  'All pages of the site. They come with any kind of tools that you keep.':
    'Todas as páginas do site. Elas vêm junto com qualquer tipo de ferramenta que você salvar.',
  'Keep offline: the pages': 'Salvar offline: as páginas',
  'Remove everything from this device': 'Remover tudo deste dispositivo',
  'Remove all': 'Remover tudo',
  'Downloaded so far': 'Baixado até agora',
  Cancel: 'Cancelar',
  'Keep all: <data></data>': 'Salvar tudo: <data></data>',
  'Install as an app': 'Instalar como app',
  'Keeping the tools needs JavaScript, which is switched off in this browser.':
    'Salvar as ferramentas exige JavaScript, que está desativado neste navegador.',
} satisfies TableWords<'pages/offline.astro'>;
