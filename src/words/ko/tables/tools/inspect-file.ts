export default {
  'Clear all fields there, remove the cover, and switch on “Remove all other tags”.':
    '거기서 모든 입력란을 비우고, 커버를 제거하고, “다른 태그 모두 제거”를 켜세요.',
  'Afterwards, “Images to PDF” turns the pages back into a PDF, without searchable text.':
    '그다음 “이미지를 PDF로”를 쓰면 페이지가 다시 PDF가 되지만, 텍스트는 검색할 수 없습니다.',
  'Search for this text there.': '거기서 이 텍스트를 검색하세요.',
  'What was typed stays visible on the page.': '입력된 내용은 페이지에 그대로 보입니다.',
  'Switch off “Keep links clickable” there.': '거기서 “링크는 누를 수 있게 유지”를 끄세요.',
  'Check a file for hidden data': '파일에 숨은 정보 검사',
  'See the place, people, devices, history and hidden content in a photo, PDF, video or audio file, and what removes them.':
    '사진, PDF, 동영상, 오디오 파일에 든 위치, 사람, 기기, 이력, 숨은 내용을 보고, 무엇으로 제거할 수 있는지 알아봅니다.',
  Inspect: '검사',
  'What is looked for?': '무엇을 찾나요?',
  'In photos and graphics: EXIF, XMP and IPTC data, comments, previews, edit history, content credentials, the videos of phones, and data after the end of the file. In SVG drawings also scripts, links and addresses that are loaded. In PDFs, metadata also of the pictures in them, earlier versions with what was changed, text that is covered or cannot be seen, content outside the visible page, hidden layers, form values, comments, attached files, scripts, links, and addresses that data is sent to. In videos and audio files, tags, positions, dates, the camera, covers, attached files, and data after the end. The report says what was found, what was not, and what was not looked at.':
    '사진과 그래픽에서는 EXIF, XMP, IPTC 데이터, 설명, 미리보기, 편집 이력, 콘텐츠 자격 증명, 휴대폰이 넣은 동영상, 파일 끝 뒤에 붙은 데이터를 찾습니다. SVG 그림에서는 스크립트, 링크, 불러오는 주소도 찾습니다. PDF에서는 속에 든 그림의 메타데이터까지 포함한 메타데이터, 이전 버전과 그 사이에 바뀐 내용, 가려졌거나 보이지 않는 텍스트, 보이는 페이지 바깥의 내용, 숨은 레이어, 양식 값, 주석, 첨부 파일, 스크립트, 링크, 데이터를 보내는 주소를 찾습니다. 동영상과 오디오 파일에서는 태그, 위치, 날짜, 카메라, 커버, 첨부 파일, 끝 뒤에 붙은 데이터를 찾습니다. 무엇을 찾았고, 무엇이 없었고, 무엇을 살펴보지 않았는지 보고서에 나옵니다.',
  'Is the file changed?': '파일이 바뀌나요?',
  'No. You only get a report. Each finding has a button that opens the tool that removes it, with your file.':
    '아니요. 보고서만 받습니다. 찾은 항목마다 버튼이 있어서, 누르면 그것을 제거하는 도구가 그 파일과 함께 열립니다.',
  'Why is there a preview that differs?': '왜 사진과 다른 미리보기가 있나요?',
  'Cameras store a small copy of a photo inside the file. Some programs crop or edit the photo and leave the copy as it was. If the two differ, you get the copy below the report, to see what it shows.':
    '카메라는 사진의 작은 사본을 파일 안에 저장합니다. 사진을 자르거나 편집하고도 사본은 그대로 두는 프로그램이 있습니다. 둘이 다르면 무엇이 보이는지 알 수 있도록 보고서 아래에 사본을 보여 드립니다.',
  'How is hidden text in a PDF found?': 'PDF의 숨은 텍스트는 어떻게 찾나요?',
  'Each page is drawn as it prints. If the place of a word has only one colour there, nobody can read it: it is under a box, white on white, invisible, or on a layer that is switched off. Text that is written invisibly over a picture, as over scans, is listed too.':
    '페이지를 인쇄되는 모습대로 그립니다. 단어가 있는 자리가 한 가지 색뿐이면 아무도 그 단어를 읽을 수 없습니다. 상자에 가려졌거나, 흰 바탕에 흰 글자이거나, 보이지 않거나, 꺼진 레이어에 있는 것입니다. 스캔처럼 그림 위에 보이지 않게 쓴 텍스트도 보고서에 나옵니다.',
  'What does it need to work offline?': '오프라인으로 쓰려면 무엇이 필요한가요?',
  'The tools for that kind of file. To inspect a PDF or a video offline, save the PDF or video tools for offline use as well.':
    '그 종류의 파일을 다루는 도구입니다. PDF나 동영상을 오프라인으로 검사하려면 PDF 도구나 동영상 도구도 오프라인용으로 저장하세요.',
  'Is the place looked up on a map?': '위치를 지도에서 조회하나요?',
  'inspect file': '파일 정보 확인',
  'what does my photo reveal': '사진 정보 보기',
  'what does this file reveal': '사진 정보 확인',
  'exif viewer': '사진 위치 확인',
  'exif data viewer': '사진 촬영 위치',
  'metadata viewer': 'exif 보기',
  'view metadata': 'exif 확인',
  'show metadata': 'exif 뷰어',
  'check metadata': '메타데이터 보기',
  'hidden information in file': '메타데이터 확인',
  'gps location of photo': '사진 메타데이터',
  'photo details': '사진 gps 확인',
  'privacy check': '숨은 정보 찾기',
  exiftool: '파일 검사',
  'image forensics': 'pdf 숨은 텍스트',
  'hidden text in pdf': 'pdf 숨겨진 내용',
  'pdf inspector': '사진 찍은 곳',
  'pdf revisions': '사진 속성',
  'javascript in pdf': '개인정보 유출 확인',
  'gps location of video': '동영상 위치 정보',
  'metadata of video': '파일 정보 확인',
} satisfies TableWords<'tools/inspect-file'>;
