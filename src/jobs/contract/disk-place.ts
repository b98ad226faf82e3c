/** Where a finished result lies on the browser's private disk. */
export interface DiskPlace {
  folder: string;
  name: string;
}
