export { inspect, run } from './with-libvips.ts';
