/** Values for each pixel of a picture or of a map made from it: the channels of a pixel lie beside each other. */
export interface Planes {
  width: number;
  height: number;
  channels: number;
  values: Float32Array;
}

/** Weights of one step of a network, with what is added to each channel. */
export interface Weights {
  weights: Float32Array;
  bias: Float32Array;
}

const planes = (width: number, height: number, channels: number): Planes => ({
  width,
  height,
  channels,
  values: new Float32Array(width * height * channels),
});

/** Mixes the channels of each pixel. There is one row of weights for each channel of the result. */
export function mix(from: Planes, { weights, bias }: Weights): Planes {
  const { width, height, channels, values } = from;
  const made = planes(width, height, bias.length);
  const to = made.values;
  const pixels = width * height;
  for (let pixel = 0; pixel < pixels; pixel++) {
    const [at, place] = [pixel * channels, pixel * bias.length];
    let channel = 0;
    // Four at a time, so that each value is read once for them.
    for (; channel + 4 <= bias.length; channel += 4) {
      let [first, second, third, fourth] = [0, 0, 0, 0];
      let row = channel * channels;
      for (let index = 0; index < channels; index++, row++) {
        const value = values[at + index] ?? 0;
        first += value * (weights[row] ?? 0);
        second += value * (weights[row + channels] ?? 0);
        third += value * (weights[row + 2 * channels] ?? 0);
        fourth += value * (weights[row + 3 * channels] ?? 0);
      }
      to[place + channel] = first + (bias[channel] ?? 0);
      to[place + channel + 1] = second + (bias[channel + 1] ?? 0);
      to[place + channel + 2] = third + (bias[channel + 2] ?? 0);
      to[place + channel + 3] = fourth + (bias[channel + 3] ?? 0);
    }
    for (; channel < bias.length; channel++) {
      let sum = bias[channel] ?? 0;
      for (let index = 0; index < channels; index++)
        sum += (values[at + index] ?? 0) * (weights[channel * channels + index] ?? 0);
      to[place + channel] = sum;
    }
  }
  return made;
}

/** Filters each channel by itself. There is a row of weights for each of 3 by 3 places. Beyond the edges is 0. */
export function filter(from: Planes, { weights, bias }: Weights): Planes {
  const { width, height, channels, values } = from;
  const made = planes(width, height, channels);
  const sums = new Float64Array(channels);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      sums.set(bias);
      for (let place = 0; place < 9; place++) {
        const [fromX, fromY] = [x + (place % 3) - 1, y + Math.floor(place / 3) - 1];
        if (fromX < 0 || fromY < 0 || fromX >= width || fromY >= height) continue;
        const [at, row] = [(fromY * width + fromX) * channels, place * channels];
        for (let channel = 0; channel < channels; channel++)
          sums[channel] = (sums[channel] ?? 0) + (values[at + channel] ?? 0) * (weights[row + channel] ?? 0);
      }
      made.values.set(sums, (y * width + x) * channels);
    }
  }
  return made;
}

/** Replaces negative values by 0. */
export function rectify(of: Planes): Planes {
  for (let at = 0; at < of.values.length; at++) if ((of.values[at] ?? 0) < 0) of.values[at] = 0;
  return of;
}

/** Halves both sides, which are even: of each 2 by 2 pixels, the largest value of each channel stays. */
export function halve({ width, height, channels, values }: Planes): Planes {
  const made = planes(width / 2, height / 2, channels);
  for (let y = 0; y < made.height; y++) {
    for (let x = 0; x < made.width; x++) {
      const [to, above] = [(y * made.width + x) * channels, (y * 2 * width + x * 2) * channels];
      const below = above + width * channels;
      for (let channel = 0; channel < channels; channel++)
        made.values[to + channel] = Math.max(
          values[above + channel] ?? 0,
          values[above + channels + channel] ?? 0,
          values[below + channel] ?? 0,
          values[below + channels + channel] ?? 0,
        );
    }
  }
  return made;
}

/** Adds a map of half the size, each of whose pixels counts for 2 by 2. */
export function addDoubled(to: Planes, half: Planes): Planes {
  const { width, height, channels } = to;
  const made = planes(width, height, channels);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * channels;
      const from = ((y >> 1) * half.width + (x >> 1)) * channels;
      for (let channel = 0; channel < channels; channel++)
        made.values[at + channel] = (to.values[at + channel] ?? 0) + (half.values[from + channel] ?? 0);
    }
  }
  return made;
}
