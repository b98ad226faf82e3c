/** RC4, which files of PDF 1.1 to 1.6 use. It both encrypts and decrypts. */
export function rc4(key: Uint8Array, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i]! + key[i % key.length]!) & 0xff;
    [state[i], state[j]] = [state[j]!, state[i]!];
  }
  const output = new Uint8Array(data.length);
  for (let at = 0, i = 0, j = 0; at < data.length; at++) {
    i = (i + 1) & 0xff;
    const first = state[i]!;
    j = (j + first) & 0xff;
    const second = state[j]!;
    state[i] = second;
    state[j] = first;
    output[at] = data[at]! ^ state[(first + second) & 0xff]!;
  }
  return output;
}
