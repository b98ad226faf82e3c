const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** "12 MB". */
export function sizeText(bytes: number): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const value = bytes / 1000 ** power;
  return `${value < 10 && power > 0 ? value.toFixed(1) : Math.round(value)} ${units[power]}`;
}

/** "1:02:03", or "0:04.2" below ten seconds. */
export function durationText(seconds: number): string {
  if (seconds < 10) return `0:0${(Math.floor(seconds * 10) / 10).toFixed(1)}`;
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(whole / 3600);
  return hours > 0 ? `${hours}:${parts.join(':')}` : parts.join(':').replace(/^0/, '');
}
