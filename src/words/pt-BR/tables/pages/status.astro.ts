export default {
  'This page needs JavaScript, which is switched off in this browser. Without it, open <code>/api/health</code>.':
    'Esta página precisa de JavaScript, que está desativado neste navegador. Sem ele, abra <code>/api/health</code>.',
  'Good to know': 'Bom saber',
  'Do the tools depend on it?': 'As ferramentas dependem disso?',
  'No. They run in your browser, so they work whenever their pages load, and without a connection once you <a>keep them offline</a>.':
    'Não. Elas rodam no navegador, então funcionam sempre que a página delas carrega, e até sem conexão se você <a>salvá-las offline</a>.',
  'The service writes to the place where it stores messages, and reads it back. It also says whether a person is told about new messages.':
    'O serviço grava algo no lugar onde armazena as mensagens e lê de volta. Ele também diz se alguém é avisado das novas mensagens.',
  'Is there a history?': 'Existe um histórico?',
  'No: this page shows what the service says now. To watch it, let a monitor ask <a>/api/health</a>, which answers 200 if all is well and 503 if it is not.':
    'Não: esta página mostra o que o serviço diz agora. Para acompanhar, faça um monitor consultar <a>/api/health</a>, que responde 200 se tudo estiver bem e 503 se não estiver.',
} satisfies TableWords<'pages/status.astro'>;
