import { staffSearchCall } from '@pravesh/shared/student/staff-search'
import { MAX_COUNTED } from '../../cms/src/admin-kit/list/count-up-to.ts'
import { type Condition, listQuery } from '../../cms/src/admin-kit/list/list-query.ts'
import { IN_ORDER, views } from '../../cms/src/admissions/admin/list/views.ts'
import { APPLICATIONS, openApplications } from './admissions-folders.ts'
import type { Row } from './report.ts'
import { compareScreens, type Screen } from './staff-screens.ts'

const PER_PAGE = 25
/** Accepted for each screen, with a hundred times as many applications. */
const MAX_RATIO = 1.5

interface Listed {
  id: string
  number: string
  student: string
  studentName: string
  studentPhone: string
  studentEmail: string
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
  'waitingSince',
  'dueOn',
  'assignedTo',
  'checkedDocuments',
]
const select = COLUMNS.map((name) => `select[${name}]=true`).join('&')
const list = (query: string, sort: string = IN_ORDER) =>
  `/api/applications?depth=0&limit=${PER_PAGE}&sort=${sort}&${select}&${query}`
const fees = (sort: string) => [`/api/fee-dues?depth=0&limit=${PER_PAGE}&sort=${sort}`]
const filtered = (...conditions: Condition[]) => [list(listQuery(conditions))]
const equals = (field: string, value: string): Condition => ({ field, operator: 'equals', value: [value] })
const searched = (text: string) => {
  const fields = ['number', 'studentName', 'studentPhone']
  return [list(fields.map((name, n) => `where[or][${n}][${name}][like]=${encodeURIComponent(text)}`).join('&'))]
}

const searchedEverywhere = (text: string) => [`/api${staffSearchCall.path}?text=${encodeURIComponent(text)}`]

/** As clerks type a name: the words in another order, the last one unfinished. */
const startsOfWords = (name: string) => {
  const [first = '', ...rest] = name.split(' ')
  return [...rest, first.slice(0, 3)].join(' ')
}

const SCREENS: Screen<Listed>[] = [
  { name: 'list', addresses: () => [list('')] },
  { name: 'list, page of the admin', pages: true, addresses: () => ['/admin/collections/applications'] },
  { name: 'start page', pages: true, addresses: () => ['/admin'] },
  { name: 'search for everything, by name', addresses: ({ studentName }) => searchedEverywhere(studentName) },
  { name: 'search for everything, by phone', addresses: ({ studentPhone }) => searchedEverywhere(studentPhone) },
  { name: 'search for everything, by e-mail', addresses: ({ studentEmail }) => searchedEverywhere(studentEmail) },
  { name: 'page of a person', pages: true, addresses: ({ student }) => [`/admin/collections/students/${student}`] },
  { name: 'review, page of the admin', pages: true, addresses: ({ id }) => [`/admin/collections/applications/${id}`] },
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
  { name: 'sorted by name', addresses: () => [list('', 'studentName')] },
  { name: 'sorted by college', addresses: () => [list('', 'collegeName')] },
  { name: 'sorted by status', addresses: () => [list('', '-status')] },
  { name: 'sorted by the day of payment', addresses: () => [list('', '-feePaidAt')] },
  { name: 'fees', addresses: () => fees('-paidAt') },
  { name: 'fees, sorted by name', addresses: () => fees('studentName') },
  { name: 'fees, sorted by the day when they are due', addresses: () => fees('dueOn') },
  { name: 'search by number', addresses: ({ number }) => searched(number) },
  { name: 'search by name', addresses: ({ studentName }) => searched(studentName) },
  { name: 'search by phone', addresses: ({ studentPhone }) => searched(studentPhone) },
  {
    name: 'search by last digits of a phone',
    addresses: ({ studentPhone }) => searched(studentPhone.slice(-5)),
  },
  {
    name: 'search by words of a name',
    addresses: ({ studentName }) => searched(startsOfWords(studentName)),
  },
  {
    name: 'counts of all views',
    // As in count-up-to.ts: first whether there are more than the maximum, then the count if not.
    addresses: (_, applications) =>
      views.flatMap(({ conditions }) => {
        const query = listQuery(conditions)
        const beyond = `/api/applications?depth=0&limit=1&page=${MAX_COUNTED + 1}&pagination=false&sort=${IN_ORDER}&select[${IN_ORDER}]=true&${query}`
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
      maxRatio: MAX_RATIO,
      few: { portal: small, records: APPLICATIONS.small, examples },
      many: { portal: large, records: APPLICATIONS.large, examples },
    })
  } finally {
    await Promise.all([small.stop(), large.stop()])
  }
}
