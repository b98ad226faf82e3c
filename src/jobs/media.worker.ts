import * as media from '../engines/media/media.ts';
import { answerWith } from './engine.ts';

answerWith(media);
