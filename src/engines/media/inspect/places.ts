import { viewOf } from '#containers/bytes.ts';
import type { MetadataValue } from '#jobs/contract/hidden-data.ts';

const degrees = (value: number, sides: readonly [string, string]) =>
  `${Math.abs(value).toFixed(5)}° ${value < 0 ? sides[1] : sides[0]}`;

const described = (latitude: number, longitude: number) =>
  `${degrees(latitude, ['N', 'S'])}, ${degrees(longitude, ['E', 'W'])}`;

/** Reads a position such as `+48.8577+002.295+035.0/` (ISO 6709) like those of photos; any other text stays. */
export function readPlace(text: string): string | MetadataValue {
  const [, latitude, longitude, altitude] =
    /^([+-]\d{1,2}(?:\.\d+)?)([+-]\d{1,3}(?:\.\d+)?)([+-]\d+(?:\.\d+)?)?(?:CRS\w*)?\/?$/.exec(text.trim()) ?? [];
  if (latitude === undefined || longitude === undefined) return text;
  const position = described(Number(latitude), Number(longitude));
  return altitude === undefined ? position : { type: 'position', position, altitude: Math.round(Number(altitude)) };
}

/** Reads the position in a `loci` box (3GPP TS 26.244, 8.9); undefined if it is too short. */
export function readLocation(bytes: Uint8Array): string | undefined {
  const start = bytes.indexOf(0, 6);
  // The name is followed by a null and a role, then by numbers with 16 bits after the point.
  const at = start + 2;
  if (start < 0 || at + 12 > bytes.length) return undefined;
  const view = viewOf(bytes);
  const [longitude, latitude] = [view.getInt32(at) / 2 ** 16, view.getInt32(at + 4) / 2 ** 16];
  return described(latitude, longitude);
}
