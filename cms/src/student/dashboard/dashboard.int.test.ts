/** @sqlite-only the view of records that other files write and read on both databases */
import { anOwedView } from '@pravesh/shared/payments/fixtures/owed'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  anApprovedApplication,
  aPaidApplication,
  aRejectedApplication,
  aSentBackApplication,
  aSubmissionOf,
  aSubmittedApplication,
} from '../../../test/builders/applications.ts'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { aStoredPayment } from '../../../test/builders/money-records.ts'
import { aShownNotice } from '../../../test/builders/notices.ts'
import { anOpenProcess, atStep } from '../../../test/builders/open-processes.ts'
import { aBoughtOrder } from '../../../test/builders/orders.ts'
import { aRecordedCourse } from '../../../test/builders/recorded-courses.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { courseSales } from '../../../test/course-sales.ts'
import { openEveryCourse } from '../../../test/open-courses.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { reviewCalls } from '../../../test/review-calls.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { studentCalls } from '../../../test/student-calls.ts'
import type { Student } from '../../payload-types.ts'

const portal = startTestPortal()
const open = openEveryCourse(portal)
const { get, post } = studentCalls(portal)
const { decide } = reviewCalls(portal)
const sales = courseSales(portal)
let staffId: string

beforeAll(async () => {
  staffId = (await anAdmissionsOfficer(portal.payload)).id
})

const dashboardOf = async (student: Student) => (await get('/api/student/dashboard', student)).reply.result
const nextOf = async (student: Student) => (await dashboardOf(student)).next
const someone = () => anActiveStudent(portal.payload)

describe('the dashboard', () => {
  it('needs a session', async () => {
    expect((await get('/api/student/dashboard')).status).toBe(401)
  })

  it('of a new account leads to the courses', async () => {
    expect(await dashboardOf(await someone())).toMatchObject({ next: { kind: 'start' }, applications: [], plans: [] })
  })

  it('goes on with the form that was begun, at the step where it was left, while the course is open', async () => {
    const student = await someone()
    const flags = { detailsSaved: true, educationSaved: true, termsAccepted: true }
    const place = { step: 3, question: 'agreement' }
    const { answers, documents } = await aSubmissionOf(portal.payload, { student, open: open.DELED })
    const draft = { answers, documents, ...flags, place, revision: 0 }
    expect((await post('/api/application/draft/DELED', draft, student)).status).toBe(200)
    expect(await nextOf(student)).toMatchObject({
      kind: 'draft',
      course: 'DELED',
      step: 3,
      isBack: false,
      savedAt: expect.any(String),
    })
    expect((await get('/api/application/form/DELED', student)).reply.result.draft).toMatchObject({ place })

    const { photo: _, ...others } = documents
    const changed = { ...draft, documents: others, revision: 1 }
    expect((await post('/api/application/draft/DELED', changed, student)).status).toBe(200)
    expect(await nextOf(student)).toMatchObject({ kind: 'draft', step: 2, isBack: true })
    const { kind: _kind, ...goOn } = await nextOf(student)
    const { reply } = await get('/api/application/getMyApplication', student)
    expect([reply.draft, reply.admission]).toEqual([goOn, { overall: 'draft', newest: 'draft' }])

    const { id } = open.DELED.course
    const enrolment = (enrolmentOpen: boolean) =>
      portal.payload.update({ collection: 'courses', id, data: { enrolmentOpen } })
    await enrolment(false)
    expect(await nextOf(student)).toEqual({ kind: 'start' })
    await enrolment(true)
  })

  it('follows an application, and says by when it is answered', async () => {
    const student = await someone()
    const unpaid = await aSubmittedApplication(portal.payload, { open: open.BED, student })
    expect(await nextOf(student)).toEqual({ kind: 'application-fee', applicationId: unpaid.id })

    await portal.payload.updateGlobal({ slug: 'admission-settings', data: { workingDaysToDecide: 2 } })
    const other = await someone()
    const now = new Date('2026-11-26T06:00:00.000Z')
    const paid = await aPaidApplication(portal.payload, { open: open.BED, student: other, now })
    const waiting = await dashboardOf(other)
    expect(waiting.next).toEqual({ kind: 'waiting', applicationId: paid.id })
    expect(waiting.applications).toMatchObject([{ answerBy: '2026-11-28', reopened: null }])
    const [mail] = (await messagesTo(portal.payload, other.email, 'application-news')).filter(({ subject }) =>
      subject?.startsWith('We received the fee'),
    )
    expect(mail?.text).toContain('We answer by 28 November 2026.')
  })

  it('says what a merit process asks for, and promises no answer of another day', async () => {
    const { payload } = portal
    const process = await atStep(payload, await anOpenProcess(payload, { open: open.DPHARM }), 'apply')
    const student = await someone()
    await payload.updateGlobal({ slug: 'admission-settings', data: { workingDaysToDecide: 2 } })
    const { id } = await aPaidApplication(payload, { open: open.DPHARM, student })
    const last = process.steps.find(({ kind }) => kind === 'apply')?.last
    const shown = await dashboardOf(student)
    expect(shown).toMatchObject({
      next: { kind: 'merit', applicationId: id, task: { kind: 'marks' } },
      applications: [{ answerBy: null }],
      merit: [{ processId: process.id, state: 'open', steps: process.steps }],
    })
    expect(shown.next.task.until >= (last ?? '')).toBe(true)
    const [mail] = (await messagesTo(payload, student.email, 'application-news')).filter(({ subject }) =>
      subject?.startsWith('We received the fee'),
    )
    expect(mail?.text).not.toContain('We answer by')
    await atStep(payload, process, 'final-list')
    expect((await nextOf(student)).task).toEqual({ kind: 'wait', until: null })
    await payload.delete({ collection: 'merit-processes', id: process.id, overrideAccess: true })
  })

  it('promises no answer while the application fee goes back', async () => {
    const student = await someone()
    const { id, paymentId } = await aPaidApplication(portal.payload, { open: open.BED, student })
    const amountPaise = 100_000
    const payment = { subjectId: id, studentId: student.id, amountPaise, refundHeldPaise: amountPaise }
    await aStoredPayment(portal.payload, { ...payment, transactionId: paymentId ?? '' })
    const { next, applications } = await dashboardOf(student)
    expect(next).toEqual({ kind: 'fee-on-hold', applicationId: id })
    expect(applications).toMatchObject([{ owed: { state: 'refunding' }, answerBy: null }])
  })

  it('has the notices for everybody and for the own courses', async () => {
    const { payload } = portal
    const general = await aShownNotice(payload, { title: 'For everybody' })
    const own = await aShownNotice(payload, { title: 'For B.Ed', courses: ['BED'], pinned: true })
    await aShownNotice(payload, { title: 'For D.Pharm', courses: ['DPHARM'] })
    await aShownNotice(payload, {
      title: 'Ended',
      until: '2026-01-02T06:30:00.000Z',
      shownFrom: '2026-01-01T06:30:00.000Z',
    })
    const student = await someone()
    const idsOf = async () => (await dashboardOf(student)).notices.map(({ id }: { id: string }) => id)
    expect(await idsOf()).toEqual([general.id])
    await aSubmittedApplication(payload, { open: open.BED, student })
    expect(await idsOf()).toEqual([own.id, general.id])
  })

  it('asks for a correction, and tells of a rejection', async () => {
    const [asked, refused] = [await someone(), await someone()]
    const sentBack = await aSentBackApplication(portal.payload, { open: open.BED, student: asked, staffId })
    expect(await dashboardOf(asked)).toMatchObject({
      next: { kind: 'correction', applicationId: sentBack.id },
      applications: [{ answerBy: null }],
    })
    const rejected = await aRejectedApplication(portal.payload, { open: open.BED, student: refused, staffId })
    expect(await nextOf(refused)).toEqual({ kind: 'rejected', applicationId: rejected.id })
  })

  it('of an admitted student names the earliest due; of one whose approval was withdrawn, why', async () => {
    const student = await someone()
    const { id } = await anApprovedApplication(portal.payload, { open: open.BED, student, staffId })
    const { next, plans } = await dashboardOf(student)
    expect(next).toEqual({ kind: 'due', applicationId: id, dueId: plans[0].nextDueId })

    expect((await decide(id, 'withdraw', { reason: 'The mark sheet is of another person.' })).status).toBe(200)
    expect(await dashboardOf(student)).toMatchObject({
      next: { kind: 'waiting', applicationId: id },
      applications: [
        {
          answerBy: expect.any(String),
          reopened: { what: 'We withdrew the approval', reason: 'The mark sheet is of another person.' },
        },
      ],
      plans: [],
    })
  })

  it('of a buyer shows the order or the video, and not admissions', async () => {
    const [reader, viewer] = [await someone(), await someone()]
    const book = await aPublishedBook(portal.payload)
    const { order } = await aBoughtOrder(portal, { studentId: reader.id, items: [{ bookId: book.id, units: 2 }] })
    expect(await nextOf(reader)).toMatchObject({ kind: 'parcel', order: { id: order.id, books: [{ units: 2 }] } })

    const course = await aRecordedCourse(portal.payload)
    const { transactionId } = await sales.bought(viewer, course)
    expect(await nextOf(viewer)).toMatchObject({ kind: 'video', courseId: course.id, title: 'What a lesson is for' })
    const { reply } = await get(`/api/payment/verifyTransactionId/${transactionId}`, viewer)
    expect(reply.result).toMatchObject({ purpose: 'recorded-course', pageId: course.id })
  })

  it('offers to pay a recorded course again, as long as it is still to be paid', async () => {
    const { payload } = portal
    const viewer = await someone()
    const course = await aRecordedCourse(payload)
    const { transactionId } = await sales.started(viewer, course)
    await sales.bank.act(transactionId, 'fail')
    const { message } = anOwedView('failed')
    const payment = { courseName: 'Lesson planning', amountPaise: 79_950, message, transactionId }
    expect(await nextOf(viewer)).toEqual({ kind: 'course-payment', payment })
    const changed = async (data: { pricePaise?: number; active?: boolean }) => {
      await payload.update({ collection: 'recorded-courses', id: course.id, data: { ...data, _status: 'published' } })
      return nextOf(viewer)
    }
    expect(await changed({ pricePaise: 90_000 })).toEqual({ kind: 'start' })
    expect(await changed({ pricePaise: 79_950, active: false })).toEqual({ kind: 'start' })
    expect(await changed({ active: true })).toMatchObject({ kind: 'course-payment' })

    const { reply } = await post(`/api/payment/payAgain/${transactionId}`, {}, viewer)
    expect(reply.url).toMatch(/^http/)
    await sales.bought(viewer, course)
    expect(await nextOf(viewer)).toMatchObject({ kind: 'video', courseId: course.id })
  })
})
