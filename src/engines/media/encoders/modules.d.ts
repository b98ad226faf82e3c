/**
 * Built by `scripts/sound-encoders.ts`. Addresses point into `HEAPU8`, whose buffer is replaced when the memory grows.
 */
interface EncoderMemory {
  HEAPU8: Uint8Array<ArrayBuffer>;
  _malloc(size: number): number;
  _free(address: number): void;
}

declare module 'virtual:@mediabunny/mp3-encoder' {
  export interface Lame extends EncoderMemory {
    _init_lame(numberOfChannels: number, sampleRate: number, bitrate: number): number;
    /** Returns the number of bytes written. */
    _encode_samples(lame: number, left: number, right: number, frames: number, to: number, room: number): number;
    _flush_lame(lame: number, to: number, room: number): number;
    _close_lame(lame: number): void;
  }
  const start: () => Promise<Lame>;
  export default start;
}

declare module 'virtual:@mediabunny/flac-encoder' {
  export interface Flac extends EncoderMemory {
    _init_encoder(numberOfChannels: number, sampleRate: number, bitsPerSample: number): number;
    /** `size`: in bytes, of interleaved 32-bit values, whose lowest bits are cut off. */
    _get_encode_input_ptr(encoder: number, size: number): number;
    /** A negative result is a failure, here and in `_finish_encoder`. */
    _send_samples(encoder: number, frames: number): number;
    /** The address of the latest output: a number of FLAC frames in sequence. */
    _get_output_data(encoder: number): number;
    _get_frame_count(encoder: number): number;
    _get_frame_size(encoder: number, index: number): number;
    _get_frame_samples(encoder: number, index: number): number;
    _get_header_data(encoder: number): number;
    _get_header_size(encoder: number): number;
    /** Encodes what is left. */
    _finish_encoder(encoder: number): number;
  }
  const start: () => Promise<Flac>;
  export default start;
}

declare module 'virtual:@mediabunny/aac-encoder' {
  export interface Aac extends EncoderMemory {
    _init_encoder(numberOfChannels: number, sampleRate: number, bitrate: number): number;
    _get_encoder_frame_size(encoder: number): number;
    _get_encoder_extradata(encoder: number): number;
    _get_encoder_extradata_size(encoder: number): number;
    /** `size`: in bytes, of interleaved floats. */
    _get_encode_input_ptr(encoder: number, size: number): number;
    /** A negative result is a failure. */
    _send_frame(encoder: number, timestamp: bigint): number;
    /** Returns the size of the next packet, or 0 if there is none. */
    _receive_packet(encoder: number): number;
    _get_encoded_data(encoder: number): number;
    _get_encoded_duration(encoder: number): number;
    _flush_encoder_start(encoder: number): void;
    _close_encoder(encoder: number): void;
  }
  const start: () => Promise<Aac>;
  export default start;
}
