export default {
  'Image to text (OCR)': '이미지를 텍스트로(OCR)',
  'Read the text in a photo, scan or screenshot, in 12 languages.':
    '사진, 스캔, 스크린샷에 있는 글자를 읽습니다. 12개 언어를 지원하지만, 한국어는 아직 지원하지 않습니다.',
  'Read text': '텍스트 읽기',
  'What can be read?': '무엇을 읽을 수 있나요?',
  'Printed text. Handwriting and very small letters are not read well.':
    '인쇄된 글자입니다. 한국어는 아직 읽지 못하며, 손글씨와 아주 작은 글자는 잘 읽지 못합니다.',
  'What if the text is in several languages?': '여러 언어가 섞여 있으면 어떻게 하나요?',
  'Choose up to three. The program tries each of them for every line, so it takes longer, and makes more mistakes if one of the languages is not in the text.':
    '세 가지까지 고르세요. 줄마다 모두 시도하므로 시간이 더 걸리고, 텍스트에 없는 언어가 들어 있으면 더 많이 틀립니다.',
  'What is in the JSON?': 'JSON에는 무엇이 들어 있나요?',
  'Blocks, paragraphs, lines and words, each word with its place in the image in pixels and how sure the program is of it. The structure is that of hOCR.':
    '블록, 문단, 줄, 단어가 들어 있고, 단어마다 이미지에서의 위치(픽셀)와 인식 신뢰도가 있습니다. 구조는 hOCR과 같습니다.',
  'photo to text': '이미지 텍스트 추출 | 이미지 텍스트 변환 | 이미지 글씨 추출',
  'extract text from image': '사진 텍스트 추출 | 사진을 텍스트로 | 그림 글자 추출',
  'picture to text': '사진 글자 추출 | 캡처 글자 복사 | 캡쳐 글자 복사',
  'picture to words': '이미지 글자 추출 | 스크린샷 텍스트 | 명함 글자',
  'copy text from image': '사진에서 글자 추출 | 사진 글자 인식',
  'read screenshot': '사진 글씨 복사 | 사진 문자 인식',
} satisfies TableWords<'tools/image-to-text'>;
