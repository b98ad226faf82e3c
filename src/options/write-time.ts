const twoDigits = (number: number) => String(number).padStart(2, '0');

/** `2:40`, `1:02:40.5`: `parseTime` reads it back as the same time, to the microsecond. */
export function writeTime(seconds: number): string {
  const micros = Math.round(seconds * 1e6);
  const [hours, minutes] = [Math.floor(micros / 3.6e9), Math.floor(micros / 6e7) % 60];
  const whole = twoDigits(Math.floor(micros / 1e6) % 60);
  const rest = String(micros % 1e6)
    .padStart(6, '0')
    .replace(/0+$/, '');
  const end = `${whole}${rest && `.${rest}`}`;
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${end}` : `${minutes}:${end}`;
}
