import { dayInIndia } from '@pravesh/shared/platform/formats'
import { beforeAll, describe, expect, it } from 'vitest'
import { anOpenCourse, aPaidApplication, type OpenCourse, reread } from '../../../test/builders/applications.ts'
import { aMeritProcess } from '../../../test/builders/merit-processes.ts'
import { freezeClock } from '../../../test/frozen-clock.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { whereOf } from '../../admin-kit/list/list-query.ts'
import { changeOne } from '../../database/records/change-one.ts'
import type { MeritProcess } from '../../payload-types.ts'
import { overdue } from '../admin/list/filters.ts'
import { myApplications } from '../status/application-views.ts'
import { findOverdue } from './overdue.ts'
import { recalculateDueDays } from './recalculate-due-days.ts'
import { findWorkload } from './workload.ts'

freezeClock('2026-11-20T06:00:00.000Z')
const portal = startTestPortal()
/** A Monday; seven working days later it is Tuesday, 10 November. */
const PAID_AT = new Date('2026-11-02T06:00:00.000Z')
const LATER = new Date('2027-03-01T06:00:00.000Z')
let open: OpenCourse
let process: MeritProcess
let before: string
let meanwhile: string

beforeAll(async () => {
  const { payload } = portal
  await payload.updateGlobal({ slug: 'admission-settings', data: { workingDaysToDecide: 7 } })
  open = await anOpenCourse(payload, 'DELED')
  process = await aMeritProcess(payload, { course: 'DELED', sessionYear: open.sessionYear, state: 'draft' })
  before = (await aPaidApplication(payload, { open, now: PAID_AT })).id
  const other = await anOpenCourse(payload, 'BED')
  await aPaidApplication(payload, { open: other, now: PAID_AT })
})

const change = (data: Partial<Pick<MeritProcess, 'state' | 'openedAt' | 'closedAt'>>) =>
  changeOne({ payload: portal.payload, collection: 'merit-processes', where: { id: { equals: process.id } }, data })
const recalculate = (now = new Date(Date.now() + 60_000)) =>
  recalculateDueDays.run({ payload: portal.payload, now: () => now })
const dayOf = async (id: string) => (await reread(portal.payload, id)).dueOn
const promisedTo = async (id: string) => {
  const { studentId } = await reread(portal.payload, id)
  const [{ view } = { view: null }] = await myApplications({ payload: portal.payload, studentId, now: new Date() })
  return view?.answerBy
}
/** As the overview, the workload, the list and the report of what is overdue count it. */
async function overdueOn(now: Date) {
  const { payload } = portal
  const today = dayInIndia(now)
  const [{ total }, workload, { totalDocs }] = await Promise.all([
    findOverdue({ payload, today, scope: null }),
    findWorkload({ payload, scope: null, now }),
    payload.count({ collection: 'applications', where: whereOf([overdue(today)]) }),
  ])
  return [total, workload.reduce((sum, row) => sum + row.overdue, 0), totalDocs]
}

describe('an application that a merit process decides', () => {
  it('is promised a day until the process opens', async () => {
    await recalculate()
    expect(await dayOf(before)).toBe('2026-11-10')
    expect(await overdueOn(LATER)).toEqual([2, 2, 2])
  })

  it('has no promised day while the process is open, whenever its fee was paid', async () => {
    const openedAt = new Date()
    await change({ state: 'open', openedAt: openedAt.toISOString() })
    // Changes that have not seen the process yet come first.
    await recalculate(new Date(openedAt.getTime() + 5_000))
    expect(await dayOf(before)).toBe('2026-11-10')
    await recalculate()
    meanwhile = (await aPaidApplication(portal.payload, { open, now: PAID_AT })).id
    expect([await dayOf(before), await dayOf(meanwhile)]).toEqual([null, null])
    expect([await promisedTo(before), await promisedTo(meanwhile)]).toEqual([null, null])
    expect((await reread(portal.payload, before)).waitingSince).toBe(PAID_AT.toISOString())
    expect(await overdueOn(LATER)).toEqual([1, 1, 1])
  })

  it('is answered some working days after the end of the process, as its applicant reads', async () => {
    await change({ state: 'closed', closedAt: LATER.toISOString() })
    await recalculate(new Date(LATER.getTime() + 60_000))
    for (const id of [before, meanwhile]) {
      expect(await dayOf(id)).toBe('2027-03-09')
      expect(await promisedTo(id)).toBe('2027-03-09')
    }
    expect(await overdueOn(LATER)).toEqual([1, 1, 1])
    expect(await overdueOn(new Date('2027-03-10T06:00:00.000Z'))).toEqual([3, 3, 3])
  })
})
