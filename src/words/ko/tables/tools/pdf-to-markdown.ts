export default {
  'PDF to Markdown': 'PDF를 Markdown으로',
  'Turn a PDF into Markdown, HTML or a Word document, with its headings, lists, tables, links, notes and images.':
    'PDF를 제목, 목록, 표, 링크, 각주, 이미지가 있는 Markdown, HTML, Word 문서로 만듭니다.',
  HTML: 'HTML',
  'Word document': 'Word 문서',
  'How are headings and tables found?': '제목과 표는 어떻게 찾나요?',
  'Some PDFs contain tags, which screen readers use. Then the tags say what is a heading, a list or a table, and in which order to read. Other PDFs are read by their layout: white space separates columns, large or bold letters mark headings, and lines or aligned text make tables. The result says which way was used.':
    '화면 읽기 프로그램이 쓰는 태그가 든 PDF에서는, 무엇이 제목이고 목록이고 표인지, 어떤 순서로 읽는지를 태그가 알려 줍니다. 다른 PDF는 배치를 보고 읽습니다. 빈 공간은 단을 나누고, 크거나 굵은 글자는 제목이고, 선이나 줄을 맞춘 텍스트는 표입니다. 어느 방법을 썼는지 결과에 표시됩니다.',
  'Can it get things wrong?': '잘못될 수도 있나요?',
  'Yes, most often in PDFs without tags: tables without lines, merged cells, text around images, and formulas. Check the result against the pages before you use it.':
    '네, 주로 태그가 없는 PDF에서 선 없는 표, 합친 셀, 이미지를 둘러싼 글, 수식이 잘못됩니다. 사용하기 전에 결과를 페이지와 대조해 보세요.',
  'What is missing from the result?': '결과에 없는 것은 무엇인가요?',
  'Page numbers, lines that repeat at the top or bottom of pages, drawings, colours and fonts. Filled-in form fields and text boxes are included.':
    '페이지 번호, 페이지 위아래에 반복되는 줄, 그림, 색상, 글꼴입니다. 값을 채운 양식 입력란과 텍스트 상자는 들어갑니다.',
  'Markdown and HTML refer to image files, which you get beside the text. Save everything as a ZIP and unpack it into one folder, and the text shows its images. A Word document contains its images.':
    'Markdown과 HTML은 이미지 파일을 가리키며, 이미지는 텍스트와 함께 받습니다. 모두 ZIP으로 저장해 한 폴더에 풀면 글에 이미지가 보입니다. Word 문서에는 이미지가 들어 있습니다.',
  'A scanned page is an image without text, so nothing on it is in the result. The result lists these pages. Read them with Make a scan searchable (OCR), which can also save Markdown.':
    '스캔한 페이지는 텍스트가 없는 이미지여서, 그 내용은 결과에 없습니다. 그런 페이지는 결과에 표시됩니다. Markdown으로도 저장할 수 있는 “스캔 PDF 텍스트 인식(OCR)”으로 읽으세요.',
  'What does “text that you cannot see” mean?': '“보이지 않는 텍스트”는 무엇인가요?',
  'Text that is invisible, tiny, or white on white. It is part of the PDF, so it is in the result too, and programs such as chatbots will read it. The result lists the pages that have some.':
    '보이지 않거나, 아주 작거나, 흰 바탕에 흰색인 텍스트입니다. PDF의 일부이므로 결과에도 들어가고, 챗봇 같은 프로그램이 읽게 됩니다. 그런 텍스트가 있는 페이지는 결과에 표시됩니다.',
  'pdf to md': 'pdf 마크다운 | pdf 구조 추출',
  markdown: 'pdf 마크다운 변환 | llm용 pdf',
  'pdf to html': 'pdf md',
  'pdf to web page': 'pdf html 변환',
  'pdf for chatgpt': 'pdf를 html로',
  'pdf for ai': 'pdf 웹페이지로',
  'reading order': 'pdf chatgpt',
  'extract tables': 'pdf 챗gpt',
  'pdf table to text': 'pdf ai용',
  reflow: 'pdf 표 텍스트',
  'pdf for llm': 'pdf to markdown',
} satisfies TableWords<'tools/pdf-to-markdown'>;
