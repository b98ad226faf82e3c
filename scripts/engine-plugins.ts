import type { Plugin } from 'vite';
import { butteraugli } from './butteraugli.ts';
import { noteShippedPackages } from './shipped-packages.ts';
import { soundEncoders } from './sound-encoders.ts';
import { withoutBlobWorkers } from './without-blob-workers.ts';
import { withoutEval } from './without-eval.ts';

/** Vite: what makes of packages the engines that are shipped. Pages' bundles and workers' each take their own. */
export const enginePlugins = (): Plugin[] => [
  butteraugli(),
  soundEncoders(),
  withoutEval(),
  withoutBlobWorkers(),
  noteShippedPackages(),
];
