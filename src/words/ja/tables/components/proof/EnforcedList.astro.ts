export default {
  'Requests and uploads': 'リクエストとアップロード',
  'Refused by the Content Security Policy, in every browser.':
    'Content Security Policyにより、どのブラウザでも拒否されます。',
  'Other addresses, WebRTC and name lookups': 'ほかのアドレス、WebRTC、名前解決',
  'Refused by Connection-Allowlist, in Chromium 152 and later.':
    'Connection-Allowlistにより、Chromium 152以降で拒否されます。',
  'Data hidden in addresses of our own server': 'このサイトのサーバーのアドレスに隠したデータ',
  'Refused by Connection-Allowlist too, except for downloads.':
    'ダウンロードを除き、これもConnection-Allowlistにより拒否されます。',
  '<span>Not checked yet</span> <span2>{0}</span2>': '<span>未確認</span> <span2>{0}</span2>',
} satisfies TableWords<'components/proof/EnforcedList.astro'>;
