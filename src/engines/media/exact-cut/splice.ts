import {
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Quality,
  VideoSampleSink,
  type EncodedPacket,
  type InputVideoTrack,
  type Output,
  type OutputFormat,
  type VideoCodec,
  type VideoEncodingConfig,
} from 'mediabunny';
import { bufferBytes } from '../containers/buffer-bytes.ts';
import { keyPacketAt, type Range } from '../plan/range.ts';
import type { Timed } from '../plan/track-bitrate.ts';
import { keyFrameInterval, planVideo } from '../plan/video-plan.ts';
import {
  beginsAnew,
  joinConfigurations,
  readConfiguration,
  writeConfiguration,
  type AvcConfiguration,
} from '../codecs/avc-configuration.ts';
import { encodePart, type EncodedPart } from './encode-part.ts';

/** A frame-accurate cut that re-encodes only its ends: everything between key frames is copied. */
export interface Splice {
  track: InputVideoTrack;
  codec: VideoCodec;
  encoding: VideoEncodingConfig;
  /** Only for H.264. */
  configuration?: AvcConfiguration;
  /** The first and the last packet that are copied, in decoding order. */
  first: EncodedPacket;
  last: number;
  /**
   * The ranges that are encoded before and after, on the file's own clock, in seconds. Absent if the cut is at a key
   * frame, or between frames that need nothing beyond it.
   */
  head?: Range;
  tail?: Range;
  range: Range;
}

/** A tolerance in seconds, because containers round times to their own units. */
const tick = 1e-5;
/** More frames than any codec reorders. */
const mostBeyond = 32;

/**
 * Whether the packets of a track can be mixed with those of a second encoder.
 *
 * VP8 and VP9 start afresh at each key frame, and so does H.264 if its parameter sets have numbers of their own. In AV1
 * and HEVC, a track states once what applies to all of it.
 */
export async function canSplice(track: InputVideoTrack, output: OutputFormat): Promise<boolean> {
  const [codec, config] = [await track.getCodec(), await track.getDecoderConfig()];
  if (!codec || !config || !output.getSupportedVideoCodecs().some((each) => each === codec)) return false;
  // Profiles with 8 bits and 4:2:0 subsampling.
  const joins =
    codec === 'vp8' ||
    (codec === 'vp9' && config.codec.startsWith('vp09.00')) ||
    (codec === 'avc' && avcProfile(config.codec) <= 100 && avcConfiguration(config)?.lengthSize === 4);
  const [width, height] = [await track.getCodedWidth(), await track.getCodedHeight()];
  const isSquare = (await track.getSquarePixelWidth()) === width && (await track.getSquarePixelHeight()) === height;
  const turned = (await track.getRotation()) !== 0 || (await track.getFlip());
  return (
    joins &&
    config.colorSpace?.fullRange !== true &&
    isSquare &&
    width % 2 === 0 &&
    height % 2 === 0 &&
    (!turned || output.supportsVideoTransformationMetadata) &&
    !(await track.canBeTransparent()) &&
    (await track.canDecode())
  );
}

/**
 * Plans a cut that re-encodes only the ends of a part.
 *
 * @returns undefined if all of it has to be encoded: there is no key frame within it, or the browser's encoder would
 *   differ from the rest in bit depth, range or shape.
 */
export async function planSplice(
  track: InputVideoTrack,
  media: Timed,
  range: Range,
  output: OutputFormat,
): Promise<Splice | undefined> {
  const codec = await track.getCodec();
  const config = await track.getDecoderConfig();
  if (!codec || !config || !(await canSplice(track, output)) || !(await isPlain(track, range.start))) return undefined;
  const configuration = avcConfiguration(config);
  const first = await firstCopied(track, range, configuration);
  if (!first) return undefined;
  const plan = await planVideo(track, media, output, { transcode: true, replace: false });
  if ('problem' in plan || !plan.transcodes || plan.options.codec !== codec) return undefined;
  const end = await lastComplete(track, first, range.end);
  if (!end) return undefined;
  const head = first.timestamp - range.start > tick ? { start: range.start, end: first.timestamp } : undefined;
  const tail = end.next === undefined ? undefined : { start: end.next, end: range.end };
  return {
    track,
    codec,
    encoding: {
      codec,
      quality: new Quality({ bitrate: Math.round(plan.bitrate * generosity(head, tail)) }),
      alpha: 'discard',
      keyFrameInterval,
      ...(configuration && { fullCodecString: likeProfile(config.codec) }),
    },
    ...(configuration && { configuration }),
    first,
    last: end.last,
    ...(head && { head }),
    ...(tail && { tail }),
    range,
  };
}

/** Finds the first key frame in the range on which no frame shown earlier depends. */
async function firstCopied(
  track: InputVideoTrack,
  { start, end }: Range,
  configuration: AvcConfiguration | undefined,
): Promise<EncodedPacket | undefined> {
  const packets = new EncodedPacketSink(track);
  const verified = { verifyKeyPackets: true };
  let key = (await keyPacketAt(track, start + tick)) ?? (await packets.getFirstKeyPacket(verified));
  for (; key && key.timestamp < end - tick; key = await packets.getNextKeyPacket(key, verified)) {
    if (key.timestamp > start - tick && (!configuration || beginsAnew(key.data, configuration))) return key;
  }
  return undefined;
}

/** Whether browsers encode the frames in their own colour range. */
async function isPlain(track: InputVideoTrack, time: number): Promise<boolean> {
  using frame = await new VideoSampleSink(track).getSample(Math.max(time, await track.getFirstTimestamp()));
  return (frame?.format === 'I420' || frame?.format === 'NV12') && frame.colorSpace.fullRange !== true;
}

const avcProfile = (codec: string) => Number.parseInt(codec.slice(5, 7), 16);
const avcConfiguration = ({ codec, description }: VideoDecoderConfig) =>
  codec.startsWith('avc') && description ? readConfiguration(bufferBytes(description)) : undefined;

/** Returns an H.264 codec string with a profile that decoders of the input also support, and the input's level. */
function likeProfile(codec: string): string {
  const profile = avcProfile(codec);
  const kept = profile === 100 ? '6400' : profile === 66 ? '42e0' : '4d00';
  return `avc1.${kept}${codec.slice(-2)}`;
}

/**
 * Finds the last packet before an end that can be copied together with all packets before it, without any that are
 * shown after the end: in decoding order, frames may precede others that are shown earlier.
 *
 * @returns the packet's sequence number, and when the next frame is shown, if that is before the end.
 */
async function lastComplete(track: InputVideoTrack, first: EncodedPacket, end: number) {
  const key = (await keyPacketAt(track, end - tick)) ?? first;
  const from = key.sequenceNumber < first.sequenceNumber ? first : key;
  const group: { timestamp: number; sequenceNumber: number }[] = [];
  let beyond = 0;
  for await (const packet of new EncodedPacketSink(track).packets(from, undefined, { metadataOnly: true })) {
    if (packet.timestamp >= end - tick) beyond += 1;
    if (beyond > mostBeyond) break;
    group.push(packet);
  }
  const earliest = group.map(({ timestamp }) => timestamp);
  for (let at = group.length - 2; at >= 0; at -= 1) {
    earliest[at] = Math.min(earliest[at] ?? Infinity, earliest[at + 1] ?? Infinity);
  }
  let found: { last: number; next?: number } | undefined;
  let latest = -Infinity;
  for (const [at, { timestamp, sequenceNumber }] of group.entries()) {
    latest = Math.max(latest, timestamp);
    const next = earliest[at + 1] ?? Infinity;
    if (latest >= end - tick) break;
    if (next > latest) found = { last: sequenceNumber, ...(next < end - tick && { next }) };
  }
  return found;
}

/** How many seconds of it are re-encoded. */
export const encodedSeconds = ({ head, tail }: Pick<Splice, 'head' | 'tail'>) =>
  [head, tail].reduce((sum, part) => sum + (part ? part.end - part.start : 0), 0);

/**
 * Short ends should look better than the rest, not worse: they get twice its bitrate for up to a second, and less if
 * longer.
 */
const generosity = (head?: Range, tail?: Range) =>
  1 + 1 / Math.max(1, encodedSeconds({ ...(head && { head }), ...(tail && { tail }) }));

export interface AddedSplice {
  source: EncodedVideoPacketSource;
  /** With timestamps on the clock of the result. */
  packets: AsyncIterable<{ packet: EncodedPacket; meta: EncodedVideoChunkMetadata }>;
  /** The duration of the result. */
  seconds: number;
}

/**
 * Adds the video track of a splice to an output that has not started. Its packets are to be added to the source once
 * the output has started.
 */
export async function addSplice(output: Output, splice: Splice): Promise<AddedSplice> {
  const { track, codec, head, tail, encoding, range } = splice;
  const source = new EncodedVideoPacketSource(codec);
  const [language, name] = [await track.getLanguageCode(), await track.getName()];
  output.addVideoTrack(source, {
    ...(/^[a-z]{3}$/.test(language) && { languageCode: language }),
    ...(name !== null && { name }),
    disposition: await track.getDisposition(),
    rotation: await track.getRotation(),
    flip: await track.getFlip(),
    transformationMatrix: await track.getTransformationMatrix(),
  });
  const config = await track.getDecoderConfig();
  if (!config) throw new Error('A splice without a decoder configuration');
  return { source, packets: splicedPackets(), seconds: range.end - range.start };

  async function* splicedPackets(): AsyncGenerator<{ packet: EncodedPacket; meta: EncodedVideoChunkMetadata }, void> {
    if (!config) return;
    // The decoder configuration precedes the first packet and depends on the tail, so the tail is encoded first.
    const ending: EncodedPart[] = [];
    if (tail) for await (const part of encodePart(track, tail, encoding)) ending.push(part);
    const start = head && encodePart(track, head, encoding);
    const opening = await start?.next();
    const parts = [opening?.value, ending[0]].filter((part): part is EncodedPart => part !== undefined);
    const { meta, fit } = fitted(splice.configuration, config, parts);
    const shifted = (packet: EncodedPacket, changes: { data?: Uint8Array } = {}) => ({
      packet: packet.clone({
        ...changes,
        timestamp: packet.timestamp - range.start,
        duration: Math.min(packet.duration, range.end - packet.timestamp),
        sideData: {},
      }),
      meta,
    });
    const anew = ({ packet }: EncodedPart, part: EncodedPart | undefined) =>
      shifted(packet, { data: fit(packet.data, part) });

    if (opening?.value) yield anew(opening.value, opening.value);
    if (start) for await (const part of start) yield anew(part, opening?.value ?? undefined);
    for await (const packet of new EncodedPacketSink(track).packets(splice.first, undefined, {
      verifyKeyPackets: true,
    })) {
      if (packet.sequenceNumber > splice.last) break;
      yield shifted(packet);
    }
    for (const part of ending) yield anew(part, ending[0]);
  }
}

/**
 * Joins the decoder configurations of all parts, and returns how the packets of each part are adapted to the result.
 */
function fitted(configuration: AvcConfiguration | undefined, config: VideoDecoderConfig, parts: EncodedPart[]) {
  if (!configuration) return { meta: { decoderConfig: config }, fit: (data: Uint8Array) => data };
  let whole = configuration;
  const fits = new Map<EncodedPart, (data: Uint8Array) => Uint8Array>();
  for (const part of parts) {
    const own = part.config?.description && readConfiguration(bufferBytes(part.config.description));
    const joined = own && joinConfigurations(whole, own);
    if (!joined) throw new Error('An encoder that does not say how it is decoded');
    whole = joined.configuration;
    fits.set(part, joined.fit);
  }
  return {
    meta: { decoderConfig: { ...config, description: writeConfiguration(whole) } },
    fit: (data: Uint8Array, part?: EncodedPart) => (part && fits.get(part)?.(data)) ?? data,
  };
}
