export default {
  'What this browser enforces': 'O que este navegador impõe',
  'From the page': 'A partir da página',
  '{0} ways, and what the browser says': '{0} caminhos, e o que o navegador diz',
  'From inside a worker': 'De dentro de um worker',
  'The programs that read your file run in workers, beside the page, and each has a policy of its own. Here, a worker made for this test tries to get your file out. It has the policy of the worker that reads PDFs; no worker that reads files has a stricter one. Only what the browser says counts here. A refusal without a message is shown as “No refusal seen”.':
    'Os programas que leem seu arquivo rodam em workers, ao lado da página, e cada um tem a sua própria política. Aqui, um worker feito para este teste tenta tirar seu arquivo daqui. Ele tem a política do worker que lê PDF; nenhum worker que lê arquivos tem uma mais rígida. Aqui só conta o que o navegador diz. Uma recusa sem mensagem aparece como “Nenhuma recusa vista”.',
  'Ways that lead away': 'Caminhos que levam para fora',
  'These try to open another address, with the first bytes of the file in it. Chromium 152 and later refuse: instead of the address you see an error page of the browser, and come back with its Back button. Other browsers open the address, which does not exist: <code>leak.example</code>.':
    'Estes tentam abrir outro endereço, com os primeiros bytes do arquivo dentro dele. O Chromium 152 e posteriores recusam: no lugar do endereço, aparece uma página de erro do navegador, e você volta com o botão Voltar. Outros navegadores abrem o endereço, que não existe: <code>leak.example</code>.',
} satisfies TableWords<'components/proof/LeakTrial.astro'>;
