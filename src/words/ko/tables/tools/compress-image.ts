export default {
  'Compress images': '이미지 압축',
  'Make JPEG, PNG, WebP, AVIF, GIF and other images smaller, many at once, with no visible difference or under a size.':
    'JPEG, PNG, WebP, AVIF, GIF 등의 이미지를 눈에 띄는 차이 없이, 또는 지정한 용량 이하로 한꺼번에 줄입니다.',
  'No visible difference': '눈에 띄는 차이 없음',
  'Choose the quality': '품질 직접 선택',
  'Uses the best quality that fits. If quality alone is not enough, the image is also scaled down.':
    '용량에 맞는 가장 좋은 품질을 씁니다. 그것만으로 부족하면 이미지 크기도 줄입니다.',
  'No. If it cannot be made smaller, you get your own image back as it was encoded, without its metadata, and the result says so.':
    '아니요. 더 줄일 수 없으면 메타데이터만 빼고 원래 인코딩된 이미지를 그대로 돌려주며, 결과에 그렇게 표시됩니다.',
  'JPEG, WebP and AVIF are re-encoded at the lowest quality that shows no visible difference, unless you choose otherwise. PNG may be reduced to 256 colours if it looks the same. Animation, transparency and the colour profile are kept.':
    '따로 고르지 않으면 JPEG, WebP, AVIF는 차이가 보이지 않는 가장 낮은 품질로 다시 인코딩합니다. PNG는 똑같아 보이면 256색으로 줄이기도 합니다. 애니메이션, 투명도, 색상 프로필은 유지됩니다.',
  'Which format is the smallest?': '어떤 형식이 가장 작은가요?',
  'AVIF or WebP for most photos, PNG for some drawings. Choose “Smallest” to try them all for each image: quick drafts first, then the most promising ones in full. Formats that would lose transparency or animation are skipped. The result shows the size in each format.':
    '대부분의 사진은 AVIF나 WebP, 일부 그림은 PNG입니다. “최소 용량”을 고르면 이미지마다 모든 형식을 시도합니다. 먼저 빠르게 시험해 보고, 가장 유망한 형식만 제대로 만듭니다. 투명도나 애니메이션이 사라질 형식은 건너뜁니다. 결과에 형식별 용량이 표시됩니다.',
  minify: '사진 용량 줄이기 | 사진 kb 줄이기',
  'photo smaller': '사진 용량줄이기 | 이미지 최적화',
  'lower quality': '이미지 용량 줄이기 | 사진파일 용량',
  tinypng: '사진 압축 | tinypng',
  'mb to kb': '이미지 압축 | squoosh',
  squoosh: 'jpg 용량 줄이기 | 사진 mb 줄이기',
  tinyjpg: 'png 용량 줄이기 | 화질 낮추기',
  'resize in kb': '사진 크기 줄이기 용량',
} satisfies TableWords<'tools/compress-image'>;
