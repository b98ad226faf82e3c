export default {
  Frames: '틀',
  'Passport photo, 35 × 45 mm': '여권 사진, 35 × 45 mm',
  'Make a photo of 35 × 45 mm for a passport, visa or ID, with a frame that shows where the head belongs.':
    '여권, 비자, 신분증에 쓸 35 × 45 mm 사진을 만듭니다. 머리 위치를 알려 주는 틀이 있습니다.',
  'Make passport photo': '여권 사진 만들기',
  'The part of each image to keep, in shares of the upright image. An image without a frame keeps its middle.':
    '각 이미지에서 남길 부분입니다. 똑바로 세운 이미지에 대한 비율로 나타내며, 틀이 없는 이미지는 가운데를 남깁니다.',
  'How is the frame placed?': '틀은 어떻게 놓이나요?',
  'By the face that is found in the photo, so that the head is as high as most offices ask for. The face is found on your device, with a file of 204 kB that your browser loads once. Check the lines, and move or resize the frame: the result is exactly what is in it. If no face is found, the frame is in the middle.':
    '사진에서 찾은 얼굴을 기준으로, 머리 크기가 대부분의 기관에서 요구하는 만큼 되도록 놓습니다. 얼굴은 기기 안에서 찾으며, 브라우저가 204 kB 파일을 한 번 불러옵니다. 선을 확인하고 틀을 옮기거나 크기를 바꾸세요. 결과는 틀 안에 보이는 그대로입니다. 얼굴을 찾지 못하면 틀이 가운데에 놓입니다.',
  'Why 413 × 531 pixels?': '왜 413 × 531픽셀인가요?',
  'That is 35 × 45 mm at 300 dots per inch, which is what photo printers use. A photo of 2 × 2 inches gets 600 × 600 pixels.':
    '35 × 45 mm를 사진 인쇄에 쓰는 인치당 300도트로 나타낸 크기입니다. 2 × 2인치 사진은 600 × 600픽셀이 됩니다.',
  'Most countries of Europe, India for some visas, and many others ask for 35 × 45 mm, and the United States for 2 × 2 inches. The rules for the head and the background differ, so read those of the office that you send it to.':
    '한국과 유럽 대부분의 나라, 인도의 일부 비자 등 많은 곳에서 35 × 45 mm를, 미국은 2 × 2인치를 요구합니다. 머리와 배경에 대한 규정은 서로 다르니, 제출할 기관의 규정을 읽어 보세요.',
  'What if the photo must be under a size in kB?': '사진이 몇 kB 이하여야 하면 어떻게 하나요?',
  'Set “Maximum size”, for example to 240 kB: it looks for the best quality that fits.':
    '“최대 용량”을 정하세요. 예를 들어 240 kB로 하면 그 안에 들어가는 가장 좋은 품질을 찾습니다.',
  'Does it change the background?': '배경을 바꿔 주나요?',
  'No. Take the photo in front of a plain, light wall: many offices refuse photos with a replaced background.':
    '아니요. 무늬 없는 밝은 벽 앞에서 찍으세요. 배경을 바꾼 사진을 받지 않는 기관이 많습니다.',
  passport: '여권사진',
  'passport photo': '여권 사진 | 비자 사진 | 여권사진 | 증명사진 크기',
  'resize passport photo': '증명사진 | 3.5x4.5',
  'id photo': '증명 사진 | 3.5 4.5 사진',
  'visa photo': '증명사진 만들기 | 이력서 사진',
  '35 x 45 mm': '여권사진 만들기 | 신분증 사진',
  'biometric photo': '여권사진 규격 | 여권사진 사이즈',
  schengen: '여권사진 크기 | 반명함 사진',
} satisfies TableWords<'tools/passport-photo'>;
