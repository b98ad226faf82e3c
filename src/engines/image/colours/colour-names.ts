/** Leaves out sRGB, which nearly every picture has and nobody needs to be told about. */
export const unlessSrgb = (profile: string | undefined): { profile?: string } =>
  profile === undefined || /s-?rgb/i.test(profile) ? {} : { profile };

/** Colour primaries other than sRGB's, by their code in ITU-T H.273. */
export const primaries: Record<number, string> = { 9: 'BT.2020', 11: 'DCI-P3', 12: 'Display P3' };
