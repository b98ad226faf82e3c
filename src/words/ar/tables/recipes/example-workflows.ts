export default {
  'Photos for a website': 'صور لموقع ويب',
  'At most 1,600 pixels wide, WebP, under 200 kB, no location':
    'لا يتجاوز عرضها 1,600 بكسل، WebP، أقل من ⁨200 kB⁩، بلا موقع',
  'Photos to one small PDF': 'صور في ملف PDF صغير واحد',
  'A page for each photo, compressed for the screen': 'صفحة لكل صورة، مضغوطة للشاشة',
  'Scans to one greyscale PDF': 'صفحات ممسوحة ضوئيًا في PDF رمادي',
  'Merged, without colour, with page numbers': 'مدمجة، بلا ألوان، مع أرقام صفحات',
  'Video to a small GIF': 'فيديو إلى GIF صغير',
  'At most 480 pixels wide, then compressed': 'لا يتجاوز عرضه 480 بكسلًا، ثم يُضغط',
} satisfies TableWords<'recipes/example-workflows'>;
