import { count } from '../../../lib/text.ts'

export const en = {
  seeCourses: 'See the courses',
  findCollege: 'Find a college',
  counts: {
    label: 'In numbers',
    courses: (n: number): string => (n === 1 ? 'degree or diploma course' : 'degree and diploma courses'),
    colleges: (n: number): string => (n === 1 ? 'partner college' : 'partner colleges'),
    states: (n: number): string => (n === 1 ? 'state of India' : 'states of India'),
    instalments: 'instalments for the course fee',
  },
  courses: 'Choose your course',
  coursesText: (n: number) => `${count(n, 'course', 'courses')} for careers in teaching and health care.`,
  allCourses: 'Compare all courses',
  finder: 'Which course fits me?',
  noCourses: { title: 'Courses will be announced soon', text: 'Ask us when admission opens.' },
  features: 'How we look after you',
  promises: 'Our promises',
  about: 'More about us',
  books: {
    title: 'Books for every semester',
    text: 'Printed in Bengali, English and Hindi, sent to your door.',
    link: 'Browse books',
  },
}
