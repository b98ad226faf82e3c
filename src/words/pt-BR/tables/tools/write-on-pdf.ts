export default {
  'Write on PDF': 'Escrever em PDF',
  'Put text, ticks, crosses, dates, lines, highlights and drawings anywhere on the pages of a PDF.':
    'Ponha texto, marcas de seleção, X, datas, linhas, realces e desenhos em qualquer lugar das páginas de um PDF.',
  Write: 'Escrever',
  written: 'escrito',
  'What you write becomes': 'O que você escreve vira',
  'Part of the page': 'Parte da página',
  Annotations: 'Comentários',
  'PDF readers can move and delete annotations. Not all programs print them.':
    'Leitores de PDF podem mover e excluir comentários. Nem todo programa os imprime.',
  'Can I change the text that is in the file?': 'Posso mudar o texto que está no arquivo?',
  'No. You can only add to a page. To change text, open the file in LibreOffice Draw. To remove text for good, use Redact PDF.':
    'Não. Você só pode acrescentar a uma página. Para mudar o texto, abra o arquivo no LibreOffice Draw. Para remover texto de vez, use Tarjar PDF.',
  'Can I fill in a form that has no fields?': 'Posso preencher um formulário que não tem campos?',
  'Yes, that is what this tool is for: choose Text and press where you want to write. If a form has fields, Fill PDF form is quicker, as it keeps to them.':
    'Pode, esta ferramenta é para isso: escolha Texto e clique onde quer escrever. Se um formulário tem campos, Preencher formulário PDF é mais rápido, porque segue os campos.',
  'Part of the page, or annotations?': 'Parte da página ou comentários?',
  'What becomes part of the page looks the same everywhere and stays where it is. Annotations can be moved, changed and deleted in PDF readers, by you or by others.':
    'O que vira parte da página tem a mesma aparência em todo lugar e não sai dali. Comentários podem ser movidos, alterados e excluídos em leitores de PDF, por você ou por outras pessoas.',
  '{0} If a text has other letters, you are told which, and nothing is changed.':
    '{0} Se um texto tiver outras letras, você fica sabendo quais, e nada é alterado.',
  'Can I do it without a mouse?': 'Posso fazer isso sem mouse?',
  'Yes. Press a button such as Text or Tick with the keyboard, and it appears in the middle of the page. Arrow keys move it, with Shift they resize it, and Delete removes it. Only freehand drawing needs a mouse, a pen or a finger.':
    'Pode. Acione um botão como Texto ou Marca com o teclado, e o item aparece no meio da página. As setas o movem e, com Shift, mudam o tamanho; Delete o remove. Só o desenho à mão livre precisa de mouse, caneta ou dedo.',
  'Nothing. Text, bookmarks, links, forms and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    'Nada. Texto, marcadores, links, formulários e tags são mantidos. As assinaturas digitais são removidas, porque só valem para o arquivo original.',
  'add text to pdf': 'escrever em pdf | destacar texto no pdf',
  'type on pdf': 'escrever no pdf | desenhar em pdf',
  'annotate pdf': 'escrever pdf | rabiscar pdf',
  'highlight pdf': 'adicionar texto ao pdf | marcar x no pdf',
  'draw on pdf': 'colocar texto no pdf | colocar data no pdf',
  'tick box': 'inserir texto no pdf | preencher pdf sem campos',
  'cross out': 'digitar no pdf | comentar pdf',
  'add date': 'digitar em pdf | sublinhar pdf',
  'fill in flat form': 'anotar pdf | máquina de escrever',
  typewriter: 'anotações em pdf',
  comment: 'marcar pdf',
  'mark up': 'grifar pdf',
} satisfies TableWords<'tools/write-on-pdf'>;
