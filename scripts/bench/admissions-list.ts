import { views } from '../../cms/src/admissions/admin/list/views.ts'
import { MAX_COUNTED } from '../../cms/src/platform/admin/list/count-up-to.ts'
import { type Condition, listQuery } from '../../cms/src/platform/admin/list/list-query.ts'
import type { RunningPortal } from '../lib/running-portal.ts'
import { APPLICATIONS, openApplications } from './admissions-folders.ts'
import { type Editor, signIn } from './editor.ts'
import { waitUntilIdle } from './processes.ts'
import type { Row } from './report.ts'
import { median, ms, times } from './statistics.ts'

const ROUNDS = 15
const PER_PAGE = 10

interface Listed {
  id: string
  number: string
  studentName: string
  studentPhone: string
  college: string
  documents: Record<string, string>
}
type Page = { docs: Listed[] }

/** A screen of the staff, as the API addresses that the admin requests for it. */
interface Screen {
  name: string
  addresses: (one: Listed, applications: number) => string[]
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
const list = (query: string) => `/api/applications?depth=0&limit=${PER_PAGE}&sort=-submittedAt&${select}&${query}`
const filtered = (...conditions: Condition[]) => [list(listQuery(conditions))]
const equals = (field: string, value: string): Condition => ({ field, operator: 'equals', value: [value] })
const searched = (text: string) => {
  const fields = ['number', 'studentName', 'studentPhone']
  return [list(fields.map((name, n) => `where[or][${n}][${name}][like]=${encodeURIComponent(text)}`).join('&'))]
}

const SCREENS: Screen[] = [
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
  { name: 'search by number', addresses: ({ number }) => searched(number) },
  { name: 'search by name', addresses: ({ studentName }) => searched(studentName) },
  { name: 'search by phone', addresses: ({ studentPhone }) => searched(studentPhone) },
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
  try {
    const both = [await opened(small, APPLICATIONS.small), await opened(large, APPLICATIONS.large)] as const
    const rows: Row[] = []
    for (const screen of SCREENS) {
      const took = both.map((): number[] => [])
      // Alternate, so that noise of the machine affects both.
      for (let round = 0; round < ROUNDS; round++) {
        for (const [index, each] of both.entries()) took[index]?.push(await timeOf(screen, each, round))
      }
      const [few = 0, many = 0] = took.map((each) => median(each))
      rows.push({
        measure: `Staff, ${screen.name}: 1,000 / 100,000`,
        figure: `${ms(few)} / ${ms(many)}, ${times(many / few)}`,
      })
    }
    return rows
  } finally {
    await Promise.all([small.stop(), large.stop()])
  }
}

interface Opened {
  staff: Editor
  applications: number
  examples: Listed[]
}

async function opened(portal: RunningPortal, applications: number): Promise<Opened> {
  await waitUntilIdle(portal.pid)
  const staff = await signIn(portal.origin, portal.administrator)
  const { reply } = await staff.read<Page>('/api/applications?depth=0&limit=15&page=20&sort=-submittedAt')
  return { staff, applications, examples: reply.docs }
}

async function timeOf(
  { addresses }: Screen,
  { staff, applications, examples }: Opened,
  round: number,
): Promise<number> {
  const example = examples[round % examples.length]
  if (example === undefined) throw new Error('The portal has no applications.')
  let took = 0
  for (const address of addresses(example, applications)) took += (await staff.read(address)).took
  return took
}
