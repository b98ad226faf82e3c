import { concat, fromLatin1, toLatin1 } from '#containers/bytes.ts';
import { segment, type Segment } from '#containers/jpeg.ts';
import { isIsoGain, isList } from './jpeg-gain-map.ts';

const xmpMark = 'http://ns.adobe.com/xap/1.0/\0';
const app1 = 0xe1;

/** A gain map or the video of a photo that moves, in Ultra HDR, Apple's HDR, and Google's and Samsung's moving photos. */
const property = '(?:hdrgm|HDRGainMap):\\w+|GCamera:(?:MotionPhoto|MicroVideo)\\w*';
const attributes = new RegExp(`\\s(?:xmlns:(?:hdrgm|HDRGainMap)|${property})\\s*=\\s*(?:"[^"]*"|'[^']*')`, 'g');
const elements = new RegExp(`<(${property})(?:\\s[^>]*)?(?:/>|>[\\s\\S]*?</\\1>)`, 'g');
const listItems = /<rdf:li\b(?:[^>]*\/>|[\s\S]*?<\/rdf:li>)/g;
const isFollowing = /Semantic[^<\w]{1,4}(?:GainMap|MotionPhoto)\b/;

/** Returns XMP that no longer announces what used to follow the picture in its file. */
export function withoutFollowing(xmp: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = toLatin1(xmp)
    .replace(attributes, '')
    .replace(elements, '')
    .replace(listItems, (item) => (isFollowing.test(item) ? '' : item));
  return fromLatin1(text);
}

/**
 * Returns the segments of a picture that is alone in its file from now on: other programs would look for a gain map or
 * a video that is announced, and call the file damaged.
 */
export const ofPictureAlone = (segments: readonly Segment[]): Segment[] =>
  segments.flatMap((each) => {
    if (isList(each) || isIsoGain(each)) return [];
    const isXmp = each.marker === app1 && toLatin1(each.body.subarray(0, xmpMark.length)) === xmpMark;
    if (!isXmp) return [each];
    const body = concat([each.body.subarray(0, xmpMark.length), withoutFollowing(each.body.subarray(xmpMark.length))]);
    return [{ marker: app1, body, bytes: segment(app1, body) }];
  });
