import type { AfterDeadline } from '@pravesh/shared/admissions/status/correction-deadline'
import { addDays } from '@pravesh/shared/platform/days'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { reasonIn } from '@pravesh/shared/platform/sent-text'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  anApprovedApplication,
  anOpenCourse,
  aPaidApplication,
  type OpenCourse,
  officer,
  reread,
} from '../../../test/builders/applications.ts'
import { bulkCallsOf, workOnRuns } from '../../../test/builders/bulk-runs.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { reviewCalls } from '../../../test/review-calls.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { runDue } from '../../database/work/run-due.ts'
import { decideApplication } from '../review/decide-application.ts'
import { deadlineWork } from './deadline-work.ts'
import { endDeadline } from './end-deadline.ts'

const portal = startTestPortal()
const { decide, eventsOf } = reviewCalls(portal)
let open: OpenCourse
let staffId: string
const today = dayInIndia(new Date())
const dueOn = addDays(today, 7)

beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  staffId = (await anAdmissionsOfficer(portal.payload)).id
})

const settings = (data: { correctionDays?: number; afterDeadline?: AfterDeadline }) =>
  portal.payload.updateGlobal({ slug: 'admission-settings', data })
/** Noon in India, so many days from today. */
const noon = (days: number) => new Date(`${addDays(today, days)}T06:30:00Z`)
const workAt = (days: number) => runDue({ payload: portal.payload, work: deadlineWork, now: () => noon(days) })

/** Those that have not ended. */
const deadlinesOf = (id: string) =>
  readRows({
    payload: portal.payload,
    collection: 'correction-deadlines',
    where: { and: [{ application: { equals: id } }, { endedAt: { exists: false } }] },
  })

async function sentBack(from: 'paid' | 'approved' = 'paid') {
  const { payload } = portal
  const { id } =
    from === 'paid'
      ? await aPaidApplication(payload, { open })
      : await anApprovedApplication(payload, { open, staffId })
  const decision = { move: 'sendBack' as const, reason: 'A sharper photo.', parts: ['documents' as const], dueOn }
  await decideApplication({ payload, staff: officer(staffId), id, decision, now: new Date() })
  const { studentEmail } = await reread(payload, id)
  const reminders = async () => (await messagesTo(payload, studentEmail, 'correction-reminder')).length
  return { id, studentEmail, reminders }
}

describe('the last day for a correction', () => {
  itsRule('is in the message, by default as the settings say, and can be chosen for a request', async () => {
    const { payload } = portal
    await settings({ correctionDays: 10 })
    const byDefault = await aPaidApplication(payload, { open })
    await decide(byDefault.id, 'sendBack', { parts: ['documents'] })
    expect((await reread(payload, byDefault.id)).correction.dueOn).toBe(addDays(today, 10))
    await settings({ correctionDays: 0 })
    const chosen = await sentBack()
    expect((await reread(payload, chosen.id)).correction.dueOn).toBe(dueOn)
    const [mail] = await messagesTo(payload, chosen.studentEmail, 'application-news')
    expect(mail?.text).toContain('Send your corrections by')
    const other = await aPaidApplication(payload, { open })
    const { status, reply } = await decide(other.id, 'sendBack', { parts: ['documents'], dueOn: today })
    expect([status, reply.errors]).toEqual([400, [expect.objectContaining({ field: 'dueOn' })]])
  })

  it('is set in bulk', async () => {
    const { payload } = portal
    const { id } = await aPaidApplication(payload, { open })
    const calls = bulkCallsOf(portal, (await aStaffSession(portal, ['admissions-officer'])).headers)
    const action = { name: 'sendBack', parts: ['documents'], reason: 'A sharper photo.' } as const
    expect((await calls.prepare({ ids: [id] }, { ...action, dueOn: today })).status).toBe(400)
    const run = await calls.forecast({ ids: [id] }, { ...action, parts: ['documents'], dueOn })
    await calls.start(run.id, 1)
    await workOnRuns(payload)
    expect((await reread(payload, id)).correction.dueOn).toBe(dueOn)

    // And on its own, for those that are with the student.
    const paid = await aPaidApplication(payload, { open })
    const later = addDays(today, 20)
    const moved = await calls.forecast({ ids: [id, paid.id] }, { name: 'lastDay', dueOn: later })
    expect(moved.view.counts).toMatchObject({ 'will-change': 1, refused: 1 })
    await calls.start(moved.id, 1)
    await workOnRuns(payload)
    expect((await calls.view(moved.id)).counts).toMatchObject({ changed: 1, refused: 1 })
    expect((await reread(payload, id)).correction).toMatchObject({ dueOn: later, reason: 'A sharper photo.' })
    expect((await deadlinesOf(id)).map((each) => each.dueOn)).toEqual([later])
    expect((await eventsOf(id)).at(-1)?.kind).toBe('deadline-moved')
  })

  it('is preceded by two reminders, each once, also after a kill and with two processes', async () => {
    const { reminders } = await sentBack()
    const counts: number[] = []
    for (const days of [1, 4, 4, 5, 6, 7]) {
      await Promise.all([workAt(days), workAt(days)])
      counts.push(await reminders())
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2])
    for (let nth = 1; nth < 20; nth += KILL_STEP) {
      const one = await sentBack()
      const { died } = await killAtWrite(portal.payload, nth, () => workAt(4))
      await runDue({ payload: portal.payload, work: deadlineWork, now: () => new Date(noon(4).getTime() + 300_000) })
      expect(await one.reminders(), `killed at write ${nth}`).toBe(1)
      if (!died) break
    }
  })

  itsRule('has no more reminders once the student or staff have acted', async () => {
    const { id, reminders } = await sentBack()
    await decide(id, 'recall')
    for (const days of [4, 8]) await workAt(days)
    expect(await reminders()).toBe(0)
    expect((await reread(portal.payload, id)).status).toBe('REOPENED')
  })

  it.each([
    ['flag', 'SENT_BACK', 'note'],
    ['return', 'REOPENED', 'recalled'],
    ['close', 'REJECTED', 'rejected'],
  ] as const)('passes: %s', async (afterDeadline, status, kind) => {
    await settings({ afterDeadline })
    const { id, studentEmail } = await sentBack()
    await Promise.all([workAt(8), workAt(8)])
    await workAt(9)
    expect((await reread(portal.payload, id)).status).toBe(status)
    expect((await eventsOf(id)).filter((event) => event.kind === kind)).toHaveLength(1)
    const mails = await messagesTo(portal.payload, studentEmail, 'application-news')
    expect(mails.filter(({ text }) => text.includes('received none'))).toHaveLength(afterDeadline === 'flag' ? 0 : 1)
    const { decisionReason, sentTexts } = await reread(portal.payload, id)
    const shown = reasonIn(decisionReason ?? '', sentTexts, 'bn')
    expect(/^\P{Script=Latin}*$/u.test(shown)).toBe(afterDeadline !== 'flag')
  })

  it('ends nothing while the application is being changed, and is repeated then', async () => {
    const { payload } = portal
    await settings({ afterDeadline: 'return' })
    const { id } = await sentBack()
    const before = await reread(payload, id)
    const [deadline] = await deadlinesOf(id)
    if (deadline === undefined) throw new Error('There is no deadline.')
    const end = () =>
      endDeadline({ ...{ payload, deadline, after: 'return' as const }, application: before, now: noon(8) })
    await updateRow({ payload, collection: 'applications', where: id, data: { revision: before.revision + 1 } })
    await expect(end()).rejects.toMatchObject({ code: 'CHANGED' })
    await workAt(8)
    expect((await reread(payload, id)).status).toBe('REOPENED')
    await end()
  })

  it('that was moved meanwhile does nothing', async () => {
    const { payload } = portal
    await settings({ afterDeadline: 'return' })
    const { id } = await sentBack()
    const { correction } = await reread(payload, id)
    // As after the change, before its effects.
    const data = { correction: { ...correction, dueOn: addDays(today, 20) } as never }
    await updateRow({ payload, collection: 'applications', where: id, data })
    await workAt(8)
    expect((await reread(payload, id)).status).toBe('SENT_BACK')
  })

  itsRule('does not reject a student who was admitted', async () => {
    await settings({ afterDeadline: 'close' })
    const { id } = await sentBack('approved')
    await workAt(8)
    expect((await reread(portal.payload, id)).status).toBe('APPROVED')
  })
})
