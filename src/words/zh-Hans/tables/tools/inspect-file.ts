export default {
  'Clear all fields there, remove the cover, and switch on “Remove all other tags”.':
    '在那里清空所有字段，移除封面，并打开“移除其他所有标签”。',
  'Afterwards, “Images to PDF” turns the pages back into a PDF, without searchable text.':
    '之后用“图片转 PDF”把各页变回 PDF，但没有可搜索的文字。',
  'Search for this text there.': '在那里搜索这段文字。',
  'What was typed stays visible on the page.': '填写的内容在页面上仍看得见。',
  'Switch off “Keep links clickable” there.': '在那里关闭“保留可点击的链接”。',
  'Check a file for hidden data': '检查文件里的隐藏信息',
  'See the place, people, devices, history and hidden content in a photo, PDF, video or audio file, and what removes them.':
    '查看照片、PDF、视频或音频文件里的地点、人物、设备、历史和隐藏内容，以及怎样移除。',
  Inspect: '检查',
  'inspect file': '检查文件',
  'what does my photo reveal': '照片泄露什么',
  'what does this file reveal': '文件隐藏信息',
  'exif viewer': '查看 exif',
  'exif data viewer': 'exif 查看',
  'metadata viewer': '元数据查看',
  'view metadata': '查看元数据',
  'show metadata': '照片位置',
  'check metadata': '照片 gps',
  'hidden information in file': '照片信息',
  'gps location of photo': '照片拍摄地点',
  'photo details': '隐私检查',
  'privacy check': 'exiftool',
  exiftool: 'pdf 隐藏文字',
  'image forensics': 'pdf 脚本',
  'hidden text in pdf': '视频位置信息',
  'pdf inspector': '视频元数据',
  'pdf revisions': '检查文件',
  'javascript in pdf': '照片泄露什么',
  'gps location of video': '文件隐藏信息',
  'metadata of video': '查看 exif',
  'What is looked for?': '会检查什么？',
  'In photos and graphics: EXIF, XMP and IPTC data, comments, previews, edit history, content credentials, the videos of phones, and data after the end of the file. In SVG drawings also scripts, links and addresses that are loaded. In PDFs, metadata also of the pictures in them, earlier versions with what was changed, text that is covered or cannot be seen, content outside the visible page, hidden layers, form values, comments, attached files, scripts, links, and addresses that data is sent to. In videos and audio files, tags, positions, dates, the camera, covers, attached files, and data after the end. The report says what was found, what was not, and what was not looked at.':
    '照片和图形：EXIF、XMP 和 IPTC 数据、注释、预览图、编辑历史、内容凭证、手机附带的视频，以及文件结尾之后的数据。SVG 图形还有脚本、链接和会加载的地址。PDF：元数据（包括其中图片的）、旧版本及改动、被盖住或看不见的文字、可见页面之外的内容、隐藏图层、表单值、批注、附件、脚本、链接，以及会接收数据的地址。视频和音频：标签、位置、日期、相机、封面、附件，以及结尾之后的数据。报告会写明找到了什么、没找到什么、没有检查什么。',
  'Is the file changed?': '文件会变吗？',
  'No. You only get a report. Each finding has a button that opens the tool that removes it, with your file.':
    '不会，只会得到一份报告。每项发现旁都有按钮，点一下就带着文件打开能移除它的工具。',
  'Why is there a preview that differs?': '为什么有一张不一样的预览图？',
  'Cameras store a small copy of a photo inside the file. Some programs crop or edit the photo and leave the copy as it was. If the two differ, you get the copy below the report, to see what it shows.':
    '相机会在文件里存一张小副本。有些程序裁剪或编辑了照片，副本却没变。两者不同时，报告下方会显示副本，让你看看它露出了什么。',
  'How is hidden text in a PDF found?': '怎样找到 PDF 里的隐藏文字？',
  'Each page is drawn as it prints. If the place of a word has only one colour there, nobody can read it: it is under a box, white on white, invisible, or on a layer that is switched off. Text that is written invisibly over a picture, as over scans, is listed too.':
    '每一页都按打印的样子画出来。如果一个词所在的地方只有一种颜色，就没人能看到它：它在色块下面、白底白字、不可见，或在关闭的图层上。以不可见方式写在图片上的文字（例如扫描件上的）也会列出。',
  'What does it need to work offline?': '离线使用需要什么？',
  'The tools for that kind of file. To inspect a PDF or a video offline, save the PDF or video tools for offline use as well.':
    '需要相应种类的工具。要离线检查 PDF 或视频，请把 PDF 或视频工具也离线保存。',
  'Is the place looked up on a map?': '会用地图查询地点吗？',
} satisfies TableWords<'tools/inspect-file'>;
