import type { SeedReferenceList } from '../types.ts'

/** Lists that the office can extend without a developer. */
export const referenceLists: SeedReferenceList[] = [
  {
    key: 'referral-sources',
    title: 'Referred by',
    help: 'Asked in the application form: who told the student about us.',
    values: [
      'SELF',
      'FRIEND OR CLASSMATE',
      'FAMILY',
      'SCHOOL OR COLLEGE TEACHER',
      'FORMER STUDENT',
      'PARTNER COLLEGE',
      'NEWSPAPER OR LEAFLET',
      'SOCIAL MEDIA',
      'INTERNET SEARCH',
      'OTHERS',
    ],
  },
]
