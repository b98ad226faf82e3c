import * as media from '#engines/media/media.ts';
import { answerWith } from '../contract/engine.ts';

answerWith(media);
