import * as image from '../engines/image/image.ts';
import { answerWith } from './engine.ts';

answerWith(image);
