import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import type { DueEntry } from '@pravesh/shared/fees/dues/due-ledger'
import { addAge, NO_AGEING } from '@pravesh/shared/fees/reports/ageing'
import { createLocalReq, type TypedUser } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { aStoredDue } from '../../../test/builders/money-records.ts'
import { aStaffMember } from '../../../test/builders/staff.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { withEntries } from '../dues/change-due-money.ts'
import { storedDay } from '../dues/day.ts'
import { type OpenDue, type OutstandingOptions, outstanding } from './outstanding.ts'
import { oldestOutstanding, outstandingSummary } from './outstanding-summary.ts'

const portal = startTestPortal()
const DAY = '2026-02-01'
const DATES = ['2025-10-01', '2026-01-25', '2026-01-31', DAY, '2026-03-01', null]

type Entry = Pick<DueEntry, 'kind' | 'amountPaise' | 'lateFeePaise'>
const LEDGERS: Entry[][] = [
  [],
  [{ kind: 'paid', amountPaise: 40_001 }],
  [{ kind: 'paid', amountPaise: 100_000, lateFeePaise: 1200 }],
  [{ kind: 'held', amountPaise: 100_000 }],
]

let req: OutstandingOptions['req']

beforeAll(async () => {
  const { payload } = portal
  const lateFees = [
    { course: 'BED', kind: 'daily', amountPaise: 300, capPaise: 10_000, graceDays: 2 },
    { course: 'DPHARM', kind: 'flat', amountPaise: 5000, capPaise: 0, graceDays: 0 },
  ] as const
  await payload.updateGlobal({ slug: 'fee-settings', data: { lateFees: [...lateFees] } })
  let number = 0
  for (const course of ['BED', 'DPHARM', 'DELED'] as const) {
    for (const day of DATES) {
      for (const ledger of LEDGERS) {
        const entries = ledger.map((entry) => ({ at: `${DAY}T06:00:00.000Z`, transactionId: 'T1', ...entry }))
        const due = await aStoredDue(payload, {
          ...{ course, status: 'open', action: 'EXAM', amountPaise: 100_000 },
          ...{ dueOn: day && storedDay(day), collegeName: `College ${number++ % 2}` },
          ...(number % 3 === 0 && { concessionPaise: 7000, chargePaise: 50 }),
        })
        const data = withEntries(due, entries)
        await updateRow({ payload, collection: 'fee-dues', where: due.id, data })
      }
    }
  }
  await aStoredDue(payload, { status: 'open', action: 'TOUR', amountPaise: 999 })
  await aStoredDue(payload, { status: 'paid', action: 'EXAM', amountPaise: 999 })
  const user = { ...(await aStaffMember(payload, { roles: ['accounts'] })), collection: 'staff' } as TypedUser
  req = await createLocalReq({ user }, payload)
})

async function walked(options: OutstandingOptions): Promise<OpenDue[]> {
  const dues: OpenDue[] = []
  for await (const slice of outstanding(options)) dues.push(...slice)
  return dues
}

it.each(['2025-01-01', DAY, '2026-02-03', '2027-01-01'])(
  'is added up in the database, on %s, to what each fee has left',
  async (day) => {
    const options = { payload: portal.payload, req, query: { day, college: null, course: null } }
    const dues = await walked(options)
    const added = (some: readonly OpenDue[]) =>
      some.reduce((ageing, { age, money }) => addAge(ageing, age, 1, money.leftPaise), NO_AGEING)
    const by = (key: (due: OpenDue) => string) =>
      new Map([...Map.groupBy(dues, key)].map(([name, some]) => [name, added(some)]))
    const summary = await outstandingSummary(options)
    expect(summary).toEqual({
      all: added(dues),
      colleges: by(({ collegeName }) => collegeName),
      courses: by(({ course }) => COURSE_LABELS[course]),
    })
    expect(summary.all.count).toBeGreaterThan(30)
  },
)

it('has the oldest fees first, those without a date before later ones, and none of which nothing is left', async () => {
  const query = { day: DAY, college: null, course: 'BED' } as const
  const options = { payload: portal.payload, req, query }
  const all = await walked(options)
  const oldest = await oldestOutstanding(options, 5)
  expect(oldest).toHaveLength(5)
  const days = all.map((due) => due.days).toSorted((one, other) => other - one)
  expect(oldest.map((due) => due.days)).toEqual(days.slice(0, 5))
  const everyOne = await oldestOutstanding(options, 100)
  expect(new Set(everyOne)).toEqual(new Set(all))
  expect(everyOne.map((due) => due.days)).toEqual(days)
})
