export default {
  'Try to leak a file': 'ファイルの流出を試す',
  'We say that your files never leave your device. Do not take our word for it. Give this page a file, and let it try every way out that our tests know. Your browser then says what it did about each.':
    'ファイルは端末の外に出ない、と私たちは言っています。言葉だけで信じないでください。このページにファイルを渡すと、私たちのテストが知っているすべての抜け道を試します。それぞれをどうしたかは、ブラウザが答えます。',
} satisfies TableWords<'pages/proof.astro'>;
