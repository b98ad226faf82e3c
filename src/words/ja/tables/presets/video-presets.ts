export default {
  WhatsApp: 'WhatsApp',
  whatsapp: 'whatsapp | ワッツアップ',
  'whatsapp video': 'whatsapp 動画',
  'video for whatsapp': 'ワッツアップ 動画',
  'whatsapp status': 'whatsapp ステータス',
  'WhatsApp’s documentation for developers names 16 MB for a video message, as MP4 with H.264 and AAC: that is what this page makes. Larger files can go as a document, without a preview in the chat.':
    'WhatsAppの開発者向け資料では、動画メッセージは16 MBまで、H.264とAACのMP4とされています。このページはその通りの動画を作ります。それより大きいファイルはドキュメントとして送れますが、チャットにプレビューは出ません。',
  Discord: 'Discord',
  discord: 'discord | ディスコード',
  'discord video': 'discord 動画',
  'video for discord': 'ディスコード 動画 | ディスコ 動画 重い',
  'Without a subscription, Discord takes files of at most 10 MB. Set the size to 50 MB or more if your account or server allows it.':
    '有料プランでなければ、Discordに送れるのは10 MBまでです。ご自分のアカウントやサーバーの上限が高ければ、50 MB以上に設定してください。',
  email: 'メール | eメール',
  mail: 'メール 動画',
  gmail: 'gmail | gmail 動画',
  outlook: 'outlook | outlook 動画',
  'video for email': '動画をメールで送る',
  'video attachment': 'メール 添付 動画 | 動画 添付 | 動画 送れない',
  'Many mailboxes take messages of at most 25 MB. Mail writes attachments as text, which takes 37 percent more room, so a video of about 18 MB is the most that passes.':
    '多くのメールサービスでは、1通25 MBまでです。添付ファイルは文字に変換されて37%ほど大きくなるため、送れる動画は約18 MBまでです。',
  '30 seconds': '30秒',
  'one minute': '1分',
  'three minutes': '3分',
  '{0} Mbit/s for {1}': '{1}で{0} Mbit/s',
  'Compress video for {0}': '{0}用に動画を圧縮',
  'Make a video fit under {0} MB, as MP4 with H.264 and AAC, which plays wherever {1} does.':
    '動画を{0} MB以下にします。{1}で再生できる、H.264とAACのMP4になります。',
  'Why {0} MB?': 'なぜ{0} MBなのですか？',
  'How long may a video be to look good in {0} MB?': '{0} MBできれいに見えるのは何分くらいまでですか？',
  '{0} MB leave {1}, sound included. Talking heads look fine at 1 Mbit/s; sports and games want 3 or more. If yours is longer, trim it first.':
    '{0} MBなら、音声込みで{1}です。人が話すだけの映像なら1 Mbit/sで十分ですが、スポーツやゲームには3 Mbit/s以上が必要です。長すぎるときは、先にカットしてください。',
} satisfies TableWords<'presets/video-presets'>;
