import * as ocr from '#engines/ocr/ocr.ts';
import { answerWith } from '../contract/engine.ts';

answerWith(ocr);
