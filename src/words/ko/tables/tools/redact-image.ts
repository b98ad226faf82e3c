export default {
  Black: '검게 덮기',
  'Blur or black out parts of a photo': '사진 일부 가리기·모자이크',
  'Black out, pixelate or blur faces, names and number plates in photos and screenshots.':
    '사진과 스크린샷에서 얼굴, 이름, 번호판을 검게 가리거나, 모자이크하거나, 흐리게 합니다.',
  Hide: '가리기',
  'Hide by': '가리는 방법',
  Pixels: '모자이크',
  Blur: '흐리게',
  'Only covering is safe for text: pixelated or blurred letters and digits can sometimes be worked out.':
    '글자는 검게 덮어야만 안전합니다. 모자이크하거나 흐리게 한 글자와 숫자는 알아낼 수 있을 때가 있습니다.',
  'Can someone undo it?': '누가 되돌릴 수 있나요?',
  'What is covered is gone: its pixels are replaced by black, and nothing of them is stored in the result. Pixelating and blurring keep a few averages of each area, at most 10 by 10. That hides a face, but someone who knows which letters or digits are possible can sometimes work out a text from them. So cover names, numbers and addresses.':
    '검게 덮은 것은 사라집니다. 픽셀이 검은색으로 바뀌고 결과에는 아무것도 저장되지 않습니다. 모자이크하거나 흐리게 한 영역에는 최대 10 × 10개의 평균값이 남습니다. 얼굴은 가려지지만, 어떤 글자나 숫자가 가능한지 아는 사람은 그 값으로 글을 알아낼 수도 있습니다. 그러니 이름, 번호, 주소는 검게 덮으세요.',
  'Are small copies inside the photo removed too?': '사진 안의 작은 사본도 제거되나요?',
  'Yes. Cameras and editors store previews in the file, which would still show what you hide. They are always removed, like the place where the photo was taken. To remove the date and the camera as well, set “Metadata” to “Keep only colour profile”.':
    '네. 카메라와 편집 프로그램은 파일에 미리보기를 저장하는데, 거기에는 가린 것이 그대로 보입니다. 미리보기는 촬영 위치와 마찬가지로 항상 제거합니다. 날짜와 카메라도 제거하려면 “메타데이터”를 “색상 프로필만 남기기”로 하세요.',
  'Does each photo have its own areas?': '사진마다 영역이 따로 있나요?',
  'Yes. Use the arrows above the image to go to the next one. A photo on which you draw nothing is not re-encoded, unless you choose another format.':
    '네. 이미지 위의 화살표로 다음 사진으로 넘어가세요. 아무것도 그리지 않은 사진은 다른 형식을 고르지 않으면 다시 인코딩하지 않습니다.',
  'Does it find faces for me?': '얼굴을 찾아 주나요?',
  'Yes. “Find faces” draws an area over each face that it finds, in all the images that you added. It runs on your device, with a file of 204 kB that your browser loads when you first press it. It can miss faces that are small, blurred, turned away, on their side or partly covered, and can take other things for faces. So check every photo, draw the areas that are missing, and remove those that you do not need: what you do not mark stays visible.':
    '네. “얼굴 찾기”를 누르면 추가한 모든 이미지에서 찾은 얼굴마다 영역을 그려 줍니다. 기기 안에서 돌아가며, 처음 누를 때 브라우저가 204 kB 파일을 불러옵니다. 작거나, 흐리거나, 고개를 돌렸거나, 옆으로 누웠거나, 일부가 가려진 얼굴은 놓칠 수 있고, 다른 것을 얼굴로 잘못 볼 수도 있습니다. 그러니 사진을 모두 확인하고, 빠진 영역은 그리고, 필요 없는 영역은 제거하세요. 표시하지 않은 것은 그대로 보입니다.',
  'What happens to animations?': '애니메이션은 어떻게 되나요?',
  'An area is hidden in every frame, at the same place. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    '모든 프레임에서 같은 자리를 가립니다. GIF, WebP, APNG, AVIF, JPEG XL은 형식이 유지되며, 브라우저가 애니메이션 AVIF를 만들 수 없으면 WebP가 됩니다.',
  'Does the rest of the photo change?': '사진의 나머지 부분도 바뀌나요?',
  'A PNG stays the same, pixel by pixel. A JPEG is re-encoded at the quality you choose, so it loses a little.':
    'PNG는 픽셀 하나까지 그대로입니다. JPEG은 선택한 품질로 다시 인코딩하므로 화질이 조금 떨어집니다.',
  'blur image': '모자이크 | 주민등록증 가리기',
  'blur photo': '사진 모자이크 | 모자익',
  'blur face': '모자이크 처리',
  'blur part of image': '얼굴 모자이크',
  'blur area': '얼굴 가리기',
  pixelate: '사진 가리기',
  'pixelate image': '사진 블러',
  'pixelate face': '블러 처리',
  mosaic: '사진 흐리게',
  'censor image': '얼굴 흐리게',
  'censor photo': '얼굴 블러',
  'black bar': '번호판 가리기',
  'cover face': '번호판 모자이크',
  'hide face': '사진 글자 가리기',
  'find faces': '캡처 가리기',
  'hide number plate': '스크린샷 가리기',
  'blur license plate': '사진 검은칠',
  'hide text in screenshot': '신분증 가리기',
  'blur text': '주민번호 가리기 사진',
  'redact screenshot': '이미지 모자이크',
} satisfies TableWords<'tools/redact-image'>;
