import type { BulkAction } from '@pravesh/shared/admissions/bulk/bulk-actions'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  anOpenCourse,
  aPaidApplication,
  aRejectedApplication,
  aSubmittedApplication,
  type OpenCourse,
  reread,
} from '../../../test/builders/applications.ts'
import { bulkCallsOf, countedNews, workOnRuns } from '../../../test/builders/bulk-runs.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeAll } from '../../database/records/change-all.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { runDue } from '../../database/work/run-due.ts'
import { applicationEffects } from '../changes/application-effects.ts'
import { checkDocument } from '../review/check-document.ts'
import { countSeats, intakeOf } from '../seats/count-seats.ts'

const portal = startTestPortal()
let open: OpenCourse
let officer: StaffSession
let calls: ReturnType<typeof bulkCallsOf>
let staffId: string

beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  officer = await aStaffSession(portal, ['admissions-officer'])
  staffId = (await anAdmissionsOfficer(portal.payload)).id
  calls = bulkCallsOf(portal, officer.headers)
})

const approve: BulkAction = { name: 'approve' }
const reject: BulkAction = { name: 'reject', code: 'below-minimum', reason: 'The minimum is 50 %.' }
const later = (minutes = 3) => new Date(Date.now() + minutes * 60_000)

async function paidApplications(count: number): Promise<string[]> {
  const ids: string[] = []
  for (let each = 0; each < count; each++) ids.push((await aPaidApplication(portal.payload, { open })).id)
  return ids
}

async function verify(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const { documents } = await reread(portal.payload, id)
    const where = { id: { in: Object.values(documents) } }
    await changeAll({ payload: portal.payload, collection: 'applicant-documents', where, data: { state: 'VERIFIED' } })
  }
}

/** Leaves this many free seats at the college that builders choose. */
async function leaveFree(free: number | null, id: string): Promise<void> {
  const intake = intakeOf(await reread(portal.payload, id))
  if (intake === null) throw new Error('The application has no college.')
  const { approved } = await countSeats(portal.payload, intake)
  const [college, other] = open.colleges
  const colleges = [
    { college: college.id, totalPricePaise: 12_345_600, seats: free === null ? null : approved + free },
    { college: other.id, totalPricePaise: 9_000_000 },
  ]
  await portal.payload.update({ collection: 'courses', id: open.course.id, data: { _status: 'published', colleges } })
}

const groupsOf = (view: { refused: { group: string; count: number; items: { why: string }[] }[] }) =>
  Object.fromEntries(view.refused.map(({ group, count }) => [group, count]))
const statusesOf = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await reread(portal.payload, id)).status))
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

describe('a run over applications of every kind', () => {
  it('says beforehand what it would do, does that, and leaves the others with the reason', async () => {
    const { payload } = portal
    const ready = await paidApplications(6)
    await verify(ready)
    const unchecked = await paidApplications(1)
    const unpaid = await aSubmittedApplication(payload, { open })
    const rejected = await aRejectedApplication(payload, { open, staffId })
    await leaveFree(4, ready[0] ?? '')
    const all = [...ready, ...unchecked, unpaid.id, rejected.id]

    const { id, view } = await calls.forecast({ ids: all }, approve)
    expect(view).toMatchObject({
      state: 'ready',
      total: 9,
      mayStart: true,
      counts: { 'will-change': 4, refused: 5 },
      transitions: [{ from: 'SUBMITTED', to: 'APPROVED', count: 4 }],
    })
    expect(groupsOf(view)).toEqual({ fee: 1, documents: 1, seats: 2, status: 1 })
    // The earliest get the seats.
    const noSeat = view.refused.find(({ group }: { group: string }) => group === 'seats')
    expect(noSeat.items.map((item: { id: string }) => item.id)).toEqual(ready.slice(4))
    expect(new Set(await statusesOf(ready))).toEqual(new Set(['SUBMITTED']))

    // One changes after the forecast.
    const [changed = ''] = ready
    const [document] = Object.values((await reread(payload, changed)).documents)
    const check = { document: document ?? '', state: 'VERIFIED', reason: '' } as const
    await checkDocument({ payload, staff: { id: staffId, name: 'Other' }, id: changed, check, now: new Date() })

    expect((await calls.start(id, 3)).status).toBe(409)
    expect(await calls.start(id, 4)).toMatchObject({ status: 200 })
    expect((await calls.start(id, 4)).status).toBe(409)
    await workOnRuns(payload)
    const done = await calls.view(id)
    expect(done).toMatchObject({
      state: 'done',
      counts: { changed: 3, 'not-changed': 1, refused: 5, 'will-change': 0 },
    })
    expect(groupsOf(done)).toEqual({ fee: 1, documents: 1, seats: 2, status: 1, changed: 1 })
    expect(await statusesOf(ready)).toEqual(['SUBMITTED', ...times(3, 'APPROVED'), ...times(2, 'SUBMITTED')])
    expect(await countedNews(payload, ready.slice(1, 4), 'approved', 'application-news')).toEqual(
      // Besides the approval, each has the messages about the submission and the fee.
      times(3, [1, 3]),
    )
    await leaveFree(null, changed)
  })
})

describe('a run', () => {
  itsRule('rejects with the kind and the reason in each message, and sends back with the parts', async () => {
    const { payload } = portal
    const [one = '', ...others] = await paidApplications(2)
    const rejection = await calls.forecast({ ids: [one] }, reject)
    await calls.start(rejection.id, 1)
    const back = await calls.forecast(
      { ids: others },
      { name: 'sendBack', parts: ['documents'], reason: 'Send the complete mark sheet.' },
    )
    expect(back.view.transitions).toEqual([{ from: 'SUBMITTED', to: 'SENT_BACK', count: 1 }])
    await calls.start(back.id, 1)
    await workOnRuns(payload)
    const application = await reread(payload, one)
    expect(application).toMatchObject({ status: 'REJECTED', rejectionCode: 'below-minimum' })
    const [mail] = await messagesTo(payload, application.studentEmail, 'application-news')
    expect(mail?.text).toContain('The minimum is 50 %.')
    const sentBack = await reread(payload, others[0] ?? '')
    expect(sentBack).toMatchObject({ status: 'SENT_BACK', correction: { parts: ['documents'] } })
  })

  it('takes all applications of a list, within its filters, and not those of other lists', async () => {
    const [one = ''] = await paidApplications(1)
    const { number } = await reread(portal.payload, one)
    const list = new URLSearchParams({ 'where[and][0][number][equals]': number, sort: '-submittedAt', page: '2' })
    const { view } = await calls.forecast({ list: String(list) }, reject)
    expect(view).toMatchObject({ total: 1, counts: { 'will-change': 1 } })
    const bad = new URLSearchParams({ 'where[answers.secret][equals]': 'x' })
    for (const chosen of [{ list: String(bad) }, { ids: ['../x'] }, { list: 'where[number][equals]=none' }]) {
      const { status, reply } = await calls.prepare(chosen, reject)
      expect([status, reply.errors[0].field]).toEqual([400, 'chosen'])
    }
    expect((await calls.prepare({ ids: [one] }, { name: 'reject', code: 'x', reason: '' })).reply.errors).toMatchObject(
      [{ field: 'action.code' }, { field: 'action.reason' }],
    )
  })

  it('and another over the same applications change each once', async () => {
    const { payload } = portal
    const ids = await paidApplications(4)
    const first = await calls.forecast({ ids }, reject)
    const second = await calls.forecast({ ids }, reject)
    await Promise.all([calls.start(first.id, 4), calls.start(second.id, 4)])
    await Promise.all([workOnRuns(payload), workOnRuns(payload)])
    const views = [await calls.view(first.id), await calls.view(second.id)]
    expect(views.map(({ state }) => state)).toEqual(['done', 'done'])
    const sum = (outcome: string) => views.reduce((total, { counts }) => total + counts[outcome], 0)
    expect([sum('changed'), sum('not-changed')]).toEqual([4, 4])
    expect(await countedNews(payload, ids, 'rejected', 'application-news')).toEqual(times(4, [1, 3]))
  })

  it('that is killed at any write changes each once', async () => {
    const { payload } = portal
    let deaths = 0
    for (let nth = 2; nth < 60; nth += 2 + 2 * KILL_STEP) {
      const ids = await paidApplications(2)
      const { id } = await calls.forecast({ ids }, reject)
      await calls.start(id, 2)
      const { died } = await killAtWrite(payload, nth, () => workOnRuns(payload))
      await workOnRuns(payload, later(5))
      // A decision that was written before the kill has its effects applied by the minutely work.
      await runDue({ payload, work: applicationEffects, now: () => later(5) })
      const { state, counts } = await calls.view(id)
      expect([state, counts.changed], `killed at write ${nth}`).toEqual(['done', 2])
      expect(await countedNews(payload, ids, 'rejected', 'application-news')).toEqual(times(2, [1, 3]))
      if (!died) break
      deaths += 1
    }
    expect(deaths).toBeGreaterThan(1)
  })

  itsRule('writes to each student once, and to the member of staff before', async () => {
    const { payload } = portal
    const ids = await paidApplications(3)
    const message = { subject: 'Counselling on Monday', text: 'Come at 10.\n\nBring the originals.' }
    const test = await portal.call('POST', '/api/application/staff/bulk-test-message', message, officer.headers)
    expect(test.status).toBe(200)
    const { email } = await payload.findByID({ collection: 'staff', id: officer.user.id })
    expect((await messagesTo(payload, email, 'application-message'))[0]?.subject).toBe(message.subject)

    const { id, view } = await calls.forecast({ ids }, { name: 'message', ...message })
    expect(view.transitions).toEqual([{ from: 'SUBMITTED', to: 'SUBMITTED', count: 3 }])
    await calls.start(id, 3)
    await Promise.all([workOnRuns(payload), workOnRuns(payload, later())])
    expect(await countedNews(payload, ids, 'message', 'application-message')).toEqual(times(3, [1, 1]))
    const { studentEmail, number } = await reread(payload, ids[0] ?? '')
    const [mail] = await messagesTo(payload, studentEmail, 'application-message')
    expect(mail?.text).toContain('Come at 10.\n\nBring the originals.')
    expect(mail?.text).toContain(number)
  })

  itsRule('stops on request, and expires when it is not confirmed', async () => {
    const { payload } = portal
    const ids = await paidApplications(2)
    const { id } = await calls.forecast({ ids }, reject)
    await calls.start(id, 2)
    expect((await calls.stop(id)).status).toBe(200)
    await workOnRuns(payload)
    expect(await calls.view(id)).toMatchObject({ state: 'stopped', counts: { changed: 0, 'will-change': 2 } })
    expect((await calls.stop(id)).status).toBe(409)

    const second = await calls.forecast({ ids }, reject)
    await workOnRuns(payload, later(125))
    expect(await calls.view(second.id)).toMatchObject({ state: 'expired' })
    const where = { run: { equals: second.id } }
    expect(await countRows({ payload, collection: 'bulk-run-items', where })).toBe(0)
    expect((await calls.start(second.id, 2)).status).toBe(409)
    expect(await statusesOf(ids)).toEqual(['SUBMITTED', 'SUBMITTED'])
  })
})
