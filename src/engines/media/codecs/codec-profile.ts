const avcProfiles: Record<number, string> = {
  66: 'Baseline',
  77: 'Main',
  88: 'Extended',
  100: 'High',
  110: 'High 10',
  122: 'High 4:2:2',
  244: 'High 4:4:4',
};
const hevcProfiles: Record<string, string> = {
  '1': 'Main',
  '2': 'Main 10',
  '3': 'Main Still Picture',
  '4': 'Range Extensions',
};
const av1Profiles: Record<string, string> = { '0': 'Main', '1': 'High', '2': 'Professional' };
const aacTypes: Record<string, string> = { '2': 'LC', '5': 'HE-AAC', '29': 'HE-AAC v2', '34': 'MP3 in MP4' };

/** The profile and the level that a codec string of RFC 6381 tells: `High, level 3.1`. Nothing where it tells none. */
export function profileOf(codec: string): string | undefined {
  const [name = '', ...parts] = codec.split('.');
  const [first = '', second = '', third = ''] = parts;
  switch (name) {
    case 'avc1':
    case 'avc3': {
      const bytes = [0, 2, 4].map((at) => Number.parseInt(first.slice(at, at + 2), 16));
      const [profile = 0, constraints = 0, level = 0] = bytes;
      const known = profile === 66 && constraints & 0x40 ? 'Constrained Baseline' : avcProfiles[profile];
      return known && `${known}, level ${level / 10}`;
    }
    case 'hvc1':
    case 'hev1': {
      const known = hevcProfiles[first.replace(/^[ABC]/, '')];
      const level = Number(third.slice(1)) / 30;
      return known && `${known}, level ${level}${third.startsWith('H') ? ', high tier' : ''}`;
    }
    case 'vp09':
      return `Profile ${Number(first)}, level ${Number(second) / 10}, ${Number(third)} bit`;
    case 'av01': {
      const level = Number.parseInt(second, 10);
      const known = av1Profiles[first];
      return known && `${known}, level ${2 + (level >> 2)}.${level & 3}, ${Number(third)} bit`;
    }
    case 'mp4a':
      return aacTypes[second];
    default:
      return undefined;
  }
}
