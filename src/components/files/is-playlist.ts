/** Whether a file is the playlist of a stream, by its name. */
export const isPlaylist = ({ name }: File) => /\.m3u8?$/i.test(name);
