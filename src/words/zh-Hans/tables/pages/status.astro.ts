export default {
  'This page needs JavaScript, which is switched off in this browser. Without it, open <code>/api/health</code>.':
    '这个页面需要 JavaScript，而这个浏览器已将它关闭。也可以直接打开 <code>/api/health</code>。',
  'Good to know': '说明',
  'Do the tools depend on it?': '工具依赖它吗？',
  'No. They run in your browser, so they work whenever their pages load, and without a connection once you <a>keep them offline</a>.':
    '不依赖。工具在浏览器里运行，页面能加载就能用；<a>离线保存</a>以后，没有网络也能用。',
  'The service writes to the place where it stores messages, and reads it back. It also says whether a person is told about new messages.':
    '服务会往存放消息的地方写入内容，再读回来。它还会说明有新消息时是否会通知到人。',
  'Is there a history?': '有历史记录吗？',
  'No: this page shows what the service says now. To watch it, let a monitor ask <a>/api/health</a>, which answers 200 if all is well and 503 if it is not.':
    '没有：这个页面只显示服务现在的状态。要持续监测，请让监测程序查询 <a>/api/health</a>，一切正常时返回 200，否则返回 503。',
} satisfies TableWords<'pages/status.astro'>;
