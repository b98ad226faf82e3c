export default {
  'Repair PDF': 'PDF 복구',
  'Repair a damaged PDF: find its objects and pages again, remove what cannot be read, and see what was wrong.':
    '손상된 PDF를 복구합니다. 개체와 페이지를 다시 찾고, 읽을 수 없는 것은 제거하고, 무엇이 잘못되었는지 알려 줍니다.',
  Repair: '복구',
  repaired: '복구',
  'What can be repaired?': '무엇을 복구할 수 있나요?',
  'A wrong or missing list of objects, a file that was cut off, pages that nothing links to, a page tree that contradicts itself, objects that break the rules, streams with a wrong length or damaged data, and extra bytes at the start. Objects that cannot be read are removed. The result says what was found and how much was checked.':
    '틀리거나 빠진 개체 목록, 중간에 잘린 파일, 어디에서도 연결되지 않은 페이지, 서로 모순되는 페이지 트리, 규칙을 어긴 개체, 길이가 틀리거나 데이터가 손상된 스트림, 앞에 붙은 불필요한 바이트를 복구합니다. 읽을 수 없는 개체는 제거합니다. 무엇을 찾았고 얼마나 확인했는지 결과에 표시됩니다.',
  'What cannot be repaired?': '무엇을 복구할 수 없나요?',
  'Data that is missing from the file. If a file was cut off, the objects in its first part are saved; if there is no page among them, you are told so. Data that cannot be decompressed stays in the file as it is, and so do damaged images, damaged fonts and errors in what draws a page. The result says if there are any of these, except for fonts, which are not checked.':
    '파일에 없는 데이터입니다. 파일이 잘렸다면 앞부분에 있는 개체는 살리고, 그중에 페이지가 없으면 알려 드립니다. 압축을 풀 수 없는 데이터는 파일에 그대로 남고, 손상된 이미지, 손상된 글꼴, 페이지를 그리는 내용의 오류도 그대로 남습니다. 확인하지 않는 글꼴을 빼고는, 그런 것이 있으면 결과에 표시됩니다.',
  'What if nothing is wrong?': '잘못된 것이 없으면 어떻게 되나요?',
  'Then the result says so. The file is rewritten anyway, with a correct list of objects and without unused parts. Some PDF readers are stricter than others, and this may be all they need.':
    '결과에 그렇게 표시됩니다. 그래도 올바른 개체 목록으로, 쓰이지 않는 부분 없이 파일을 새로 씁니다. PDF 뷰어마다 엄격한 정도가 달라서 이것만으로 열리기도 합니다.',
  fix: 'pdf 복구 | pdf 오류',
  broken: 'pdf 손상 | pdf 깨짐',
  corrupt: 'pdf 파일 손상 | pdf 고치기',
  damaged: '손상된 pdf | 깨진 pdf 복구',
  recover: 'pdf 안 열림 | pdf 살리기',
  'cannot open': 'pdf 안열려요 | pdf 파일 복원',
  restore: 'pdf 열리지 않음 | pdf 수리',
} satisfies TableWords<'tools/repair-pdf'>;
