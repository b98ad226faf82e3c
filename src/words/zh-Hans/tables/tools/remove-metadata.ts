export default {
  'Remove metadata from photos': '移除照片元数据',
  'See what a photo reveals about location, time, people and camera, and remove it. The image itself is not changed.':
    '查看照片会泄露的位置、时间、人物和相机信息，并把它们移除。画面本身不变。',
  exif: 'exif | 拍摄地点',
  gps: '去除 exif | 照片定位',
  location: '删除 exif | 相机信息',
  geotag: '照片信息 | 照片属性',
  privacy: '照片位置',
  'clean photo': '去除位置',
  'clean metadata': '删除位置信息',
  'camera data': 'gps',
  'where was photo taken': '照片隐私',
  'view exif': '清除照片信息',
  'who took photo': '去元数据',
  'Keep date and time': '保留日期和时间',
  'Keep camera and settings': '保留相机和拍摄参数',
  'Keep author and copyright': '保留作者和版权',
  'Keep title and description': '保留标题和说明',
  'Keep location': '保留位置',
  'Everything except the image itself: EXIF, XMP and IPTC data, comments, thumbnails, edit history, content credentials, and the videos that phones add to a photo. The result lists it. Whatever you choose to keep is only kept in EXIF.':
    '画面以外的一切：EXIF、XMP 和 IPTC 数据、注释、缩略图、编辑历史、内容凭证，以及手机附在照片里的视频。结果里会列出。选择保留的信息只会留在 EXIF 里。',
  'Does the image get worse?': '画质会变差吗？',
  'No. It is not re-encoded: its compressed data is copied byte for byte. The colour profile, the orientation and HDR gain maps are kept, because the image would look different without them.':
    '不会，不重新编码：压缩数据逐字节复制。颜色配置文件、方向和 HDR 增益图会保留，因为没有它们画面会不一样。',
  'Is the location looked up on a map?': '会用地图查询位置吗？',
} satisfies TableWords<'tools/remove-metadata'>;
