export const words = {
  crumb: 'About us',
  pictures: 'Pictures',
  courses: 'See the courses',
  contact: 'Talk to us',
} as const
