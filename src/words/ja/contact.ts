import type * as english from '#words/contact.ts';
import type { Words } from '#wording/words.ts';

export const contactWords = {
  notTaken: 'メッセージを送れませんでした。書いた内容は残っています。後でもう一度試してください。',
  notSent: '接続できず、メッセージを送れませんでした。書いた内容は残っています。もう一度試してください。',
  sentForAgent: 'ユーザーがメッセージを送信しました。',
  notSentForAgent: 'メッセージは送信されませんでした。理由はユーザーの画面に表示されています。',
  onTool: (tool, browser) => `ツール：${tool}\nブラウザ：${browser}\n\n起きたこと：`,
  onError: (error) => `ページの表示：${error}\n\nその前にしたこと：`,
} satisfies Words<typeof english.contactWords>;
