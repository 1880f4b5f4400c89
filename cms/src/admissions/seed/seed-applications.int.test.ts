/** @sqlite-only it replays operations of applicants and staff, whose own tests run on both databases */
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { errorsShownIn } from '@pravesh/shared/admissions/form/check-step'
import { APPLICATION_STATUSES, queueOf } from '@pravesh/shared/admissions/status/status'
import { COURSE_CODES } from '@pravesh/shared/courses/courses'
import { expect, it } from 'vitest'
import { aRequestedRefund, runRefunds } from '../../../test/builders/refunds.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { seededApplications } from '../../../test/seeded-applications.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { findDraft } from '../drafts/find-draft.ts'
import { formReference } from '../form/form-reference.ts'
import { readOffer } from '../submit/read-offer.ts'
import { applicants, drafting } from './data/applicants.ts'
import { MARK, seedApplications } from './seed-applications.ts'

const portal = startTestPortal()
const { seeded, seed, rows } = seededApplications(portal)

it('creates a settled application in every state but reopened for each course', async () => {
  const { docs } = await portal.payload.find({ collection: 'applications', limit: 0, depth: 0 })
  expect(docs).toHaveLength(applicants.length)
  for (const code of COURSE_CODES) {
    const ofCourse = docs.filter(({ course }) => course === code)
    expect(new Set(ofCourse.map(({ status }) => status))).toEqual(
      new Set(APPLICATION_STATUSES.filter((status) => status !== 'REOPENED')),
    )
    const newOnes = ofCourse.filter(({ status }) => status === 'SUBMITTED')
    expect(newOnes.map(({ feePaidAt }) => Boolean(feePaidAt)).sort()).toEqual([false, true])
  }
  expect(docs.filter(({ settledAt }) => !settledAt)).toEqual([])
  for (const { status, feePaidAt, queue } of docs) expect(queue).toBe(queueOf({ status, feePaid: Boolean(feePaidAt) }))
  expect(docs.filter(({ status, decisionReason }) => status === 'REJECTED' && !decisionReason)).toEqual([])
  expect(docs.filter(({ status, correction }) => status === 'SENT_BACK' && !correction?.reason)).toEqual([])
})

it('shows each student their own application, and only the admitted ones as approved', async () => {
  for (const { email, story } of applicants) {
    const login = await portal.call('POST', '/api/user/login', { email, password: seeded.signIn?.password })
    const headers = { authorization: `Bearer ${login.reply.access_token}` }
    const mine = await portal.call('GET', '/api/application/getMyApplication', undefined, headers)
    expect(mine.reply.result, email).toHaveLength(1)
    const who = await portal.call('GET', '/api/user/authVerify', undefined, headers)
    expect(who.reply.userInfo.isApproved, email).toBe(['approved', 'documentsRequested'].includes(story))
  }
})

it('leaves one student with a form to go on with, all of step 1 valid', async () => {
  const { payload } = portal
  const where = { email: { equals: drafting.email } }
  const { docs } = await payload.find({ collection: 'students', where })
  const owner = { studentId: docs[0]?.id ?? '', course: drafting.course }
  const draft = await findDraft({ payload, owner })
  expect(draft?.place).toEqual({ step: 2, question: 'degreeStatus' })
  const form = formOf(drafting.course)
  const { course } = await readOffer({ payload, code: drafting.course, courseId: '' })
  const reference = await formReference({ payload, course, subject: '' })
  const facts = { form, reference, today: '2026-11-26', aadhaarOnFile: '' }
  expect(errorsShownIn(facts, 1, draft?.answers ?? {})).toEqual([])
  const invalid = errorsShownIn(facts, 2, draft?.answers ?? {}).map(({ field }) => field)
  expect(invalid).toContain('degreeStatus')
  expect(invalid).not.toContain('twelfthMarks')
  const login = await portal.call('POST', '/api/user/login', {
    email: drafting.email,
    password: seeded.signIn?.password,
  })
  expect(login.status).toBe(200)
})

it('gives admitted students dues, one paid and one whose payment failed', async () => {
  const { payload } = portal
  const { docs: students } = await payload.find({
    collection: 'students',
    where: { email: { equals: 'ravi@pravesh.example' } },
  })
  const student = { studentId: { equals: students[0]?.id } }
  const { docs } = await payload.find({ collection: 'fee-dues', where: student, limit: 0 })
  expect(docs.filter(({ status }) => status === 'paid')).toMatchObject([{ action: 'TUITION', instalment: 1 }])
  const open = docs.filter(({ status }) => status === 'open')
  expect(new Set(open.map(({ action }) => action))).toEqual(
    new Set(['TUITION', 'REGISTRATION', 'EXAM', 'DRESS', 'IDENTITY_CARD']),
  )
  const { docs: payments } = await payload.find({ collection: 'payments', where: student, limit: 0 })
  expect(payments.map(({ purpose, status }) => `${purpose} ${status}`).sort()).toEqual([
    'application-fee paid',
    'fee failed',
    'fee paid',
  ])
})

it('does nothing a second time', async () => {
  const before = await rows()
  expect(await seed()).toBeNull()
  expect(await rows()).toEqual(before)
})

it('changes nothing once another student has applied', async () => {
  const { payload } = portal
  const { docs } = await payload.find({ collection: 'applications', limit: 1, depth: 0 })
  const stranger = await anActiveStudent(payload)
  const [first] = docs
  await updateRow({ payload, collection: 'applications', where: first?.id ?? '', data: { student: stranger.id } })
  await payload.kv.delete(MARK)
  const before = await rows()
  expect(await seedApplications({ payload, now: new Date(), report: () => {} })).toBe(false)
  expect(await rows()).toEqual(before)
})

it('creates payments that can be refunded', async () => {
  const { payload } = portal
  const { docs: paid } = await payload.find({ collection: 'payments', where: { status: { equals: 'paid' } }, limit: 0 })
  for (const purpose of ['application-fee', 'fee'] as const) {
    const payment = paid.find((each) => each.purpose === purpose)
    const { id } = await aRequestedRefund(payload, { paymentId: payment?.id ?? '' })
    await runRefunds({ payload })
    expect(await payload.findByID({ collection: 'refunds', id }), purpose).toMatchObject({ status: 'done' })
  }
})
