export default {
  '{0} tools, with everything they need.': '{0} 个工具及所需的一切。',
  'The tools are programs that run in your browser. Keep them on this device, and they work without a network, even after you restart it.':
    '这些工具是在浏览器里运行的程序。保存在这台设备上，没有网络也能用，设备重启后也一样。',
  'This browser does not let this page store anything: it has no service workers, or its settings or a private window block them.':
    '这个浏览器不让本页保存任何内容：它不支持 service worker，或被设置或无痕窗口禁用了。',
  Kept: '已保存',
  'Keep offline: {0}': '离线保存：{0}',
  'Keep offline': '离线保存',
  'Remove {0} from this device': '从这台设备移除：{0}',
  'All pages of the site. They come with any kind of tools that you keep.':
    '网站的所有页面。保存任何一类工具时都会一起保存。',
  'Keep offline: the pages': '离线保存：页面',
  'Remove everything from this device': '从这台设备全部移除',
  'Remove all': '全部移除',
  'Downloaded so far': '目前已下载',
  Cancel: '取消',
  'Keep all: <data></data>': '全部保存：<data></data>',
  'Install as an app': '安装为应用',
  'Keeping the tools needs JavaScript, which is switched off in this browser.':
    '保存工具需要 JavaScript，而这个浏览器已将它关闭。',
} satisfies TableWords<'pages/offline.astro'>;
