import * as image from '#engines/image/image.ts';
import { answerWith } from '../contract/engine.ts';

answerWith(image);
