export default {
  Quality: '质量',
  'Lower means smaller. Above 90, files get much bigger for no visible gain.':
    '数值越低，文件越小。超过 90 后文件会大很多，画质却看不出提升。',
  Mirror: '镜像',
  'Left to right': '左右翻转',
  'Top to bottom': '上下翻转',
  'Remove location and names': '移除位置和人名',
  'Keep only colour profile': '只留颜色配置文件',
  Metadata: '元数据',
  'Keep everything': '全部保留',
  'Small previews in photos would still show what you hide, so they are always removed.':
    '照片里的小预览图仍会露出遮住的内容，所以一律移除。',
  'Write pages like 1-3, 7, last.': '请按 1-3, 7, last 的格式填写页码。',
  'About half the size': '约为原来的一半',
  'About a quarter of the size': '约为原来的四分之一',
  'Under 8 MB': '8 MB 以内',
  'Under 10 MB': '10 MB 以内',
  'Under 25 MB': '25 MB 以内',
  'Under 50 MB': '50 MB 以内',
  'Under 100 MB': '100 MB 以内',
  'Under another size': '自定大小以内',
  '1 MB is a million bytes, as in most upload limits.': '1 MB 是 100 万字节，多数上传限制都这样算。',
  'Area to keep': '保留的区域',
  'A share of the width and height (0 to 1) or pixels, and the aspect ratio that every image should get.':
    '宽度和高度的比例（0 到 1）或像素，以及每张图片应有的宽高比。',
  'Areas to hide': '要遮住的区域',
  'Positions are shares of the upright image, measured from its top left corner. An area without the number of a file applies to all files.':
    '位置是摆正后图片的比例，从左上角量起。没有写明文件编号的区域用于所有文件。',
  'Number of plays': '播放次数',
  '0 repeats it forever.': '0 表示一直循环。',
} satisfies TableWords<'options/options'>;
