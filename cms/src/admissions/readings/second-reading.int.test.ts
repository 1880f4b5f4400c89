import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { payFeeOf } from '../../../test/builders/application-fee.ts'
import {
  anAdmissionsOfficer,
  aPaidApplication,
  aSentBackApplication,
  aSubmittedApplication,
  type OpenCourse,
  reread,
  verifyDocumentsOf,
} from '../../../test/builders/applications.ts'
import { bulkCallsOf, workOnRuns } from '../../../test/builders/bulk-runs.ts'
import { readerCalls, readersOf } from '../../../test/builders/readers.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { reviewCalls } from '../../../test/review-calls.ts'
import { personOf, type StaffSession, userOf } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { runDue } from '../../database/work/run-due.ts'
import { findAgreement } from '../admin/readings/agreement.ts'
import { applicationEffects } from '../changes/application-effects.ts'
import { openApplication } from '../holds/hold.ts'
import { assignApplications } from '../queue/assign.ts'
import { assignedApplications } from '../queue/assigned-applications.ts'
import { takeNext } from '../queue/take-next.ts'
import { decideApplication } from '../review/decide-application.ts'
import { waitingReadings } from './waiting-readings.ts'

const portal = startTestPortal()
const { call, eventsOf } = reviewCalls(portal)
const { settings, by } = readerCalls(portal)
let open: OpenCourse
let asha: StaffSession
let bela: StaffSession
let chitra: StaffSession

beforeAll(async () => {
  ;({ open, asha, bela, chitra } = await readersOf(portal))
})
beforeEach(() => settings({ secondReader: true, secondReaderSample: 0 }))

const kindsOf = async (id: string) => (await eventsOf(id)).map(({ kind }) => kind)
const rowsOf = (id: string) =>
  readRows({ payload: portal.payload, collection: 'second-readings', where: { application: { equals: id } } })

async function proposed(move = 'reject') {
  const { id } = await aPaidApplication(portal.payload, { open })
  expect((await by(asha, id, move)).status).toBe(200)
  return id
}

describe('a rejection with a second reader', () => {
  it('takes effect when both agree, in the words of the first, and not before', async () => {
    const { payload } = portal
    const student = await anActiveStudent(payload)
    const { id } = await aPaidApplication(payload, { open, student })
    const news = async () => (await messagesTo(payload, student.email, 'application-news')).length
    const before = await news()
    const reason = 'Words of the first.\nআপনার সম্পূর্ণ মার্কশিট আপলোড করুন।'
    const { msg } = (await by(asha, id, 'reject', { reason, prepared: ['sendBack.mark-sheet'] })).reply
    expect(msg).toContain('It takes effect when a second reader agrees.')
    expect(await reread(payload, id)).toMatchObject({
      status: 'SUBMITTED',
      readingState: 'second',
      queue: 'waiting-for-staff',
    })
    const seen = await portal.call(
      'GET',
      '/api/application/getMyApplication',
      undefined,
      await loggedIn(payload, student),
    )
    expect(seen.reply.result[0].view).toMatchObject({ status: 'SUBMITTED', rejection: '' })
    expect(seen.text).not.toContain('Words of the first.')
    // Through no door of the second reader.
    const record = await portal.call('GET', `/api/applications/${id}`, undefined, bela.headers)
    expect(record.reply.readingState).toBe('second')
    expect(record.text).not.toContain('Words of the first.')
    expect(JSON.stringify(await eventsOf(id))).not.toContain('Words of the first.')
    expect(await news()).toBe(before)
    expect((await by(asha, id, 'reject')).reply.msg).toContain('You have decided on this application.')
    expect((await by(bela, id, 'reject', { reason: 'Other words.' })).reply.msg).toBe(
      'Rejected. We have notified the student.',
    )
    expect(await reread(payload, id)).toMatchObject({
      status: 'REJECTED',
      decisionReason: 'Words of the first.\nUpload your complete mark sheet.',
      sentTexts: [{ id: 'sendBack.mark-sheet' }],
      readingState: null,
      reading: null,
    })
    expect((await eventsOf(id)).at(-1)).toMatchObject({ kind: 'rejected', by: 'Asha and Bela' })
    expect(await news()).toBe(before + 1)
    expect(await rowsOf(id)).toMatchObject([
      { firstName: 'Asha', secondName: 'Bela', thirdName: null, outcome: 'agreed' },
    ])
  })

  itsRule('that the second reader would not reject is shown to both, and decided by a third', async () => {
    const id = await proposed()
    const { msg } = (await by(bela, id, 'sendBack')).reply
    expect(msg).toContain('Asha decided otherwise (Reject: Another reason)')
    expect(await reread(portal.payload, id)).toMatchObject({ status: 'SUBMITTED', readingState: 'third' })
    expect((await eventsOf(id)).at(-1)?.text).toBe('Asha: Reject: Another reason. Bela: Send back for correction.')
    for (const reader of [asha, bela]) expect((await by(reader, id, 'reject')).status).toBe(409)
    expect((await by(chitra, id, 'sendBack')).status).toBe(200)
    expect((await reread(portal.payload, id)).status).toBe('SENT_BACK')
    expect(await rowsOf(id)).toMatchObject([{ thirdName: 'Chitra', outcome: 'overturned' }])
    const agreement = await findAgreement({ payload: portal.payload, user: userOf(chitra), where: {} })
    expect(agreement.find(({ name }) => name === 'Asha')).toMatchObject({ first: 2, agreed: 1, overturned: 1 })
    expect(agreement.find(({ name }) => name === 'Bela')).toMatchObject({ second: 2, differed: 1, confirmed: 1 })
  })

  it('is decided once when two second readers store theirs at the same moment', async () => {
    const id = await proposed()
    const { revision } = await reread(portal.payload, id)
    const sent = await Promise.all([bela, chitra].map((reader) => by(reader, id, 'reject', { revision })))
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await kindsOf(id)).filter((kind) => kind === 'rejected')).toHaveLength(1)
    expect(await rowsOf(id)).toHaveLength(1)
  })

  itsRule('can be undone by the first reader within the time, and a disagreement cannot', async () => {
    const { id } = await aPaidApplication(portal.payload, { open })
    const { undo } = (await by(asha, id, 'reject', { undoable: true })).reply.result
    expect((await call(id, 'undo', { revision: undo.revision }, asha.headers)).status).toBe(200)
    expect(await reread(portal.payload, id)).toMatchObject({
      readingState: null,
      firstReader: null,
      status: 'SUBMITTED',
    })
    await by(asha, id, 'reject')
    const { reply } = await by(bela, id, 'sendBack', { undoable: true })
    expect(reply.result).toBeUndefined()
  })

  itsRule('becomes void when the application changes, and goes on while readers check documents', async () => {
    const { payload } = portal
    const { id, documents } = await aSubmittedApplication(payload, { open })
    await by(asha, id, 'reject')
    const document = documents.photo
    expect((await call(id, 'document', { document, state: 'REJECTED', reason: 'Dark.' }, bela.headers)).status).toBe(
      200,
    )
    expect((await reread(payload, id)).readingState).toBe('second')
    await payFeeOf(payload, id)
    expect(await reread(payload, id)).toMatchObject({ readingState: null, reading: null })
    expect(await kindsOf(id)).toContain('reading-void')
    const staffId = (await anAdmissionsOfficer(payload)).id
    const sentBack = await aSentBackApplication(payload, { open, staffId })
    await by(asha, sentBack.id, 'reject')
    expect((await by(asha, sentBack.id, 'recall')).status).toBe(200)
    expect(await reread(payload, sentBack.id)).toMatchObject({ status: 'REOPENED', readingState: null })
  })

  itsRule('can be decided by anyone at once after the setting was switched off', async () => {
    const id = await proposed()
    await settings({ secondReader: false })
    const held = await openApplication({ payload: portal.payload, staff: personOf(asha), id, now: new Date() })
    expect(held.isOwn).toBe(true)
    expect((await by(asha, id, 'sendBack')).status).toBe(200)
    expect(await reread(portal.payload, id)).toMatchObject({ status: 'SENT_BACK', readingState: null })
    expect(await kindsOf(id)).toContain('reading-void')
  })

  it('waits in the queue of colleagues: the first reader neither holds, takes nor gets it', async () => {
    const { payload } = portal
    const id = await proposed()
    const now = new Date()
    const next = (session: StaffSession) =>
      takeNext({ payload, user: userOf(session), staff: personOf(session), params: { 'where[id][equals]': id }, now })
    expect(await next(asha)).toBeNull()
    expect(await openApplication({ payload, staff: personOf(asha), id, now })).toMatchObject({ holder: null })
    const assigned = await assignApplications({
      ...{ payload, user: userOf(chitra), staff: personOf(chitra) },
      ...{ ids: [id], to: personOf(asha).id, now },
    })
    expect(assigned.refused).toMatchObject([{ why: 'Asha has decided on it. Another colleague decides next.' }])
    expect(await next(bela)).toBe(id)
    // The first reader leaves: the decision stays, and the colleague who takes over reads next.
    await call(id, 'leave', {}, bela.headers)
    expect(await waitingReadings.describe({ payload, staffId: personOf(asha).id })).toContain('wait')
    await waitingReadings.handOver({ payload, from: personOf(asha).id, to: personOf(chitra), now })
    expect((await reread(payload, id)).assignedTo).toBe(personOf(chitra).id)
    await assignedApplications.handOver({ payload, from: personOf(chitra).id, to: personOf(asha), now })
    expect((await reread(payload, id)).assignedTo).toBeNull()
  })

  it('killed at any write is stored once', async () => {
    const { payload } = portal
    let died = true
    for (let nth = 1; died; nth += KILL_STEP) {
      const { id } = await aSubmittedApplication(payload, { open })
      const decision = { move: 'reject' as const, code: 'other' as const, reason: 'For a reason.' }
      const reading = (staff: StaffSession) =>
        decideApplication({ payload, staff: personOf(staff), id, decision, now: new Date() })
      await reading(asha)
      died = (await killAtWrite(payload, nth, () => reading(bela))).died
      await runDue({ payload, work: applicationEffects, now: () => new Date(Date.now() + 5 * 60_000) })
      if ((await reread(payload, id)).status !== 'REJECTED') await reading(bela)
      expect(await rowsOf(id)).toHaveLength(1)
      expect((await kindsOf(id)).slice(1)).toEqual(['reading-proposed', 'rejected'])
    }
  })
})

describe('approvals', () => {
  itsRule('that are drawn wait for a second reader, again and again the same ones', async () => {
    const { payload } = portal
    const { id } = await aPaidApplication(payload, { open })
    await verifyDocumentsOf(payload, { id, staffId: (await anAdmissionsOfficer(payload)).id })
    await settings({ secondReaderSample: 100 })
    expect((await by(asha, id, 'approve', { seatsExceeded: 'A reason.' })).reply.msg).toContain('Stored: Approve.')
    expect((await reread(payload, id)).reading?.first.decision).not.toHaveProperty('seatsExceeded')
    expect((await by(bela, id, 'approve')).reply.msg).toBe('Approved. We have notified the student.')
    expect((await reread(payload, id)).status).toBe('APPROVED')
  })
})

itsRule('is needed in bulk, too: the forecast says so, and what waits for a reader is left', async () => {
  const { payload } = portal
  const ids = [await aPaidApplication(payload, { open }), await aPaidApplication(payload, { open })].map(({ id }) => id)
  const waiting = await proposed()
  const held = (await aPaidApplication(payload, { open })).id
  await openApplication({ payload, staff: personOf(chitra), id: held, now: new Date() })
  const calls = bulkCallsOf(portal, bela.headers)
  const action = { name: 'reject', code: 'below-minimum', reason: 'The minimum is 50 %.' } as const
  const { id, view } = await calls.forecast({ ids: [...ids, waiting, held] }, action)
  expect(view).toMatchObject({
    secondReader: 'all',
    counts: { 'will-change': 2, refused: 2 },
    transitions: [{ from: 'SUBMITTED', to: 'SUBMITTED', count: 2 }],
  })
  expect(view.refused.map(({ group }: { group: string }) => group)).toEqual(['held', 'second-reading'])
  expect(view.refused[0].items[0].why).toContain('Chitra has this application open.')
  await calls.start(id, 2)
  await workOnRuns(payload)
  expect((await calls.view(id)).counts).toMatchObject({ waits: 2, changed: 0, refused: 2 })
  for (const each of ids)
    expect(await reread(payload, each)).toMatchObject({ status: 'SUBMITTED', readingState: 'second' })
})
