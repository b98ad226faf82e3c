export default {
  'The file, and the attempt': '文件和尝试',
  'No file yet': '还没有文件',
  'The file stays on this device. Only its first bytes are used, by the attempts.':
    '文件留在这台设备上。尝试时只用到开头几个字节。',
  'Choose a file': '选择文件',
  'Use a sample': '使用示例',
  '<strong><span>0</span> of {0}</strong> <span2>{1}</span2>':
    '<strong><span>0</span> / {0}</strong> <span2>{1}</span2>',
  'Ways tried': '已尝试的途径',
  'Try to leak it': '尝试泄露',
  'The attempts are scripts, and JavaScript is switched off. “Check it without us” works without it.':
    '这些尝试是脚本，而 JavaScript 已关闭。“不靠我们，自己检查”不用它也行。',
} satisfies TableWords<'components/proof/TrialSheet.astro'>;
