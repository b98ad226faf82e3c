export default {
  'Repair PDF': 'Reparar PDF',
  'Repair a damaged PDF: find its objects and pages again, remove what cannot be read, and see what was wrong.':
    'Repare um PDF danificado: encontre de novo seus objetos e páginas, remova o que não pode ser lido e veja o que estava errado.',
  Repair: 'Reparar',
  repaired: 'reparado',
  'What can be repaired?': 'O que pode ser reparado?',
  'A wrong or missing list of objects, a file that was cut off, pages that nothing links to, a page tree that contradicts itself, objects that break the rules, streams with a wrong length or damaged data, and extra bytes at the start. Objects that cannot be read are removed. The result says what was found and how much was checked.':
    'Uma lista de objetos errada ou ausente, um arquivo cortado no meio, páginas às quais nada leva, uma árvore de páginas que se contradiz, objetos que quebram as regras, fluxos com comprimento errado ou dados danificados e bytes a mais no começo. Objetos que não podem ser lidos são removidos. O resultado diz o que foi encontrado e quanto foi verificado.',
  'What cannot be repaired?': 'O que não pode ser reparado?',
  'Data that is missing from the file. If a file was cut off, the objects in its first part are saved; if there is no page among them, you are told so. Data that cannot be decompressed stays in the file as it is, and so do damaged images, damaged fonts and errors in what draws a page. The result says if there are any of these, except for fonts, which are not checked.':
    'Dados que faltam no arquivo. Se um arquivo foi cortado no meio, os objetos da primeira parte são salvos; se não houver nenhuma página entre eles, você fica sabendo. Dados que não podem ser descompactados continuam no arquivo como estão, e também imagens danificadas, fontes danificadas e erros no que desenha uma página. O resultado avisa se houver algo assim, menos nas fontes, que não são verificadas.',
  'What if nothing is wrong?': 'E se não houver nada errado?',
  'Then the result says so. The file is rewritten anyway, with a correct list of objects and without unused parts. Some PDF readers are stricter than others, and this may be all they need.':
    'O resultado avisa. O arquivo é regravado mesmo assim, com uma lista de objetos correta e sem partes sem uso. Alguns leitores de PDF são mais rígidos que outros, e talvez só precisem disso.',
  fix: 'reparar pdf | pdf corrompido',
  broken: 'consertar pdf | pdf com erro',
  corrupt: 'corrigir pdf | pdf não abre',
  damaged: 'recuperar pdf | não consigo abrir pdf',
  recover: 'restaurar pdf | pdf quebrado',
  'cannot open': 'arrumar pdf | pdf estragado',
  restore: 'pdf danificado',
} satisfies TableWords<'tools/repair-pdf'>;
