/*
 * A decoder of MP3, one frame at a time, with nothing imported. build.sh makes decoder.wasm of it.
 *
 * minimp3.h is that of https://github.com/lieff/minimp3 at commit 7b590fd (CC0), unchanged.
 */
#include <stddef.h>

void *memcpy(void *to, const void *from, size_t size) { return __builtin_memcpy(to, from, size); }
void *memmove(void *to, const void *from, size_t size) { return __builtin_memmove(to, from, size); }
void *memset(void *to, int value, size_t size) { return __builtin_memset(to, value, size); }

#define MINIMP3_ONLY_MP3
/* It has intrinsics for other processors only. */
#define MINIMP3_NO_SIMD
#define MINIMP3_FLOAT_OUTPUT
#define MINIMP3_NONSTANDARD_BUT_LOGICAL
#define MINIMP3_IMPLEMENTATION
#include "minimp3.h"

#define EXPORT(name) __attribute__((export_name(name)))

static mp3dec_t decoder;
static uint8_t input[4096];
static float floats[MINIMP3_MAX_SAMPLES_PER_FRAME];
static int16_t integers[MINIMP3_MAX_SAMPLES_PER_FRAME];

EXPORT("input") uint8_t *input_address(void) { return input; }
EXPORT("floats") float *floats_address(void) { return floats; }
EXPORT("integers") int16_t *integers_address(void) { return integers; }

/* Forgets what came before. */
EXPORT("begin") void begin(void) { mp3dec_init(&decoder); }

/*
 * Decodes the frame of so many bytes at "input" to interleaved values at "floats". Returns how many samples per channel
 * it has: 0 if it needs bits of frames that are missing.
 */
EXPORT("decode") int decode(int size) {
  mp3dec_frame_info_t info;
  return mp3dec_decode_frame(&decoder, input, size, floats, &info);
}

/*
 * Rounds so many values at "floats" to those at "integers", and cuts off what is louder than these can be. minimp3's own
 * function is off by more than one near zero.
 */
EXPORT("round") void round_values(int count) {
  for (int at = 0; at < count; at += 1) {
    float value = __builtin_rintf(floats[at] * 32768.0f);
    integers[at] = value > 32767.0f ? 32767 : value < -32768.0f ? -32768 : (int16_t)value;
  }
}
