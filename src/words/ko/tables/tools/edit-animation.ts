export default {
  Keep: '남길 프레임',
  'Edit animations': '애니메이션 편집',
  'Delete, reorder and time frames of animated GIF, WebP, PNG, AVIF and JPEG XL; change speed, size and repeats.':
    '움직이는 GIF, WebP, PNG, AVIF, JPEG XL의 프레임을 삭제하고, 순서, 표시 시간, 속도, 크기, 반복 횟수를 바꿉니다.',
  Edit: '편집',
  'Write frames like 1-3, 5=0.5, last.': '프레임은 1-3, 5=0.5, last처럼 쓰세요.',
  'Choose frames to delete, move, duplicate or time. Or type them: “1-10, 12=0.5, last” shows frame 12 for half a second. Leave empty for all. Applies to every file.':
    '삭제하거나, 옮기거나, 복제하거나, 시간을 정할 프레임을 고르세요. 직접 입력해도 됩니다. “1-10, 12=0.5, last”는 12번 프레임을 0.5초 동안 보여 줍니다. 비워 두면 전부이며, 모든 파일에 적용됩니다.',
  'Every frame': '모든 프레임',
  'Every second frame': '2프레임마다 하나',
  'Every third frame': '3프레임마다 하나',
  'Every fourth frame': '4프레임마다 하나',
  'Play backwards': '거꾸로 재생',
  Repeat: '반복',
  'As before': '원래대로',
  'A fixed number of times': '횟수 지정',
  'Leave one empty to keep the proportions, or both to keep the size.':
    '하나를 비우면 비율을, 둘 다 비우면 크기를 유지합니다.',
  'Can some frames be shown for longer?': '일부 프레임만 더 오래 보여 줄 수 있나요?',
  'Yes. Select them in the strip of frames, with the mouse or keyboard, and type a time in seconds. You can also delete, move and duplicate frames there.':
    '네. 프레임 목록에서 마우스나 키보드로 프레임을 고르고 시간을 초 단위로 입력하세요. 거기서 삭제하고, 옮기고, 복제할 수도 있습니다.',
  'Keep every second frame, make it narrower, or lower the quality, which ignores small changes between frames. Best of all, choose WebP: the same animation takes a fraction of the size.':
    '2프레임마다 하나만 남기거나, 너비를 줄이거나, 프레임 사이의 작은 변화를 무시하도록 품질을 낮추세요. WebP를 고르는 것이 가장 좋습니다. 같은 애니메이션이 훨씬 작아집니다.',
  'Why are there fewer frames at a high speed?': '속도를 높이면 왜 프레임이 줄어드나요?',
  'Browsers show each frame for at least 0.02 seconds. Frames that would be shorter are removed, so that the animation really plays as fast as you asked.':
    '브라우저는 프레임마다 최소 0.02초 동안 보여 줍니다. 애니메이션이 요청한 만큼 정말 빨라지도록, 그보다 짧아질 프레임은 제거합니다.',
  'The timing of all other frames, transparency and the number of repeats, even when you change the format.':
    '다른 모든 프레임의 표시 시간, 투명도, 반복 횟수가 유지됩니다. 형식을 바꿔도 마찬가지입니다.',
  'gif editor': 'gif 편집 | gif 크기 줄이기',
  'gif speed': '움짤 편집 | gif 무한반복',
  'speed up gif': 'gif 속도 조절 | gif 프레임 삭제',
  'slow down gif': '움짤 속도 | gif 자르기',
  'reverse gif': 'gif 빠르게 | gif 반복 횟수',
  'frame delay': 'gif 느리게 | gif 용량 줄이기 프레임',
  'gif loop': 'gif 역재생',
  'resize gif': 'gif 거꾸로',
  'change gif': 'gif 크기 조절',
} satisfies TableWords<'tools/edit-animation'>;
