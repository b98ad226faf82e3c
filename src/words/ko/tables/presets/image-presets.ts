export default {
  'our {0} test photos took {1} as PNG, and {2} as JPEG.':
    '테스트 사진 {0}장의 용량은 PNG로 {1}, JPEG으로는 {2}입니다.',
  'How does a JPEG get smaller?': 'JPEG은 어떻게 작아지나요?',
  'It is encoded again with mozjpeg at the lowest quality that a comparison with your picture finds alike. A JPEG that is already as small as that stays as it is, bit for bit.':
    '원본과 비교해 똑같아 보이는 가장 낮은 품질로, mozjpeg을 써서 다시 인코딩합니다. 이미 그만큼 작은 JPEG은 비트 하나 바꾸지 않고 그대로 둡니다.',
  'Does a JPEG get worse each time?': 'JPEG은 저장할 때마다 화질이 떨어지나요?',
  'Yes, each encoding rounds the picture once more. Compress the original rather than a copy that was compressed before.':
    '네, 인코딩할 때마다 그림이 조금씩 뭉개집니다. 전에 압축한 사본 말고 원본을 압축하세요.',
  'How does a PNG get smaller?': 'PNG는 어떻게 작아지나요?',
  'Where 256 colours look the same as all of them, as in most drawings and screenshots, the PNG keeps 256. Otherwise every pixel stays exactly as it is, and only the packing gets better.':
    '대부분의 그림이나 스크린샷처럼 256색만으로도 똑같아 보이면 256색으로 줄입니다. 그렇지 않으면 모든 픽셀을 그대로 두고, 더 촘촘하게 압축하기만 합니다.',
  'Why is my photo still large as a PNG?': 'PNG로 저장한 사진은 왜 여전히 큰가요?',
  'PNG keeps every pixel, noise and all. Choose JPEG as the format, or WebP to keep transparency: {0}':
    'PNG는 노이즈까지 포함해 모든 픽셀을 유지하기 때문입니다. 형식으로 JPEG을, 투명도를 유지하려면 WebP를 선택하세요. {0}',
  'How does a WebP get smaller?': 'WebP는 어떻게 작아지나요?',
  'It is encoded again at the lowest quality that a comparison with your picture finds alike. Transparency and animation stay.':
    '원본과 비교해 똑같아 보이는 가장 낮은 품질로 다시 인코딩합니다. 투명도와 애니메이션은 유지됩니다.',
  'Is there anything smaller than WebP?': 'WebP보다 더 작은 형식도 있나요?',
  'AVIF often is, at the same look. Choose “The smallest” as the format, and each file is tried as both: the row shows what each takes.':
    '똑같아 보이는 품질이라면 AVIF가 더 작을 때가 많습니다. 형식에서 “최소 용량”을 고르면 파일마다 둘 다 시도하고, 각각 몇 kB인지 보여 줍니다.',
  'How does a GIF get smaller?': 'GIF는 어떻게 작아지나요?',
  'It is packed again, with as few colours as look the same. All frames and their times stay. If that wins nothing, you get your own file back.':
    '똑같아 보이는 한에서 색을 줄여 다시 압축합니다. 모든 프레임과 표시 시간은 유지됩니다. 줄어들지 않으면 원본 파일을 그대로 돌려줍니다.',
  'Why are animated GIFs so large?': '움직이는 GIF는 왜 이렇게 큰가요?',
  'GIF is from 1989 and knows nothing about motion: each frame is packed like a drawing. The same animation usually takes far less as WebP or as a video.':
    'GIF는 1989년에 나온 형식이라 움직임을 고려하지 않고, 프레임마다 그림 한 장처럼 압축합니다. 같은 애니메이션도 WebP나 동영상으로 만들면 보통 훨씬 작습니다.',
  'Compress {0}': '{0} 압축',
  'Make {0} files smaller with no visible difference, or under a size in kB, many at once.':
    '{0} 파일을 눈에 띄는 차이 없이, 또는 지정한 kB 이하로 줄입니다. 여러 개를 한꺼번에 처리할 수 있습니다.',
  'shrink {0}': '{0} 줄이기',
  'reduce {0} size': '{0} 용량 줄이기',
  'optimise {0}': '{0} 최적화',
  'smaller {0}': '{0} 작게',
  '{0} too big': '{0} 용량 초과',
  'A photo of 1600 × 1200 pixels would need a JPEG quality of less than 30, which shows. It looks better with about half the width and height.':
    '1600 × 1200픽셀 사진이라면 JPEG 품질을 30보다 낮춰야 해서 티가 납니다. 너비와 높이를 절반 정도로 줄이는 편이 더 보기 좋습니다.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 30, with blocks in smooth areas such as sky. It looks better with three quarters of the width and height.':
    '테스트용 1600 × 1200픽셀 사진은 품질 30의 JPEG으로 맞출 수 있지만, 하늘처럼 매끈한 부분에 네모난 얼룩이 보입니다. 너비와 높이를 4분의 3으로 줄이는 편이 더 보기 좋습니다.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 60, which looks fine on a screen. A photo of 12 megapixels is scaled down first.':
    '테스트용 1600 × 1200픽셀 사진은 품질 60의 JPEG으로 맞출 수 있으며, 화면에서 보기에 괜찮습니다. 1,200만 화소 사진은 먼저 크기를 줄입니다.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 80, where hardly anybody sees a difference. A photo of 12 megapixels has six times as many pixels, and gets a lower quality or fewer of them.':
    '테스트용 1600 × 1200픽셀 사진은 품질 80의 JPEG으로 맞출 수 있으며, 차이를 알아보는 사람이 거의 없습니다. 1,200만 화소 사진은 픽셀이 여섯 배이므로, 품질을 더 낮추거나 픽셀 수를 줄입니다.',
  'Our test photo of 1600 × 1200 pixels takes only half of that as a JPEG of quality 90. A photo of 12 megapixels fits too, at a lower quality than most cameras choose.':
    '테스트용 1600 × 1200픽셀 사진은 품질 90의 JPEG으로도 그 절반밖에 안 됩니다. 1,200만 화소 사진도 맞출 수 있지만, 대부분의 카메라가 쓰는 품질보다 낮아집니다.',
  'Compress images to {0}': '이미지 {0} 이하로 압축',
  'Make photos and other images fit under {0}, many at once. Works with JPEG, PNG, HEIC, WebP and more.':
    '사진 등의 이미지를 {0} 이하로 한꺼번에 줄입니다. JPEG, PNG, HEIC, WebP 등을 지원합니다.',
  'photo under {0}': '사진 {0} 이하',
  'reduce image to {0}': '이미지 {0} 줄이기',
  'jpg less than {0}': 'jpg {0} 이하',
  'image size {0}': '이미지 용량 {0}',
  'photo too big for email': '사진 용량 초과 이메일 | 메일 사진 용량',
  'email photo': '사진 이메일로 보내기 | 이메일 사진',
  'photo attachment': '사진 첨부 | 사진 첨부파일',
  'How good does a photo look at {0}?': '{0}로 줄인 사진은 화질이 어떤가요?',
  'How close does it come to the size?': '지정한 용량에 얼마나 가까워지나요?',
  'It looks for the best quality that fits and never goes over {0}. If no quality fits, the picture is scaled down, and the row says to which size.':
    '{0} 이내에서 가장 좋은 품질을 찾으며, 절대 넘지 않습니다. 어떤 품질로도 안 되면 이미지 크기를 줄이고, 몇 픽셀이 되었는지 보여 줍니다.',
  'Does {0} mean {1} bytes?': '{0}는 {1}바이트인가요?',
  'Yes. Some systems count in steps of 1,024 and would allow a little more. A file made here passes both ways of counting.':
    '네. 1,024 단위로 세는 시스템도 있는데, 그런 곳에서는 조금 더 커도 됩니다. 여기서 만든 파일은 어느 쪽으로 세어도 제한을 넘지 않습니다.',
  'Passport photo, 2 × 2 inches': '여권 사진, 2 × 2인치',
  'Make a photo of 2 × 2 inches for a passport, visa or ID: 600 × 600 pixels, with a frame that shows where the head belongs.':
    '여권, 비자, 신분증에 쓸 2 × 2인치(600 × 600픽셀) 사진을 만듭니다. 머리 위치를 알려 주는 틀이 있습니다.',
  '2x2 photo': '미국 비자 사진 | 미국 여권사진 | 2x2 사진',
  'us passport photo': '미국 여권 사진 | 미국여권사진',
  '2 x 2 inch': '2인치 사진 | 5cm 사진 | 5x5 사진',
  'us visa photo': '미국비자 사진 | 비자 사진 규격',
  'ds-160': 'ds-160 | ds160 사진',
  'green card photo': '영주권 사진 | 그린카드 사진',
  'The United States ask for 2 × 2 inches. Their online visa form takes a square JPEG of 600 to 1200 pixels a side, of at most 240 kB.':
    '미국은 2 × 2인치를 요구합니다. 온라인 비자 신청서에는 한 변이 600~1200픽셀이고 240 kB 이하인 정사각형 JPEG을 올려야 합니다.',
} satisfies TableWords<'presets/image-presets'>;
