import * as pdf from '../engines/pdf/pdf.ts';
import { answerWith } from './engine.ts';

answerWith(pdf);
