import { MAX_COUNTED } from '../../cms/src/admin-kit/list/count-up-to.ts'
import { type Condition, listQuery } from '../../cms/src/admin-kit/list/list-query.ts'
import { views } from '../../cms/src/admissions/admin/list/views.ts'
import { APPLICATIONS, openApplications } from './admissions-folders.ts'
import type { Row } from './report.ts'
import { compareScreens, type Screen } from './staff-screens.ts'

const PER_PAGE = 10

interface Listed {
  id: string
  number: string
  studentName: string
  studentPhone: string
  college: string
  documents: Record<string, string>
}

const COLUMNS = [
  'number',
  'studentName',
  'course',
  'collegeName',
  'sessionYear',
  'status',
  'feePaidAt',
  'category',
  'submittedAt',
]
const select = COLUMNS.map((name) => `select[${name}]=true`).join('&')
const list = (query: string, sort = '-submittedAt') =>
  `/api/applications?depth=0&limit=${PER_PAGE}&sort=${sort}&${select}&${query}`
const fees = (sort: string) => [`/api/fee-dues?depth=0&limit=${PER_PAGE}&sort=${sort}`]
const filtered = (...conditions: Condition[]) => [list(listQuery(conditions))]
const equals = (field: string, value: string): Condition => ({ field, operator: 'equals', value: [value] })
const searched = (text: string) => {
  const fields = ['number', 'studentName', 'studentPhone']
  return [list(fields.map((name, n) => `where[or][${n}][${name}][like]=${encodeURIComponent(text)}`).join('&'))]
}

/** As clerks type a name: the words in another order, the last one unfinished. */
const startsOfWords = (name: string) => {
  const [first = '', ...rest] = name.split(' ')
  return [...rest, first.slice(0, 3)].join(' ')
}

const SCREENS: Screen<Listed>[] = [
  { name: 'list', addresses: () => [list('')] },
  ...views.map(({ label, conditions }) => ({ name: `view “${label}”`, addresses: () => filtered(...conditions) })),
  { name: 'by course', addresses: () => filtered(equals('course', 'DPHARM')) },
  { name: 'by college', addresses: ({ college }) => filtered(equals('college', college)) },
  { name: 'by session', addresses: () => filtered(equals('sessionYear', '2024-2026')) },
  { name: 'by category', addresses: () => filtered(equals('category', 'SC')) },
  {
    name: 'by course, session and category',
    addresses: () => filtered(equals('course', 'BED'), equals('sessionYear', '2025-2027'), equals('category', 'OBC')),
  },
  {
    name: 'by date',
    addresses: () => {
      const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString()
      return filtered(
        { field: 'submittedAt', operator: 'greater_than_equal', value: [day(60)] },
        { field: 'submittedAt', operator: 'less_than_equal', value: [day(50)] },
      )
    },
  },
  { name: 'sorted by name', maxRatio: 1.5, addresses: () => [list('', 'studentName')] },
  { name: 'sorted by college', maxRatio: 1.5, addresses: () => [list('', 'collegeName')] },
  { name: 'sorted by status', maxRatio: 1.5, addresses: () => [list('', '-status')] },
  { name: 'sorted by the day of payment', maxRatio: 1.5, addresses: () => [list('', '-feePaidAt')] },
  { name: 'fees', maxRatio: 1.5, addresses: () => fees('-paidAt') },
  { name: 'fees, sorted by name', maxRatio: 1.5, addresses: () => fees('studentName') },
  { name: 'fees, sorted by the day when they are due', maxRatio: 1.5, addresses: () => fees('dueOn') },
  { name: 'search by number', addresses: ({ number }) => searched(number) },
  { name: 'search by name', maxRatio: 1.5, addresses: ({ studentName }) => searched(studentName) },
  { name: 'search by phone', maxRatio: 1.5, addresses: ({ studentPhone }) => searched(studentPhone) },
  {
    name: 'search by last digits of a phone',
    maxRatio: 1.5,
    addresses: ({ studentPhone }) => searched(studentPhone.slice(-5)),
  },
  {
    name: 'search by words of a name',
    maxRatio: 1.5,
    addresses: ({ studentName }) => searched(startsOfWords(studentName)),
  },
  {
    name: 'counts of all views',
    // As in count-up-to.ts: first whether there are more than the maximum, then the count if not.
    addresses: (_, applications) =>
      views.flatMap(({ conditions }) => {
        const query = listQuery(conditions)
        const beyond = `/api/applications?depth=0&limit=1&page=${MAX_COUNTED + 1}&pagination=false&sort=-submittedAt&select[queue]=true&${query}`
        return applications > MAX_COUNTED ? [beyond] : [beyond, `/api/applications/count?${query}`]
      }),
  },
  {
    name: 'review screen',
    addresses: ({ id, documents }) => [
      `/api/applications/${id}?depth=0`,
      `/api/applicant-documents?depth=0&pagination=false&${Object.values(documents)
        .map((each, n) => `where[id][in][${n}]=${each}`)
        .join('&')}`,
      `/api/application-events?depth=0&limit=200&pagination=false&sort=-at&where[application][equals]=${id}`,
    ],
  },
]

/** The list of applications, its filters and search, and the review, with few and with many applications. */
export async function benchLists(): Promise<Row[]> {
  const small = await openApplications(APPLICATIONS.small)
  const large = await openApplications(APPLICATIONS.large)
  const examples = '/api/applications?depth=0&limit=15&page=20&sort=-submittedAt'
  try {
    return await compareScreens({
      screens: SCREENS,
      few: { portal: small, records: APPLICATIONS.small, examples },
      many: { portal: large, records: APPLICATIONS.large, examples },
    })
  } finally {
    await Promise.all([small.stop(), large.stop()])
  }
}
