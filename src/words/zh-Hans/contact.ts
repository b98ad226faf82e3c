import type { Words } from '#wording/words.ts';
import type * as english from '#words/contact.ts';

export const contactWords = {
  notTaken: '消息没能发出。你写的内容还在这里，请稍后再试。',
  notSent: '消息没能发出：网络连接失败。你写的内容还在这里，请重试。',
  sentForAgent: '用户已发送消息。',
  notSentForAgent: '消息没有发出。用户可以看到原因。',
  onTool: (tool, browser) => `工具：${tool}\n浏览器：${browser}\n\n发生了什么：`,
  onError: (error) => `页面显示：${error}\n\n之前做了什么：`,
} satisfies Words<typeof english.contactWords>;
