import { count } from '../../lib/text.ts'

export const words = {
  title: 'Colleges',
  lead: 'Each of our partner colleges is recognised for the courses it teaches. Find one near your home.',
  description:
    'Our partner colleges for B.Ed, D.El.Ed and D.Pharm, state by state, with the courses each of them teaches.',
  count: (colleges: number, states: number) =>
    `${count(colleges, 'college', 'colleges')} in ${count(states, 'state', 'states')}`,
  empty: {
    title: 'No colleges are listed at the moment',
    text: 'We announce our partner colleges here. Call us to ask which ones are near you.',
  },
  pictures: (name: string) => `Pictures of ${name}`,
  about: 'About the college',
  courses: 'Courses taught here',
  noCourses: 'The courses of this college will be announced soon.',
  total: 'Total fee here',
  details: 'View course',
  location: 'Location',
  mapTitle: (name: string) => `Map: ${name}`,
  openMap: 'Open the map',
  descriptionOf: (name: string, city: string, state: string) =>
    `${name} in ${city}, ${state}: courses, total fees, pictures and directions.`,
} as const
