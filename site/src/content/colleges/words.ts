import { count } from '../../lib/text.ts'

/** What the college pages say besides what staff write. */
export const words = {
  title: 'Colleges',
  lead: 'Each of our partner colleges is recognised for the courses it teaches. Find one near your home.',
  description:
    'Our partner colleges for B.Ed, D.El.Ed and D.Pharm, state by state, with the courses each of them teaches.',
  count: (colleges: number, states: number) =>
    `${count(colleges, 'college', 'colleges')} in ${count(states, 'state', 'states')}`,
  empty: {
    title: 'No colleges are listed at the moment',
    text: 'Our partner colleges are announced here. Call us and we will name those near you.',
  },
  pictures: (name: string) => `Pictures of ${name}`,
  about: 'About the college',
  courses: 'Courses taught here',
  noCourses: 'The courses of this college will be announced soon.',
  total: 'Total fee here',
  details: 'View course',
  location: 'Where it is',
  mapTitle: (name: string) => `Map: ${name}`,
  openMap: 'Open the map',
  descriptionOf: (name: string, city: string, state: string) =>
    `${name} in ${city}, ${state}: courses, total fees, pictures and the way there.`,
} as const
