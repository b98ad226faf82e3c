import type * as english from '#words/agents.ts';
import type { Words } from '#wording/words.ts';
import { describeWhole, listOf } from '#wording/amounts.ts';
import { count } from './count.ts';

/** Why a page did not do what an agent asked for. */
export const agentProblems = {
  'bad-input': '入力がこのツールのスキーマに合っていません。',
  'unknown-tool': 'この名前のツールはありません。list_toolsですべての名前が分かります。',
  'no-files': 'このページにはファイルがありません。エージェントは追加できないので、ユーザーに頼んでください。',
  'no-results': 'このページにはまだ結果がありません。',
  busy: 'ページはまだ処理中です。終わるまで待つか、cancelを呼び出してください。',
  'not-working': 'このページは今、何も処理していません。',
  'not-accepted': 'このオプションの組み合わせは受け付けられませんでした。',
  'one-file-open': 'ユーザーが1つのファイルのオプションを設定しています。終わるまで待ってください。',
  'already-open': 'このツールのページは、すでに開いています。',
  'not-opened': 'このツールのページを開けませんでした。理由はユーザーの画面に表示されています。',
  stopped: 'ユーザーがこのページでエージェントを停止しました。',
  failed: 'ページのエラーのため、失敗しました。',
} as const satisfies Words<typeof english.agentProblems>;

export type AgentProblem = keyof typeof agentProblems;

const stays = 'ファイルがこの端末の外に出ることはありません。';

/** The texts for agents. */
export const agentWords = {
  input: '入力',
  list: {
    title: 'ツールの一覧を取得',
    description: `このサイトのファイルツールと、それぞれが扱える形式を一覧にします。${stays}使うには、open_toolを呼び出し、開いたページで同じ名前のツールを呼び出してください。`,
    done: (tools) => `${count(tools, 'ツール')}。`,
  },
  describe: {
    title: 'ツールの説明',
    description: 'ファイルツールの機能、扱える形式、オプションをJSON Schemaで返します。何も開きません。',
    done: (title) => `${title}。`,
  },
  open: {
    title: 'ツールを開く',
    description: `ファイルツールのページをこのタブで開きます。このページのファイルや結果を引き継げます。${stays}開いたページでは、そのページのツールを使えます。`,
    tool: 'list_toolsで分かるツールの名前。',
    bring: '新しいページに引き継ぐもの。',
    done: (title) => `「${title}」を開いています。`,
  },
  set: {
    title: (title) => `オプションを設定：${title}`,
    description: 'このページのオプションを設定します。処理は始めません。指定しないオプションは変わりません。',
    steps: 'このページのステップを設定します。処理は始めません。今あるステップは置き換えられます。',
    done: 'オプションを設定しました。',
  },
  run: {
    description: (description) =>
      `${description}ユーザーがこのページに追加したファイルを処理します。指定しないオプションは、ページの表示の通りです。処理が終わったとき、または1分後に進み具合を返します。結果はページに残り、保存できるのはユーザーだけです。`,
  },
  steps: {
    steps: '実行するツールを、最初から順に並べたもの。それぞれが前の結果を処理します。既定値：ページにあるステップ。',
    tool: 'list_toolsで分かるツールの名前。',
    options: 'describe_toolがステップ用に示すオプション。既定値：ツールの設定。',
  },
  status: {
    title: '状態を取得',
    description:
      'このページにあるファイル（番号、形式、サイズ）、設定されたオプション、処理の進み具合、各ファイルの結果を返します。ファイルの中身は返しません。',
    after: 'この番号より後のファイルを一覧にします。既定値：0。',
    wait: '処理が終わるのを、最大この秒数まで待ちます。既定値：0。',
    empty: 'このページにはファイルがありません。',
  },
  cancel: {
    title: '処理をキャンセル',
    description: 'このページの処理を止めます。できた結果はページに残ります。',
    done: '処理をキャンセルしました。',
  },
  save: {
    title: 'ユーザーに保存を頼む',
    description: '結果を保存するボタンをユーザーに表示します。押せるのはユーザーだけです。',
    done: 'ユーザーに結果の保存を頼みました。',
  },
  withheld: '理由はユーザーの画面に表示されています。ファイルの内容が含まれるため、エージェントには伝えません。',
  unit: (unit) => `単位：${unit}。`,
  when: (wishes) => `${listOf(wishes)}のときだけ使われます。`,
  is: (name, values) => `${name}が${values.join('または')}`,
  outcome: ({ done, all, failed }) =>
    `ファイル${count(all, '個')}中${describeWhole(done)}個完了${failed > 0 ? `、${describeWhole(failed)}個は結果なし` : ''}。`,
  ready: (files) => `このページにファイルが${count(files, '個')}あります。`,
  working: (percent) => `処理中：${percent}%完了。完了の通知を受けるには、waitを付けてget_statusを呼び出してください。`,
} as const satisfies Words<typeof english.agentWords>;

/** What agents cannot do with the tools of pages, for the documents for agents. */
export const agentLimits = [
  'ファイルの追加、中身の閲覧、結果の保存はできません。できるのはユーザーだけです。',
  'ユーザーがページで許可しない限り、ファイル名は見えません。',
  'パスワードの設定、範囲の描画、署名、オプション用のファイルの選択はできません。ユーザーに頼んでください。',
  'それぞれの呼び出しで何をしたかは、ページに表示されます。ユーザーはそこで停止でき、停止するとツールは使えなくなります。',
] as const satisfies Words<typeof english.agentLimits>;

/** What an agent did last, for the person. */
export const agentDeeds = {
  looked: 'ツールの一覧を見ました。',
  set: 'オプションを設定しました。',
  ran: '処理を始めました。',
  asked: '進み具合を確認しました。',
  cancelled: '処理をキャンセルしました。',
  opened: '別のツールを開いています。',
  save: '結果の保存を求めています。',
} as const satisfies Words<typeof english.agentDeeds>;

export type AgentDeed = keyof typeof agentDeeds;

/** Shown to the person once an agent uses the page. */
export const agentStripWords = {
  label: 'エージェント',
  title: 'エージェントがこのページを使っています',
  told: 'このページは、ファイルの中身をエージェントに伝えません。',
  names: 'ファイル名を見せる',
  stop: '停止',
  stopIt: 'エージェントを停止',
  stopped: 'このタブではエージェントを停止しています',
  allow: 'もう一度許可',
} as const satisfies Words<typeof english.agentStripWords>;
