export default {
  'Fill PDF form': 'Preencher formulário PDF',
  'Fill in the form fields of a PDF: text, checkboxes and choices.':
    'Preencha os campos de formulário de um PDF: texto, caixas de seleção e opções.',
  'Fill in and save': 'Preencher e salvar',
  filled: 'preenchido',
  'Will other programs show what I fill in?': 'Outros programas mostram o que eu preencho?',
  'Yes. The appearance of each value is stored in the file, so it does not depend on the program that opens it. The form stays a form, so values can be changed later. To make them part of the pages, use Flatten PDF on the result.':
    'Sim. A aparência de cada valor fica no arquivo, então não depende do programa que o abre. O formulário continua sendo formulário, e os valores podem ser alterados depois. Para que façam parte das páginas, use Achatar PDF no resultado.',
  'The page says that my file has no form. Why?': 'A página diz que meu arquivo não tem formulário. Por quê?',
  'Some forms are only lines on a page, and the file does not say where to write. Use Write on PDF for these: it puts text, ticks and crosses anywhere on a page.':
    'Alguns formulários são só linhas em uma página, e o arquivo não diz onde escrever. Para esses, use Escrever em PDF: com ele, você põe texto, marcas de seleção e X em qualquer lugar da página.',
  'Can I fill it in with the keyboard alone?': 'Posso preencher só com o teclado?',
  'Yes. Tab goes from field to field in the order that the form states. “Show as a list” lists all fields with their labels, which also suits screen readers and small screens.':
    'Pode. A tecla Tab vai de campo em campo na ordem que o formulário indica. “Mostrar como lista” mostra todos os campos com seus rótulos, o que também ajuda leitores de tela e telas pequenas.',
  'All of them. Latin, Greek, Cyrillic, Armenian and Georgian letters are drawn here. Values with other letters, such as Arabic, Hebrew, Hindi or Chinese, are stored in the form, and the PDF reader that opens the file draws them; you are told which letters these are.':
    'Todas. Letras latinas, gregas, cirílicas, armênias e georgianas são desenhadas aqui. Valores com outras letras, como árabe, hebraico, hindi ou chinês, ficam no formulário, e o leitor de PDF que abre o arquivo os desenha; você fica sabendo que letras são essas.',
  'What does not work?': 'O que não funciona?',
  'Scripts in forms are not run, so sums are not calculated. Dates, times and numbers are written in the format that the form states, and you are told if a value does not suit it. XFA forms only show their plain pages. Digital signatures are removed, because they are only valid for the original file.':
    'Os scripts dos formulários não rodam, então somas não são calculadas. Datas, horas e números são escritos no formato que o formulário indica, e você fica sabendo se um valor não combina com ele. Formulários XFA só mostram suas páginas simples. As assinaturas digitais são removidas, porque só valem para o arquivo original.',
  'fill in form': 'preencher formulário | pdf editável formulário',
  'fill out': 'preencher formulario pdf | formulário pdf',
  'complete form': 'preencher pdf | formulário editável',
  acroform: 'preencher pdf online | acroform',
  'type on pdf form': 'completar formulário | preencher ficha',
  'form filler': 'digitar no formulário | preencher campos',
  'fillable pdf': 'pdf preenchível',
} satisfies TableWords<'tools/fill-pdf-form'>;
