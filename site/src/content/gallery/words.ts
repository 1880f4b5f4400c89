export const words = {
  title: 'Gallery',
  lead: 'Classrooms, laboratories, teaching practice and the days we celebrate together.',
  description:
    'Pictures from our partner colleges: campuses, classrooms, laboratories, teaching practice and festivals.',
  empty: {
    title: 'No Items Found',
    text: 'We are collecting pictures from our colleges. Check again in a few days.',
  },
} as const
