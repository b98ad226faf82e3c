/** Encrypts or decrypts with RC4, which PDF 1.1 to 1.6 use. */
export function rc4(key: Uint8Array, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 0xff] ?? 0;
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 0xff;
    [state[i], state[j]] = [at(j), at(i)];
  }
  let [i, j] = [0, 0];
  return Uint8Array.from(data, (byte) => {
    i = (i + 1) & 0xff;
    const first = at(i);
    j = (j + first) & 0xff;
    const second = at(j);
    state[i] = second;
    state[j] = first;
    return byte ^ at(first + second);
  });
}
