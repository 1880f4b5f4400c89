import { beforeAll, describe, expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  anOpenCourse,
  aPaidApplication,
  type OpenCourse,
  reread,
  verifyDocumentsOf,
} from '../../../test/builders/applications.ts'
import { loggedIn } from '../../../test/builders/students.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { reviewCalls } from '../../../test/review-calls.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { findDues } from '../../fees/index.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { openApplication } from '../holds/hold.ts'
import { finishDueEffects } from './finish-effects.ts'

const portal = startTestPortal()
const { call, decide, eventsOf, signedIn } = reviewCalls(portal)
let open: OpenCourse
let officerId: string
beforeAll(async () => {
  officerId = (await anAdmissionsOfficer(portal.payload)).id
  open = await anOpenCourse(portal.payload, 'DELED')
})

async function aReadyApplication(): Promise<ApplicationRecord> {
  const application = await aPaidApplication(portal.payload, { open })
  await verifyDocumentsOf(portal.payload, { ...application, staffId: officerId })
  return reread(portal.payload, application.id)
}

async function decided(move: string) {
  const before = await aReadyApplication()
  const answer = await decide(before.id, move, { undoable: true })
  expect(answer.status).toBe(200)
  return { before, id: before.id, revision: Number(answer.reply.result.undo.revision) }
}

async function finish(id: string) {
  const application = await reread(portal.payload, id)
  return finishDueEffects({ payload: portal.payload, application, now: new Date(Date.now() + 31_000) })
}

const kindsOf = async (id: string) => (await eventsOf(id)).map(({ kind }) => kind)
const duesOf = (id: string) => findDues(portal.payload, { applicationId: id })
const newsFor = ({ studentEmail }: ApplicationRecord) => messagesTo(portal.payload, studentEmail, 'application-news')

describe('a decision that can be undone', () => {
  it.each(['approve', 'reject', 'sendBack'])('leaves nothing behind when it is undone: %s', async (move) => {
    const { before, id, revision } = await decided(move)
    expect((await reread(portal.payload, id)).status).not.toBe(before.status)
    const events = await kindsOf(id)
    const news = await newsFor(before)
    const { status, reply } = await call(id, 'undo', { revision })
    expect({ status, msg: reply.msg }).toEqual({
      status: 200,
      msg: 'The decision is undone. The student was not notified.',
    })
    await finish(id)
    const { status: state, queue, liveKey, decisionReason, rejectionCode, correction, lastChange } = before
    expect(await reread(portal.payload, id)).toMatchObject({
      ...{ status: state, queue, liveKey, correction, lastChange },
      decisionReason: decisionReason ?? null,
      rejectionCode: rejectionCode ?? null,
      settledAt: expect.any(String),
    })
    expect(await kindsOf(id)).toEqual(events)
    expect(await newsFor(before)).toHaveLength(news.length)
    expect(await duesOf(id)).toEqual([])
  })

  it('takes effect once after its time, by the timer or the minutely work', async () => {
    const { before, id, revision } = await decided('approve')
    expect(await duesOf(id)).toEqual([])
    await Promise.all([finish(id), finish(id)])
    await finish(id)
    expect((await kindsOf(id)).filter((kind) => kind === 'approved')).toHaveLength(1)
    expect(await duesOf(id)).not.toEqual([])
    expect((await newsFor(before))[0]?.subject).toContain(before.number)
    const late = await call(id, 'undo', { revision })
    expect(late.status).toBe(409)
    expect(late.reply.msg).toContain('It is too late to undo this decision')
  })

  it('is undone by one of two calls at once', async () => {
    const { id, revision } = await decided('reject')
    const answers = await Promise.all([call(id, 'undo', { revision }), call(id, 'undo', { revision })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  itsRule('is not undone by a colleague, nor with another revision', async () => {
    const { id, revision } = await decided('approve')
    expect((await call(id, 'undo', { revision }, await signedIn('administrator'))).status).toBe(409)
    expect((await call(id, 'undo', { revision: revision + 1 })).status).toBe(409)
    expect((await call(id, 'undo', { revision: 'x' })).status).toBe(400)
    expect((await call('absent', 'undo', { revision })).status).toBe(404)
  })

  it('takes effect before a change that follows it', async () => {
    const { id, revision } = await decided('approve')
    expect((await decide(id, 'withdraw')).status).toBe(200)
    expect((await kindsOf(id)).slice(-2)).toEqual(['approved', 'approval-withdrawn'])
    expect((await call(id, 'undo', { revision })).status).toBe(409)
  })

  itsRule('is not shown to the student until it takes effect', async () => {
    const { before, id } = await decided('reject')
    const student = await portal.payload.findByID({ collection: 'students', id: before.studentId })
    const headers = await loggedIn(portal.payload, student)
    const seen = async () =>
      (await portal.call('GET', `/api/application/allApplicationsById/${id}`, undefined, headers)).reply.result.view
    expect(await seen()).toMatchObject({ status: 'SUBMITTED', rejection: '' })
    await finish(id)
    expect(await seen()).toMatchObject({ status: 'REJECTED', rejection: 'For a reason.' })
  })

  it('is not undone when the student has applied again since', async () => {
    const { before, id, revision } = await decided('reject')
    const other = await aPaidApplication(portal.payload, { open })
    const data = { liveKey: before.liveKey }
    await updateRow({ payload: portal.payload, collection: 'applications', where: other.id, data })
    expect((await call(id, 'undo', { revision })).status).toBe(409)
  })
})

it('gives back the own hold when a stored decision is undone, unless a colleague has taken the application', async () => {
  const { payload } = portal
  const [asha, bela] = [
    await aStaffSession(portal, ['admissions-officer']),
    await aStaffSession(portal, ['administrator']),
  ]
  await payload.updateGlobal({ slug: 'admission-settings', data: { secondReader: true } })
  const { id } = await aPaidApplication(payload, { open })
  const openAs = ({ user }: StaffSession) =>
    openApplication({ payload, staff: { id: String(user.id), name: user.name }, id, now: new Date() })
  const undone = async (meanwhile: () => Promise<unknown>) => {
    const { undo } = (await decide(id, 'reject', { undoable: true }, asha.headers)).reply.result
    await meanwhile()
    expect((await call(id, 'undo', { revision: undo.revision }, asha.headers)).status).toBe(200)
    return reread(payload, id)
  }
  await openAs(asha)
  expect(await undone(async () => {})).toMatchObject({ heldBy: String(asha.user.id), readingState: null })
  expect(await undone(() => openAs(bela))).toMatchObject({ heldBy: String(bela.user.id), readingState: null })
  expect((await decide(id, 'sendBack', { parts: ['personal'] }, bela.headers)).status).toBe(200)
  await payload.updateGlobal({ slug: 'admission-settings', data: { secondReader: false } })
})

itsRule('asks for single questions and documents, and refuses those that the form does not have', async () => {
  const { id } = await aReadyApplication()
  const refused = await decide(id, 'sendBack', { items: ['motherName', 'shoeSize'] })
  expect(refused.status).toBe(400)
  expect(refused.reply.errors[0]).toMatchObject({ field: 'items', code: 'notAnOption' })
  expect((await decide(id, 'sendBack', { items: ['motherName', 'tenthResult'], parts: ['contact'] })).status).toBe(200)
  const sentBack = await reread(portal.payload, id)
  expect(sentBack.correction.parts).toEqual(['contact', 'personal', 'documents'])
  expect(sentBack.correction.requests.filter(({ items }) => items.length === 1).map(({ items }) => items)).toEqual([
    ['motherName'],
    ['tenthResult'],
  ])
  const [news] = await newsFor(sentBack)
  for (const label of ['Mother’s name', 'Contact & Address Details', 'Class 10 result'])
    expect(news?.text).toContain(label)
})
