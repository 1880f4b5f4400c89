import { submissionToWire } from '@pravesh/shared/admissions/wire/submission'
import type { Where } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { payFeeOf } from '../../../test/builders/application-fee.ts'
import {
  anAdmissionsOfficer,
  anOpenCourse,
  aPaidApplication,
  aSubmissionOf,
  aSubmittedApplication,
  type OpenCourse,
  officer,
  reread,
  verifyDocumentsOf,
} from '../../../test/builders/applications.ts'
import { anUploadedDocument } from '../../../test/builders/documents.ts'
import { aGuest, anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { runDue } from '../../database/work/run-due.ts'
import type { Student } from '../../payload-types.ts'
import { saveDraft } from '../drafts/save-draft.ts'
import { checkDocument } from '../review/check-document.ts'
import { decideApplication } from '../review/decide-application.ts'
import { applicationEffects } from './application-effects.ts'

const portal = startTestPortal()
let open: OpenCourse
let staffId: string
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  staffId = (await anAdmissionsOfficer(portal.payload)).id
})

/** Runs due work as after a restart, once the lease of the killed process has expired. */
const restart = () =>
  runDue({ payload: portal.payload, work: applicationEffects, now: () => new Date(Date.now() + 5 * 60_000) })

/** Above the number of writes of any change. The loop ends at the first run that is not killed. */
const MAX_WRITES = 60

async function atEveryWrite(one: (nth: number) => Promise<boolean>) {
  let fatalWrite = 0
  for (let nth = 1; nth <= MAX_WRITES; nth += KILL_STEP) {
    if (!(await one(nth))) break
    fatalWrite = nth
  }
  expect(fatalWrite).toBeGreaterThan(3)
  expect(fatalWrite).toBeLessThan(MAX_WRITES)
}

const eventsOf = async (id: string) =>
  (
    await portal.payload.find({
      collection: 'application-events',
      where: { application: { equals: id } },
      sort: 'at',
      limit: 0,
    })
  ).docs.map(({ kind }) => kind)

/** Counts the e-mails and text messages to a student about applications. */
const newsTo = async ({ email, phone }: Student) => {
  const mails = await messagesTo(portal.payload, email, 'application-news')
  const texts = await messagesTo(portal.payload, phone, 'application-text')
  return [mails.length, texts.length]
}

it('completes a submission killed at any write after the restart, or lets the student submit again', async () => {
  await atEveryWrite(async (nth) => {
    const { payload } = portal
    const student = await aGuest(payload)
    const submission = await aSubmissionOf(payload, { student, open })
    const owner = { studentId: student.id, course: 'DELED' as const }
    const { answers, documents } = submission
    const content = { answers, documents, detailsSaved: true, educationSaved: true, termsAccepted: true }
    await saveDraft({ payload, owner, content, revision: 0, now: new Date() })
    const headers = await loggedIn(payload, student)
    const post = () => portal.call('POST', '/api/application/postapplication', submissionToWire(submission), headers)
    const { died } = await killAtWrite(payload, nth, post)
    const found = () =>
      payload.find({ collection: 'applications', where: { student: { equals: student.id } }, depth: 0 })
    const drafts = () =>
      payload.count({ collection: 'application-drafts', where: { studentId: { equals: student.id } } })
    if ((await found()).totalDocs === 0) {
      expect((await drafts()).totalDocs).toBe(1)
      expect((await post()).status).toBe(200)
    }
    await restart()
    const { docs } = await found()
    expect(docs).toHaveLength(1)
    const application = await reread(payload, docs[0]?.id ?? '')
    expect(application).toMatchObject({ status: 'SUBMITTED', settledAt: expect.any(String), documents })
    expect(await eventsOf(application.id)).toEqual(['submitted'])
    expect((await drafts()).totalDocs).toBe(0)
    expect((await payload.findByID({ collection: 'students', id: student.id })).role).toBe('Student')
    const where: Where = { and: [{ studentId: { equals: student.id } }, { applicationId: { equals: application.id } }] }
    expect((await payload.count({ collection: 'applicant-documents', where })).totalDocs).toBe(
      Object.keys(documents).length,
    )
    expect(await newsTo(student)).toEqual([1, 1])
    return died
  })
})

it('records a payment once when it is killed at any write', async () => {
  await atEveryWrite(async (nth) => {
    const { payload } = portal
    const student = await anActiveStudent(payload)
    const { id } = await aSubmittedApplication(payload, { open, student })
    const { died } = await killAtWrite(payload, nth, () => payFeeOf(payload, id))
    await restart()
    await payFeeOf(payload, id)
    expect((await reread(payload, id)).feePaidAt).toBeTruthy()
    expect(await eventsOf(id)).toEqual(['submitted', 'paid'])
    expect(await newsTo(student)).toEqual([2, 2])
    return died
  })
})

it('completes an approval killed at any write after the restart, or leaves the application unchanged', async () => {
  await atEveryWrite(async (nth) => {
    const { payload } = portal
    const student = await anActiveStudent(payload)
    const { id } = await aPaidApplication(payload, { open, student })
    await verifyDocumentsOf(payload, { id, staffId })
    const decision = { move: 'approve', reason: '' } as const
    const { died } = await killAtWrite(payload, nth, () =>
      decideApplication({ payload, staff: officer(staffId), id, decision, now: new Date() }),
    )
    await restart()
    const { status, settledAt } = await reread(payload, id)
    const { isApproved } = await payload.findByID({ collection: 'students', id: student.id })
    const events = (await eventsOf(id)).filter((kind) => kind === 'approved')
    expect(settledAt).toBeTruthy()
    expect({ isApproved, events: events.length }).toEqual(
      status === 'APPROVED' ? { isApproved: true, events: 1 } : { isApproved: false, events: 0 },
    )
    const messages = 2 + events.length
    expect(await newsTo(student)).toEqual([messages, messages])
    return died
  })
})

it('does not approve past a document whose rejection was killed at any write', async () => {
  for (let nth = 1; nth <= 5; nth += KILL_STEP) {
    const { payload } = portal
    const { id, documents } = await aPaidApplication(payload, { open })
    await verifyDocumentsOf(payload, { id, staffId })
    const check = { document: documents.photo ?? '', state: 'REJECTED', reason: 'Too dark.' } as const
    const staff = officer(staffId)
    await killAtWrite(payload, nth, () => checkDocument({ payload, staff, id, check, now: new Date() }))
    await restart()
    const rejected = (await eventsOf(id)).includes('document-rejected')
    const file = await payload.findByID({ collection: 'applicant-documents', id: check.document })
    expect(file.state).toBe(rejected ? 'REJECTED' : 'VERIFIED')
    const decision = { move: 'approve', reason: '' } as const
    const approval = decideApplication({ payload, staff, id, decision, now: new Date() })
    if (rejected) await expect(approval).rejects.toThrow('Not accepted: Profile photo')
    else expect((await approval).status).toBe('APPROVED')
  }
})

it('leaves documents unattached when a submission is killed before it is stored', async () => {
  const { payload } = portal
  const student = await anActiveStudent(payload)
  const id = await anUploadedDocument(payload, { studentId: student.id, kind: 'photo' })
  const submission = await aSubmissionOf(payload, { student, open })
  const headers = await loggedIn(payload, student)
  await killAtWrite(payload, 2, () =>
    portal.call('POST', '/api/application/postapplication', submissionToWire(submission), headers),
  )
  const file = await payload.findByID({ collection: 'applicant-documents', id })
  expect(file.applicationId ?? null).toBeNull()
})
