export default {
  'Photos for a website': '网站用的照片',
  'At most 1,600 pixels wide, WebP, under 200 kB, no location': '最宽 1,600 像素，WebP，200 kB 以内，不含位置',
  'Photos to one small PDF': '多张照片做成一个小 PDF',
  'A page for each photo, compressed for the screen': '每张照片一页，压缩到适合屏幕',
  'Scans to one greyscale PDF': '多份扫描件做成一个灰度 PDF',
  'Merged, without colour, with page numbers': '合并、去掉颜色、加页码',
  'Video to a small GIF': '视频做成小 GIF',
  'At most 480 pixels wide, then compressed': '最宽 480 像素，再压缩',
} satisfies TableWords<'recipes/example-workflows'>;
