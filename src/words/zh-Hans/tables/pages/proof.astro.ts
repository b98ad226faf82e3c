export default {
  'Try to leak a file': '试试能不能泄露文件',
  'We say that your files never leave your device. Do not take our word for it. Give this page a file, and let it try every way out that our tests know. Your browser then says what it did about each.':
    '我们说你的文件绝不会离开设备。不必轻信我们。给这个页面一个文件，让它试遍我们的测试所知的每种外传途径，浏览器会告诉你每一种是怎样处理的。',
} satisfies TableWords<'pages/proof.astro'>;
