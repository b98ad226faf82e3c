import type { Plugin } from 'vite';
import { butteraugli } from './butteraugli.ts';
import { noteShippedPackages } from './shipped-packages.ts';
import { soundEncoders } from './sound-encoders.ts';
import { vipsWithoutProfile } from './vips-without-profile.ts';
import { withoutBlobWorkers } from './without-blob-workers.ts';
import { withoutEval } from './without-eval.ts';

/**
 * Returns the Vite plugins that turn packages into the shipped engines. The bundles of pages and workers each need
 * their own instances.
 */
export const enginePlugins = (): Plugin[] => [
  butteraugli(),
  soundEncoders(),
  vipsWithoutProfile(),
  withoutEval(),
  withoutBlobWorkers(),
  noteShippedPackages(),
];
