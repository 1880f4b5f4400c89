import { agreementFor } from '@pravesh/shared/admissions/agreement/agreement'
import { agreementHtml } from '@pravesh/shared/admissions/agreement/agreement-html'
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { cleanAnswers } from '@pravesh/shared/admissions/answers/clean-answers'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { Documents } from '@pravesh/shared/admissions/documents/documents'
import type { Part } from '@pravesh/shared/admissions/status/parts'
import { correctionToWire } from '@pravesh/shared/admissions/wire/correction'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import { feeParts } from '@pravesh/shared/fees/fees'
import type { Where } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  anApprovedApplication,
  anOpenCourse,
  aPaidApplication,
  aRejectedApplication,
  aSentBackApplication,
  aSubmittedApplication,
  FEE_TABLE,
  type OpenCourse,
  officer,
  reread,
} from '../../test/builders/applications.ts'
import { anUploadedDocument } from '../../test/builders/documents.ts'
import { aGuest, anActiveStudent, loggedIn } from '../../test/builders/students.ts'
import { HOSTILE_TEXTS } from '../../test/hostile.ts'
import { simulatorOf } from '../../test/simulator.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import type { Student } from '../payload-types.ts'
import { decryptAadhaar } from './answers/encrypted-aadhaar.ts'
import type { ApplicationRecord } from './applications/application-record.ts'
import { DRAFT_RETENTION_MS, sweepDrafts } from './drafts/sweep-drafts.ts'
import { checkDocument } from './review/check-document.ts'
import { decideApplication } from './review/decide-application.ts'

const portal = startTestPortal()
const open = {} as Record<CourseCode, OpenCourse>
let staffId: string
beforeAll(async () => {
  for (const code of ['BED', 'DELED', 'DPHARM'] as const) open[code] = await anOpenCourse(portal.payload, code)
  staffId = (await anAdmissionsOfficer(portal.payload)).id
})

const get = async (path: string, student?: Student) =>
  portal.call('GET', path, undefined, student ? await loggedIn(portal.payload, student) : {})
const post = async (path: string, body: object, student?: Student) =>
  portal.call('POST', path, body, student ? await loggedIn(portal.payload, student) : {})

describe('reference data of the forms', () => {
  it('is public: fees, the session, and the colleges of a subject', async () => {
    const fees = await get('/api/feestruct/getFeestructs')
    expect(fees.reply.result).toContainEqual({
      _id: expect.any(String),
      feesTypeAction: 'Admission',
      feesCourse: 'BED',
      feesAmount: 1000,
      feesTypeText: 'Application form fee',
    })
    expect((await get('/api/feestruct/getSessions')).reply.result).toEqual([
      { _id: expect.any(String), session_app: '2026-2028' },
    ])
    const [first, second] = open.BED.colleges
    const colleges = async (text: unknown, cid: unknown = open.BED.course.id) =>
      (await post('/api/course/handelSubjectCollege', { text, cid })).reply
    expect((await colleges('ENGLISH')).result).toEqual([
      { collegeId: first.id, collageName: first.name, totalprice: 123456 },
    ])
    expect((await colleges('HISTORY')).result.map((each: { collegeId: string }) => each.collegeId)).toEqual([
      first.id,
      second.id,
    ])
    expect((await colleges('SANSKRIT')).result).toEqual([])
    expect((await colleges('HISTORY', '00000000-0000-4000-8000-000000000000')).success).toBe(false)
    expect((await colleges({ $ne: '' })).errors).toEqual([
      { field: 'text', code: 'required', message: 'Choose a subject' },
    ])
  })

  it.each(HOSTILE_TEXTS)('survives %s', async (_, text) => {
    const { status } = await post('/api/course/handelSubjectCollege', { text, cid: text })
    expect([400, 404]).toContain(status)
    expect((await get(`/api/application/form/${encodeURIComponent(text)}`, await aGuest(portal.payload))).status).toBe(
      404,
    )
  })
})

describe('the form', () => {
  it('is loaded in one call by the code or id of the course', async () => {
    const student = await anActiveStudent(portal.payload)
    for (const name of ['BED', open.BED.course.id]) {
      const { status, reply } = await get(`/api/application/form/${name}`, student)
      expect(status).toBe(200)
      expect(reply.result).toMatchObject({
        course: 'BED',
        courseId: open.BED.course.id,
        enrolmentOpen: true,
        sessionYear: '2026-2028',
        applicationFees: [{ amountPaise: 100_000 }],
        feeTable: FEE_TABLE,
        reference: { subjects: ['ENGLISH', 'HISTORY'] },
        account: { name: student.name, email: student.email, phone: student.phone },
        draft: null,
        existing: null,
        today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      })
      expect(reply.result.reference.colleges).toHaveLength(2)
    }
    expect((await get('/api/application/form/BED')).status).toBe(401)
  })

  it('names an existing application', async () => {
    const student = await anActiveStudent(portal.payload)
    const { id, number } = await aSubmittedApplication(portal.payload, { open: open.DELED, student })
    const { reply } = await get('/api/application/form/DELED', student)
    expect(reply.result.existing).toEqual({ id, number, feePaid: false })
    expect((await get('/api/application/form/DPHARM', student)).reply.result.existing).toBeNull()
  })
})

describe('drafts', () => {
  const content = { answers: { applicantName: 'RIMA', languages: ['Hindi'] }, documents: {} }
  const flags = { detailsSaved: true, educationSaved: false, termsAccepted: false }
  const save = (student: Student | undefined, revision: number, change: object = {}) =>
    post('/api/application/draft/DELED', { ...content, ...flags, revision, ...change }, student)

  it('are stored by revision, and an outdated device gets the newer draft', async () => {
    const student = await aGuest(portal.payload)
    expect((await save(student, 0)).reply.result).toEqual({ revision: 1, savedAt: expect.any(String) })
    expect((await portal.payload.findByID({ collection: 'students', id: student.id })).role).toBe('Student')
    expect((await save(student, 1, { answers: { applicantName: 'RIMA DAS' } })).reply.result.revision).toBe(2)
    const late = await save(student, 1, { answers: { applicantName: 'OLD' } })
    expect({ status: late.status, result: late.reply.result }).toMatchObject({
      status: 409,
      result: { revision: 2, answers: { applicantName: 'RIMA DAS' }, files: [] },
    })
    const { reply } = await get('/api/application/form/DELED', student)
    expect(reply.result.draft).toMatchObject({ revision: 2, answers: { applicantName: 'RIMA DAS' }, ...flags })
  })

  it('of several devices that start at once are stored only once', async () => {
    const student = await anActiveStudent(portal.payload)
    const answers = await Promise.all([save(student, 0), save(student, 0), save(student, 0)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('start again at revision 1 when they no longer exist', async () => {
    expect((await save(await anActiveStudent(portal.payload), 7)).reply.result.revision).toBe(1)
  })

  it('are encrypted, and have only the student’s own files', async () => {
    const [student, other] = [await anActiveStudent(portal.payload), await anActiveStudent(portal.payload)]
    const mine = await anUploadedDocument(portal.payload, { studentId: student.id, kind: 'photo' })
    const theirs = await anUploadedDocument(portal.payload, { studentId: other.id, kind: 'signature' })
    await save(student, 0, {
      answers: { aadhaar: '298765432101' },
      documents: { photo: mine, signature: theirs },
    })
    const { draft } = (await get('/api/application/form/DELED', student)).reply.result
    expect(draft.documents).toEqual({ photo: mine })
    expect(draft.files).toEqual([{ id: mine, name: 'photo.jpeg', type: 'image/jpeg', bytes: 100_000 }])
    expect((await get('/api/application/form/DELED', other)).reply.result.draft).toBeNull()
    const rows = await portal.payload.find({ collection: 'application-drafts', showHiddenFields: true })
    expect(JSON.stringify(rows)).not.toContain('298765432101')
  })

  it.each([
    ['unknown questions', { answers: { father: 'x' } }],
    ['very long answers', { answers: { fatherName: 'x'.repeat(501) } }],
    ['operators', { answers: { fatherName: { $ne: 'x' } } }],
    ['unknown documents', { documents: { passport: '00000000-0000-4000-8000-000000000000' } }],
    ['documents that are no ids', { documents: { photo: '../../etc/passwd' } }],
    ['anything else', { role: 'Student' }],
    ['no revision', { revision: null }],
    ['a broken revision', { revision: -1 }],
  ])('with %s are refused', async (_, change) => {
    expect((await save(await anActiveStudent(portal.payload), 0, change)).status).toBe(400)
  })

  it('are deleted half a year after the last save', async () => {
    const [old, young] = [await anActiveStudent(portal.payload), await anActiveStudent(portal.payload)]
    for (const student of [old, young]) await save(student, 0)
    const now = new Date()
    const where = { studentId: { equals: old.id } }
    const data = { savedAt: new Date(now.getTime() - DRAFT_RETENTION_MS - 1000).toISOString() }
    await portal.payload.db.updateOne({ collection: 'application-drafts', where, data })
    await sweepDrafts({ payload: portal.payload, now })
    expect((await get('/api/application/form/DELED', old)).reply.result.draft).toBeNull()
    expect((await get('/api/application/form/DELED', young)).reply.result.draft).not.toBeNull()
  })

  it('require a login and are limited in size', async () => {
    expect((await save(undefined, 0)).status).toBe(401)
    const large = { answers: {}, padding: 'x'.repeat(70_000) }
    expect((await save(await anActiveStudent(portal.payload), 0, large)).status).toBe(413)
  })
})

describe('a student’s applications', () => {
  it('are returned to their owner, newest first, under the contract’s names and our own', async () => {
    const student = await anActiveStudent(portal.payload)
    const first = await aSubmittedApplication(portal.payload, {
      open: open.DELED,
      student,
      now: new Date(Date.now() - 5000),
    })
    const second = await anApprovedApplication(portal.payload, { open: open.BED, student, staffId, longest: true })
    const { reply } = await get('/api/application/getMyApplication', student)
    expect(reply.result.map((each: { _id: string }) => each._id)).toEqual([second.id, first.id])
    expect(reply.result[0]).toMatchObject({
      AppID: second.number,
      course_name: 'BED',
      courseID: open.BED.course.id,
      course_fees: 123456,
      paymentAmount: 1000,
      ApplicationStatus: 'APPROVED',
      isReverify: false,
      paymentStatus: true,
      have_bss_id: 'YES',
      personalinfo: { aadhar_no: expect.stringMatching(/^XXXX XXXX \d{4}$/), applicant_dob: '15/08/2003' },
      bed_form: { choose_subject: 'HISTORY', choose_college: second.collegeName },
      documentinfo: { profileImg: `/api/file/document/${second.documents.photo}` },
      feeStructure: { collegefees: expect.arrayContaining([{ semtitle: 'Admission', semfees: expect.any(Number) }]) },
      view: { status: 'APPROVED', feePaid: true, number: second.number },
    })
    expect(reply.result[0].view.documents).toHaveLength(Object.keys(second.documents).length)
    expect(reply.result[0].view.events.map((each: { what: string }) => each.what)).toEqual([
      'You sent the application',
      'You paid the application fee',
      'We approved the application',
    ])
    expect(reply.result[1]).toMatchObject({ ApplicationStatus: 'PENDING', paymentStatus: false })
  })

  it('are not accessible to other students', async () => {
    const { id } = await aSubmittedApplication(portal.payload, { open: open.DELED })
    const other = await anActiveStudent(portal.payload)
    for (const path of ['getMyApplication', `allApplicationsById/${id}`]) {
      expect((await get(`/api/application/${path}`)).status).toBe(401)
    }
    expect((await get(`/api/application/allApplicationsById/${id}`, other)).status).toBe(404)
    expect((await get('/api/application/getMyApplication', other)).reply.result).toEqual([])
    for (const path of ['completeApplicationPayment', 'reUpdateApplication']) {
      const body = { feeid: id, apply_id: id }
      expect((await post(`/api/application/${path}`, body)).status).toBe(401)
      expect((await post(`/api/application/${path}`, body, other)).status).toBe(404)
    }
  })

  it.each(HOSTILE_TEXTS)('are not found by %s', async (_, text) => {
    const student = await anActiveStudent(portal.payload)
    expect((await get(`/api/application/allApplicationsById/${encodeURIComponent(text)}`, student)).status).toBe(404)
    const { status } = await post('/api/application/completeApplicationPayment', { feeid: text }, student)
    expect([400, 404]).toContain(status)
    expect([400, 404]).toContain(
      (await post('/api/application/reUpdateApplication', { apply_id: text }, student)).status,
    )
  })

  it('include the reasons of a rejection', async () => {
    const student = await anActiveStudent(portal.payload)
    const { id } = await aRejectedApplication(portal.payload, { open: open.DELED, student, staffId })
    const { result } = (await get(`/api/application/allApplicationsById/${id}`, student)).reply
    expect(result).toMatchObject({ ApplicationStatus: 'REJECTED', view: { rejection: 'No seat is left.' } })
    expect(result.edit).toBeUndefined()
  })
})

describe('paying later', () => {
  it('returns the payment page and records the paid fee', async () => {
    const student = await anActiveStudent(portal.payload)
    const { id } = await aSubmittedApplication(portal.payload, { open: open.DELED, student })
    const pay = (more: object = {}) =>
      post('/api/application/completeApplicationPayment', { feeid: id, ...more }, student)
    expect((await pay({ feesamount: 1 })).reply.errors).toMatchObject([{ field: 'feesamount' }])
    const { status, reply } = await pay({ feesamount: 1000, MUID: 'MINE', transactionId: 'MINE' })
    expect({ status, url: reply.url }).toEqual({ status: 200, url: expect.stringMatching(/^http/) })
    const { paymentId = '' } = await reread(portal.payload, id)
    expect(paymentId).toMatch(/^T/)
    await simulatorOf(portal).act(paymentId ?? '', 'pay')
    expect(await reread(portal.payload, id)).toMatchObject({ feePaidAt: expect.any(String), paymentId })
    expect((await pay()).status).toBe(409)
  })
})

it('refuses payment for a rejected application', async () => {
  const student = await anActiveStudent(portal.payload)
  const { id } = await aSubmittedApplication(portal.payload, { open: open.DELED, student })
  const decision = { move: 'reject', reason: 'No seat is left.' } as const
  await decideApplication({ payload: portal.payload, staff: officer(staffId), id, decision, now: new Date() })
  expect((await post('/api/application/completeApplicationPayment', { feeid: id }, student)).status).toBe(409)
})

interface Corrected {
  answers?: Answers
  documents?: Documents
  agreement?: string
}

/** The body of a correction as sent by the update form. */
function corrected(of: OpenCourse, application: ApplicationRecord, { answers: changed = {}, ...more }: Corrected = {}) {
  const { course, sessionYear } = application
  const answers = cleanAnswers(formOf(course), { ...application.answers, ...changed })
  const college = of.colleges.find(({ id }) => id === answers.collegeId)
  const offer = of.course.colleges?.find(({ college: each }) => each === answers.collegeId)
  const isSameCollege = answers.collegeId === application.collegeId
  const courseFeePaise = isSameCollege ? application.courseFeePaise : (offer?.totalPricePaise ?? 0)
  const collegeName = college?.name ?? ''
  const parts = feeParts(courseFeePaise, application.feeParts)
  const agreement = agreementFor({ form: formOf(course), answers, collegeName, sessionYear, courseFeePaise, parts })
  return correctionToWire(formOf(course), {
    applicationId: application.id,
    collegeName,
    answers,
    documents: { ...application.documents, ...more.documents },
    agreementHtml: more.agreement ?? agreementHtml(agreement),
  })
}

describe('a correction', () => {
  const sentBack = async (parts: Part[], code: CourseCode = 'DELED') => {
    const student = await anActiveStudent(portal.payload)
    const application = await aSentBackApplication(portal.payload, { open: open[code], student, staffId, parts })
    const send = (change: Corrected = {}) =>
      post('/api/application/reUpdateApplication', corrected(open[code], application, change), student)
    return { student, application, send }
  }

  it('is offered with the data for the form while it is requested', async () => {
    const { student, application } = await sentBack(['personal'])
    const { result } = (await get(`/api/application/allApplicationsById/${application.id}`, student)).reply
    expect(result).toMatchObject({
      isReverify: true,
      view: { correction: { parts: ['personal'], reason: 'Please check this again.' } },
      edit: { answers: application.answers, documents: application.documents, correction: { parts: ['personal'] } },
    })
    expect(result.edit.files).toHaveLength(Object.keys(application.documents).length)
    expect(result.edit.feeTable).toEqual(application.feeParts)
  })

  it.each(['BED', 'DELED', 'DPHARM'] as const)(
    'for %s changes the requested parts and returns to staff',
    async (code) => {
      const { application, send } = await sentBack(['personal'], code)
      expect((await send({ answers: { motherName: 'ANOTHER NAME' } })).reply).toEqual({
        success: true,
        msg: `We received your corrections to application ${application.number}. We’ll check them, then write to you.`,
      })
      const after = await reread(portal.payload, application.id)
      expect(after).toMatchObject({ status: 'RESUBMITTED', settledAt: expect.any(String) })
      expect(after.answers.motherName).toBe('ANOTHER NAME')
      expect(JSON.stringify(after.shown)).toContain('ANOTHER NAME')
      // Nothing in the agreement has changed.
      expect(after.agreement).toEqual(application.agreement)
      expect(after.correction.parts).toEqual([])
      expect((await send()).status).toBe(409)
    },
  )

  it('keeps the Aadhaar number unless a new one is entered', async () => {
    const one = await sentBack(['personal'])
    await one.send()
    const unchanged = await reread(portal.payload, one.application.id)
    expect(unchanged.aadhaarSealed).toBe(one.application.aadhaarSealed)
    expect(unchanged.answers.aadhaar).toBe(one.application.answers.aadhaar)
    const other = await sentBack(['personal'])
    expect((await other.send({ answers: { aadhaar: 'XXXX XXXX 9999' } })).reply.errors).toMatchObject([
      { field: 'personalinfo.aadhar_no' },
    ])
    await other.send({ answers: { aadhaar: '234567890124' } })
    const changed = await reread(portal.payload, other.application.id)
    expect(decryptAadhaar(portal.payload, changed.aadhaarSealed ?? '', other.student.id)).toBe('234567890124')
    expect(changed.answers.aadhaar).toBe('XXXX XXXX 0124')
  })

  it('is refused outside the requested parts', async () => {
    const { application, send } = await sentBack(['contact'])
    const photo = await anUploadedDocument(portal.payload, { studentId: application.studentId, kind: 'photo' })
    const { status, reply } = await send({ answers: { motherName: 'ANOTHER NAME' }, documents: { photo } })
    expect({ status, fields: reply.errors.map((each: { field: string }) => each.field) }).toEqual({
      status: 400,
      fields: ['personalinfo.mother_name', 'documentinfo.profileImg'],
    })
    expect((await reread(portal.payload, application.id)).status).toBe('SENT_BACK')
  })

  it('that changes the agreement needs acceptance of the new text', async () => {
    const { application, send } = await sentBack(['personal'])
    const answers = { fatherName: 'ANOTHER FATHER' }
    expect((await send({ answers, agreement: application.agreement?.html ?? '' })).status).toBe(409)
    expect((await send({ answers })).status).toBe(200)
    const { agreement } = await reread(portal.payload, application.id)
    expect(agreement?.html).toContain('ANOTHER FATHER')
    expect(agreement?.acceptedAt).not.toBe(application.agreement?.acceptedAt)
  })

  it('computes the fee again for another college', async () => {
    const { application, send } = await sentBack(['course'])
    const [, other] = open.DELED.colleges
    expect((await send({ answers: { collegeId: other.id } })).status).toBe(200)
    expect(await reread(portal.payload, application.id)).toMatchObject({
      collegeId: other.id,
      collegeName: other.name,
      courseFeePaise: 9_000_000,
    })
  })

  it('keeps a college that is no longer offered, at its price', async () => {
    const { application, send } = await sentBack(['course'], 'DPHARM')
    const { course, colleges } = open.DPHARM
    await portal.payload.update({
      collection: 'courses',
      id: course.id,
      data: { colleges: [{ college: colleges[1].id, totalPricePaise: 9_000_000 }], enrolmentOpen: false },
    })
    expect((await send({ answers: { referredBy: 'A FRIEND' } })).status).toBe(200)
    expect(await reread(portal.payload, application.id)).toMatchObject({
      collegeId: colleges[0].id,
      courseFeePaise: 12_345_600,
    })
    await portal.payload.update({
      collection: 'courses',
      id: course.id,
      data: { colleges: course.colleges, enrolmentOpen: true },
    })
  })

  it('must replace rejected documents; the new file is unchecked and the old one detached', async () => {
    const student = await anActiveStudent(portal.payload)
    const paid = await aPaidApplication(portal.payload, { open: open.DELED, student })
    const now = new Date()
    const old = paid.documents.photo ?? ''
    const staff = officer(staffId)
    const check = { document: old, state: 'REJECTED', reason: 'Too dark.' } as const
    await checkDocument({ payload: portal.payload, staff, id: paid.id, check, now })
    const decision = { move: 'sendBack', reason: 'The photo, please.', parts: [] } as const
    await decideApplication({ payload: portal.payload, staff, id: paid.id, decision: { ...decision, parts: [] }, now })
    const application = await reread(portal.payload, paid.id)
    const send = (documents: Documents) =>
      post('/api/application/reUpdateApplication', corrected(open.DELED, application, { documents }), student)
    expect((await send({})).reply.errors).toEqual([
      {
        field: 'documentinfo.profileImg',
        code: 'notAccepted',
        message: 'We did not accept this file. Upload a different one: Profile photo',
      },
    ])
    const photo = await anUploadedDocument(portal.payload, { studentId: student.id, kind: 'photo' })
    expect((await send({ photo })).status).toBe(200)
    const file = (id: string) => portal.payload.findByID({ collection: 'applicant-documents', id })
    expect(await file(photo)).toMatchObject({ applicationId: paid.id, state: 'UNCHECKED' })
    expect((await file(old)).applicationId ?? null).toBeNull()
  })

  it('cannot use another student’s document', async () => {
    const other = await aSubmittedApplication(portal.payload, { open: open.DELED })
    const { send } = await sentBack(['documents'])
    const { photo = '' } = other.documents
    expect((await send({ documents: { photo } })).reply.errors).toMatchObject([{ field: 'documentinfo.profileImg' }])
  })

  it('of an approved student leaves the approval unchanged', async () => {
    const student = await anActiveStudent(portal.payload)
    const approved = await anApprovedApplication(portal.payload, { open: open.DELED, student, staffId })
    const decision = {
      move: 'sendBack' as const,
      reason: 'The complete mark sheet, please.',
      parts: ['education' as const],
    }
    const staff = officer(staffId)
    await decideApplication({ payload: portal.payload, staff, id: approved.id, decision, now: new Date() })
    const application = await reread(portal.payload, approved.id)
    expect(application.status).toBe('APPROVED_SENT_BACK')
    const body = corrected(open.DELED, application, { answers: { twelfthMarks: '400', twelfthPercentage: '' } })
    expect((await post('/api/application/reUpdateApplication', body, student)).status).toBe(200)
    const after = await reread(portal.payload, approved.id)
    expect({ status: after.status, percentage: after.answers.twelfthPercentage }).toEqual({
      status: 'APPROVED',
      percentage: '80.00',
    })
  })

  it('sent ten times at once takes effect once', async () => {
    const { application, send } = await sentBack(['personal'])
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send({ answers: { motherName: 'ANOTHER NAME' } })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const where: Where = { and: [{ application: { equals: application.id } }, { kind: { equals: 'resubmitted' } }] }
    expect((await portal.payload.count({ collection: 'application-events', where })).totalDocs).toBe(1)
  })
})
