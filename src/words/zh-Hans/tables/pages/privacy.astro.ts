export default {
  'What is on this device now': '这台设备上现在有什么',
  'Forget everything now': '立即全部清除',
  'Another open page of this site uses some of it. If you remove that too, its results can no longer be saved.':
    '本网站另一个打开的页面正在使用其中一部分。如果一并移除，那里的结果就无法再保存。',
  'Remove what is in use too': '连使用中的一并移除',
} satisfies TableWords<'pages/privacy.astro'>;
