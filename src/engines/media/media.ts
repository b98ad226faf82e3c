import type { Run } from '#jobs/contract/engine.ts';
import type { MediaJob } from '#jobs/contract/job.ts';
import { decodeInPage } from '#jobs/in-worker/decode-in-page.ts';
import { loadModule } from '#jobs/in-worker/load-asset.ts';
import { prepareBrowserDecoder } from './browser-decoder/decoded-audio.ts';
import { prepareDecoders } from './failures/silent-decoders.ts';
import { prepareFrames } from './frames-to-encode/frames-to-encode.ts';
import { prepareLastingFrames } from './mediabunny/fill-durations.ts';
import { prepareMp3 } from './mp3/decoder.ts';
import { prepareEncoders } from './encoders/software-encoder.ts';
import { preparePcm } from './encoders/pcm-encoder.ts';
import { preparePreRoll } from './mediabunny/pre-roll.ts';

export { answers } from './questions/answers.ts';

prepareDecoders();
prepareEncoders();
prepareFrames();
prepareLastingFrames();
preparePcm();
prepareMp3(() => loadModule('minimp3'));
preparePreRoll();
prepareBrowserDecoder(decodeInPage);

export const loadRun = () => import('./run.ts');
export const run: Run<MediaJob> = async (...work) => (await loadRun()).run(...work);
