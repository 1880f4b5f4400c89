import { submissionToWire } from '@pravesh/shared/admissions/wire/submission'
import type { Where } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  anOpenCourse,
  aPaidApplication,
  aSubmissionOf,
  aSubmittedApplication,
  type OpenCourse,
  officer,
  payFeeOf,
  reread,
  verifyDocumentsOf,
} from '../../../test/builders/applications.ts'
import { anUploadedDocument } from '../../../test/builders/documents.ts'
import { aGuest, anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { killAtWrite } from '../../../test/kill-at-write.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { Student } from '../../payload-types.ts'
import { runDue } from '../../platform/work/run-due.ts'
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

/** The restart, after the lease of the process that died has expired. */
const restart = () =>
  runDue({ payload: portal.payload, work: applicationEffects, now: () => new Date(Date.now() + 5 * 60_000) })

/** More writes than any change makes; the loop ends at the first run that lives. */
const MOST_WRITES = 60

async function atEveryWrite(one: (nth: number) => Promise<boolean>) {
  let deaths = 0
  for (let nth = 1; nth <= MOST_WRITES; nth++) {
    if (!(await one(nth))) break
    deaths += 1
  }
  expect(deaths).toBeGreaterThan(3)
  expect(deaths).toBeLessThan(MOST_WRITES)
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

/** How many e-mails and text messages with news of an application a student was written. */
const newsTo = async ({ email, phone }: Student) => {
  const mails = await messagesTo(portal.payload, email, 'application-news')
  const texts = await messagesTo(portal.payload, phone, 'application-text')
  return [mails.length, texts.length]
}

it('a submission that is killed anywhere is there whole after the restart, or not at all and can be sent again', async () => {
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

it('a payment that is killed anywhere is taken into account once', async () => {
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

it('an approval that is killed anywhere has not happened, or admits the student after the restart', async () => {
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
    const told = 2 + events.length
    expect(await newsTo(student)).toEqual([told, told])
    return died
  })
})

it('a document that is being rejected cannot be approved past, wherever the rejection was killed', async () => {
  for (let nth = 1; nth <= 5; nth++) {
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

it('documents and drafts of a submission that never arrived stay the student’s own', async () => {
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
