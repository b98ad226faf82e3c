import type * as english from '#words/contact.ts';
import type { Words } from '#wording/words.ts';

export const contactWords = {
  notTaken: '메시지를 보내지 못했습니다. 작성한 내용은 그대로 있으니 나중에 다시 시도하세요.',
  notSent: '연결에 실패해 메시지를 보내지 못했습니다. 작성한 내용은 그대로 있으니 다시 시도하세요.',
  sentForAgent: '사용자가 메시지를 보냈습니다.',
  notSentForAgent: '메시지를 보내지 못했습니다. 이유는 사용자의 화면에 표시되어 있습니다.',
  onTool: (tool, browser) => `도구: ${tool}\n브라우저: ${browser}\n\n무슨 일이 있었나요: `,
  onError: (error) => `페이지에 표시된 내용: ${error}\n\n그전에 한 일: `,
} satisfies Words<typeof english.contactWords>;
