import * as pdf from '#engines/pdf/pdf.ts';
import { answerWith } from '../contract/engine.ts';

answerWith(pdf);
