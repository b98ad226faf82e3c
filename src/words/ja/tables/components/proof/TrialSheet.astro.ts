export default {
  'The file, and the attempt': 'ファイルと試み',
  'No file yet': 'ファイル未選択',
  'The file stays on this device. Only its first bytes are used, by the attempts.':
    'ファイルはこの端末の外に出ません。試みに使うのは、先頭のバイトだけです。',
  'Choose a file': 'ファイルを選択',
  'Use a sample': 'サンプルを使う',
  '<strong><span>0</span> of {0}</strong> <span2>{1}</span2>':
    '<strong><span>0</span> / {0}</strong> <span2>{1}</span2>',
  'Ways tried': '試した方法',
  'Try to leak it': '流出を試す',
  'The attempts are scripts, and JavaScript is switched off. “Check it without us” works without it.':
    'この試みはスクリプトで動きますが、JavaScriptがオフになっています。「このサイトに頼らず確かめる」は、オフのままでもできます。',
} satisfies TableWords<'components/proof/TrialSheet.astro'>;
