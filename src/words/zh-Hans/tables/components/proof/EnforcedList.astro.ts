export default {
  'Requests and uploads': '请求和上传',
  'Refused by the Content Security Policy, in every browser.':
    '在所有浏览器里，由内容安全策略 (Content Security Policy) 拒绝。',
  'Other addresses, WebRTC and name lookups': '其他地址、WebRTC 和域名查询',
  'Refused by Connection-Allowlist, in Chromium 152 and later.':
    '在 Chromium 152 及以后，由 Connection-Allowlist 拒绝。',
  'Data hidden in addresses of our own server': '藏在本站服务器地址里的数据',
  'Refused by Connection-Allowlist too, except for downloads.': '也由 Connection-Allowlist 拒绝，下载除外。',
  '<span>Not checked yet</span> <span2>{0}</span2>': '<span>尚未检查</span> <span2>{0}</span2>',
} satisfies TableWords<'components/proof/EnforcedList.astro'>;
