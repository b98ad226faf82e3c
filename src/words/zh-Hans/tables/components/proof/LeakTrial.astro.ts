export default {
  'What this browser enforces': '这个浏览器会强制执行哪些规则',
  'From the page': '从页面内部',
  '{0} ways, and what the browser says': '{0} 种途径，以及浏览器的回应',
  'From inside a worker': '从 worker 内部',
  'The programs that read your file run in workers, beside the page, and each has a policy of its own. Here, a worker made for this test tries to get your file out. It has the policy of the worker that reads PDFs; no worker that reads files has a stricter one. Only what the browser says counts here. A refusal without a message is shown as “No refusal seen”.':
    '读取文件的程序在页面旁的 worker 里运行，每个都有自己的策略。这里有一个专为测试做的 worker，会设法把你的文件送出去。它的策略与读取 PDF 的 worker 相同，没有哪个读取文件的 worker 比它更严。这里只看浏览器怎么说。没有给出错误信息的拒绝会显示为“没有看到拒绝”。',
  'Ways that lead away': '离开页面的途径',
  'These try to open another address, with the first bytes of the file in it. Chromium 152 and later refuse: instead of the address you see an error page of the browser, and come back with its Back button. Other browsers open the address, which does not exist: <code>leak.example</code>.':
    '这些途径会尝试打开另一个地址，地址里含有文件的开头几个字节。Chromium 152 及以后会拒绝：你看到的不是那个地址，而是浏览器的错误页，按“后退”就能回来。其他浏览器会打开那个地址，它并不存在：<code>leak.example</code>。',
} satisfies TableWords<'components/proof/LeakTrial.astro'>;
