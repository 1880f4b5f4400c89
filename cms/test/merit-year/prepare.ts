import { createHash } from 'node:crypto'
import type { SeatRow } from '@pravesh/shared/allotment/process/units'
import type { Payload } from 'payload'
import { makeEntries } from '../../src/allotment/entries/make-entries.ts'
import { proposeMatrix } from '../../src/allotment/matrix/propose-matrix.ts'
import { saveMatrix } from '../../src/allotment/matrix/save-matrix.ts'
import { createProcess } from '../../src/allotment/prepare/create-process.ts'
import { openProcess } from '../../src/allotment/prepare/open-process.ts'
import { saveUnits } from '../../src/allotment/prepare/save-units.ts'
import { processWork } from '../../src/allotment/processes/process-work.ts'
import { changeOne } from '../../src/database/records/change-one.ts'
import { readRows } from '../../src/database/records/read-rows.ts'
import type { College } from '../../src/payload-types.ts'
import type { ActingStaff } from '../../src/staff/index.ts'
import { anApplicationFee } from '../builders/application-fee.ts'
import { aPublishedCollege, aPublishedCourse } from '../builders/courses.ts'
import { insertMeritApplicants } from '../builders/merit-applicants.ts'
import { aSessionWithSubjects } from '../builders/session.ts'
import { aStaffMember } from '../builders/staff.ts'
import type { TestPortal } from '../start-test-portal.ts'
import { itIs, processOfYear, type Year } from './year.ts'

/** The most wanted first, with the amounts that their seats cost: an upgrade is dearer, cheaper or neither. */
const COLLEGES = [
  { name: 'Ajay College', amountPaise: 1_000_050, share: 15 },
  { name: 'Bakreswar College', amountPaise: 1_500_025, share: 15 },
  { name: 'Churni College', amountPaise: 1_200_075, share: 5 },
  { name: 'Damodar College', amountPaise: 1_500_025, share: 5 },
]
/** Codes of their units. */
export const UNITS = ['AJAY', 'BAKR', 'CHUR', 'DAMO'] as const
/** Applicants for whom the shares above are seats. */
const PEOPLE = 90

/** Before and after June 2025, when the shares of the groups of other backward classes changed. */
const OLD_SHARES = '2025-05-31'
export const NEW_SHARES = '2026-06-01'

const FIRST_DAY = '2026-06-01'

/** A process that is open, with sent and paid applications. */
export async function prepareYear(portal: TestPortal, people: number): Promise<Year> {
  const { payload } = portal
  const now = itIs(FIRST_DAY, '09:00')
  const { colleges, course, sessionYear } = await aCourse(payload)
  const sent = { template: 'deled-best-five', sessionYear, firstDay: FIRST_DAY, title: 'D.El.Ed 2026' }
  const [officer, publisher] = [await aColleague(payload, 'Mina Das'), await aColleague(payload, 'Ravi Sen')]
  const process = await createProcess({ payload, sent, staff: officer, now })
  const year: Year = { portal, process, officer, publisher, applicants: [], byApplication: new Map() }
  const units = colleges.map(({ id: college }, at) => ({
    ...{ college, subject: '', amountPaise: COLLEGES[at]?.amountPaise ?? 0 },
  }))
  await saveUnits({ payload, id: process, sent: { revision: 1, units, creditsFee: true }, staff: officer, now })
  await saveSeats(year, { people, day: OLD_SHARES })
  await open(year, now)
  const from = new Date(now.getTime() + 60_000)
  year.applicants = await insertMeritApplicants({ payload, count: people, course, colleges, sessionYear, from })
  year.byApplication = new Map(year.applicants.map((applicant) => [applicant.application, applicant]))
  return year
}

async function aColleague(payload: Payload, name: string): Promise<ActingStaff> {
  const { id } = await aStaffMember(payload, { name, roles: ['administrator'] })
  return { id: String(id), name }
}

async function aCourse(payload: Payload) {
  const colleges: College[] = []
  for (const { name } of COLLEGES) colleges.push(await aPublishedCollege(payload, { name }))
  const offered = colleges.map(({ id: college }) => ({ college, totalPricePaise: 9_000_000 }))
  const course = await aPublishedCourse(payload, { code: 'DELED', name: 'D.El.Ed', colleges: offered })
  await anApplicationFee(payload, 'DELED')
  return { colleges, course, sessionYear: await aSessionWithSubjects(payload, colleges[0]?.id ?? '') }
}

/** Draws the lots, then replaces them by ones that are the same in every run. */
async function open(year: Year, now: Date): Promise<void> {
  const { payload } = year.portal
  const { lotSeedHash: before, revision } = await processOfYear(year)
  await openProcess({ payload, id: year.process, revision, staff: year.officer, now })
  const { lotSeed, lotSeedHash } = await processOfYear(year)
  const hashed = createHash('sha256').update(lotSeed).digest('hex')
  if (hashed !== lotSeedHash || lotSeedHash === before) throw new Error('The lots were not drawn at the opening.')
  const where = { id: { equals: year.process } }
  await changeOne({ payload, collection: 'merit-processes', where, data: { lotSeed: 'the same lots' } })
}

interface SeatsOptions {
  people: number
  /** Of the shares that propose the seats. */
  day: string
  /** Open seats that Ajay College gets in addition. */
  more?: number
}

/** Saves the seats that shares propose, adapted: a seat for a scheduled tribe at Bakreswar College is open. */
export async function saveSeats(year: Year, { people, day, more = 0 }: SeatsOptions): Promise<number> {
  const process = await processOfYear(year)
  const totals = Object.fromEntries(
    process.units.map(({ code }, at) => [code, Math.round(((COLLEGES[at]?.share ?? 0) * people) / PEOPLE)]),
  )
  const { rows, proposedBy } = proposeMatrix(process, { totals, day })
  const change = ({ unit, category }: SeatRow): number => {
    if (unit === 'AJAY') return category === 'UR' ? more : 0
    if (unit !== 'BAKR') return 0
    return category === 'UR' ? 1 : category === 'ST' ? -1 : 0
  }
  const sent = {
    revision: process.revision,
    rows: rows.map((row) => ({ ...row, seats: row.seats + change(row) })),
    totals: { ...totals, AJAY: (totals.AJAY ?? 0) + more },
    ...{ note: 'A seat for scheduled tribes is open, by order.', proposedBy },
  }
  return saveMatrix({ payload: year.portal.payload, id: year.process, sent, staff: year.officer, now: new Date() })
}

/** Makes the entries by the minutely work, then gives their rows keys that are the same in every run. */
export async function makeAllEntries(year: Year): Promise<number> {
  const { payload } = year.portal
  const now = itIs('2026-06-08')
  for (const { run } of processWork([makeEntries])) await run({ payload, now: () => now })
  const where = { process: { equals: year.process } }
  const entries = await readRows({ payload, collection: 'merit-entries', where, fields: ['key'], limit: 10_000 })
  for (const { id, key } of entries) {
    const number = year.byApplication.get(key)?.number ?? 0
    const data = { rowKey: `row-${String(number).padStart(6, '0')}` }
    await changeOne({ payload, collection: 'merit-entries', where: { id: { equals: id } }, data })
  }
  return entries.length
}
