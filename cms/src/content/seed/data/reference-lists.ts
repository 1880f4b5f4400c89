import type { SeedReferenceList } from '../types.ts'

/** Lists that the office can extend without a developer. */
export const referenceLists: SeedReferenceList[] = [
  {
    key: 'book-languages',
    title: 'Book languages',
    help: 'Offered when a book is added to the catalogue.',
    values: ['Bengali', 'English', 'Hindi', 'Urdu', 'Nepali', 'Santali'],
  },
  {
    key: 'publishers',
    title: 'Publishers',
    help: 'Offered when a book is added to the catalogue.',
    values: [
      'Aksharbari Prakashan',
      'Deepstambh Publishers',
      'Kalam-Dawat Publications',
      'Mrigank Medical Books',
      'Saptaparni Academic',
      'Shalmali Prakashani',
    ],
  },
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
