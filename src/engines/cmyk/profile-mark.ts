/** How many bytes at the beginning of the packed profile are left in `vips.wasm`, so that its place can be found. */
export const markLength = 16;
