import * as v from 'valibot';
import { allowed } from '../options/options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Flatten PDF',
  description: 'Make form fields, comments and drawings a part of the pages of a PDF, so that nobody changes them.',
  family: 'pdf',
  action: 'Flatten',
  accepts: ['pdf'],
  batch: 'each',
  options: v.object({
    takesComments: allowed(
      'Comments and drawings too',
      'Highlights, notes, stamps and ink. Else form fields alone become a part of the page.',
    ),
    keepsLinks: allowed('Keep links', 'They can still be clicked.'),
  }),
  job: (options) => ({ engine: 'pdf', operation: { type: 'flatten', ...options } }),
  questions: [
    {
      question: 'Does it look the same?',
      answer:
        'Yes: what is drawn into a page is what the file shows there now. Fields that hold a value without saying how it looks are drawn in Helvetica; letters that it lacks appear as a question mark. Buttons, boxes, drawings, text boxes and stamps without a look of their own are drawn as readers usually draw them.',
    },
    {
      question: 'Are the pages turned into pictures?',
      answer: 'No. Text stays text, also that of the fields: it can be searched, selected and copied.',
    },
    {
      question: 'What is lost?',
      answer:
        'Fields can no longer be filled in, and their scripts are gone. What a note says in its window that opens on a click is gone too: only its sign stays. Hidden annotations are left out. Files, sounds and videos that are attached to a page stay as they are. Digital signatures become what is seen of them.',
    },
    {
      question: 'Are my files uploaded?',
      answer: 'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
