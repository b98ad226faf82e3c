import type { CodecProfile } from '#jobs/contract/report.ts';

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

/** Returns undefined if the string states no profile, or one that is not known here. */
export function profileOf(codec: string): CodecProfile | undefined {
  const [name = '', ...parts] = codec.split('.');
  const [first = '', second = '', third = ''] = parts;
  switch (name) {
    case 'avc1':
    case 'avc3': {
      const bytes = [0, 2, 4].map((at) => Number.parseInt(first.slice(at, at + 2), 16));
      const [number = 0, constraints = 0, level = 0] = bytes;
      const known = number === 66 && constraints & 0x40 ? 'Constrained Baseline' : avcProfiles[number];
      return profile(known, { level: level / 10 });
    }
    case 'hvc1':
    case 'hev1': {
      const known = hevcProfiles[first.replace(/^[ABC]/, '')];
      const level = Number(third.slice(1)) / 30;
      return profile(known, { level, isHighTier: third.startsWith('H') });
    }
    case 'vp09':
      return { name: Number(first), level: Number(second) / 10, bits: Number(third) };
    case 'av01': {
      const level = Number.parseInt(second, 10);
      const known = av1Profiles[first];
      return profile(known, { level: `${2 + (level >> 2)}.${level & 3}`, bits: Number(third) });
    }
    case 'mp4a':
      return profile(aacTypes[second]);
    default:
      return undefined;
  }
}

const profile = (name: string | undefined, more: Omit<CodecProfile, 'name'> = {}): CodecProfile | undefined =>
  name === undefined ? undefined : { name, ...more };
