export default {
  '35 × 45 mm': '35 × 45 mm',
  '2 × 2 inches': '2 × 2 Zoll',
} satisfies TableWords<'options/passport-formats'>;
