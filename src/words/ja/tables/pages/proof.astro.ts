export default {
  'Try to leak a file': 'ファイルの流出を試す',
  'We say that your files never leave your device. Do not take our word for it. Give this page a file, and let it try every way out that our tests know. Your browser then says what it did about each.':
    'Stayputでは、ファイルは端末の外に出ません。ただし、この言葉をそのまま信じる必要はありません。このページにファイルを渡すと、私たちがテストしているすべての抜け道を試します。それぞれがどうなったかは、ブラウザ自身が示します。',
} satisfies TableWords<'pages/proof.astro'>;
