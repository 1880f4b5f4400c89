import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { Submission } from '@pravesh/shared/admissions/wire/submission'
import { submissionToWire } from '@pravesh/shared/admissions/wire/submission'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  anOpenCourse,
  aRejectedApplication,
  aSubmissionOf,
  aSubmittedApplication,
  type OpenCourse,
  payFeeOf,
  reread,
  withOwnAgreement,
} from '../../../test/builders/applications.ts'
import { anUploadedDocument } from '../../../test/builders/documents.ts'
import { aGuest, anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { HOSTILE_TEXTS, HOSTILE_VALUES } from '../../../test/hostile.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { Student } from '../../payload-types.ts'
import { decryptAadhaar } from '../answers/encrypted-aadhaar.ts'
import { saveDraft } from '../drafts/save-draft.ts'

const portal = startTestPortal()
const open = {} as Record<CourseCode, OpenCourse>
beforeAll(async () => {
  for (const code of ['BED', 'DELED', 'DPHARM'] as const) open[code] = await anOpenCourse(portal.payload, code)
})

const submit = async (student: Student, body: Record<string, unknown>) =>
  portal.call('POST', '/api/application/postapplication', body, await loggedIn(portal.payload, student))

async function prepared({ code = 'DELED' as CourseCode, answers = {} as Answers, longest = false } = {}) {
  const student = await anActiveStudent(portal.payload)
  const submission = await aSubmissionOf(portal.payload, { student, open: open[code], answers, longest })
  return { student, submission, body: submissionToWire(submission) }
}

const applicationsOf = async (student: Student) =>
  (
    await portal.payload.find({
      collection: 'applications',
      where: { student: { equals: student.id } },
      limit: 0,
      depth: 0,
      showHiddenFields: true,
    })
  ).docs

const fields = (reply: { errors?: { field: string }[] }) => (reply.errors ?? []).map(({ field }) => field)

describe('a submission', () => {
  it.each(['BED', 'DELED', 'DPHARM'] as const)(
    'for %s, with the fewest or all answers, creates an unpaid application',
    async (code) => {
      for (const longest of [false, true]) {
        const { student, submission, body } = await prepared({ code, longest })
        const { status, reply } = await submit(student, body)
        expect(reply).toMatchObject({ success: true, url: expect.stringMatching(/^https?:\/\//) })
        expect(status).toBe(200)
        const [application] = await applicationsOf(student)
        expect(application).toMatchObject({
          status: 'SUBMITTED',
          number: expect.stringMatching(new RegExp(`^${code}\\d{17}$`)),
          feePaise: 100_000,
          courseFeePaise: 12_345_600,
          collegeName: submission.collegeName,
          sessionYear: '2026-2028',
          category: submission.answers.category,
          settledAt: expect.any(String),
          paymentId: expect.stringMatching(/^T/),
          documents: submission.documents,
        })
        expect(application?.agreement).toMatchObject({ html: submission.agreementHtml, locale: 'en' })
      }
    },
  )

  it('encrypts the Aadhaar number and shows only its last four digits', async () => {
    const { student, submission, body } = await prepared()
    await submit(student, body)
    const [application] = await applicationsOf(student)
    const aadhaar = submission.answers.aadhaar ?? ''
    const { aadhaarSealed, ...rest } = application ?? {}
    expect(decryptAadhaar(portal.payload, aadhaarSealed ?? '', student.id)).toBe(aadhaar)
    expect(JSON.stringify(rest)).not.toContain(aadhaar)
    expect(JSON.stringify(rest)).toContain(`XXXX XXXX ${aadhaar.slice(-4)}`)
    const answer = await portal.call(
      'GET',
      '/api/application/getMyApplication',
      undefined,
      await loggedIn(portal.payload, student),
    )
    expect(answer.text).not.toContain(aadhaar)
    expect(answer.text).not.toContain('aadhaarSealed')
  })

  it('attaches its documents, writes its history, notifies the student and deletes the draft', async () => {
    const { student, submission, body } = await prepared()
    const content = { answers: submission.answers, documents: submission.documents }
    const flags = { detailsSaved: true, educationSaved: true, termsAccepted: true }
    const owner = { studentId: student.id, course: 'DELED' as const }
    await saveDraft({ payload: portal.payload, owner, content: { ...content, ...flags }, revision: 0, now: new Date() })
    await submit(student, body)
    const [application] = await applicationsOf(student)
    const { docs: files } = await portal.payload.find({
      collection: 'applicant-documents',
      where: { studentId: { equals: student.id } },
    })
    expect(files.length).toBeGreaterThan(5)
    expect(files.every(({ applicationId }) => applicationId === application?.id)).toBe(true)
    const { docs: events } = await portal.payload.find({
      collection: 'application-events',
      where: { application: { equals: application?.id } },
    })
    expect(events.map(({ kind }) => kind)).toEqual(['submitted'])
    expect(await messagesTo(portal.payload, student.email, 'application-news')).toHaveLength(1)
    expect(await messagesTo(portal.payload, student.phone, 'application-text')).toHaveLength(1)
    expect(
      await portal.payload.count({ collection: 'application-drafts', where: { studentId: { equals: student.id } } }),
    ).toEqual({
      totalDocs: 0,
    })
  })

  it('changes the role of a guest to student', async () => {
    const student = await aGuest(portal.payload)
    const submission = await aSubmissionOf(portal.payload, { student, open: open.DELED })
    expect((await submit(student, submissionToWire(submission))).status).toBe(200)
    expect((await portal.payload.findByID({ collection: 'students', id: student.id })).role).toBe('Student')
  })

  it('is refused without a login, and with a cookie from another site', async () => {
    const { student, body } = await prepared()
    expect((await portal.call('POST', '/api/application/postapplication', body)).status).toBe(401)
    const { authorization } = await loggedIn(portal.payload, student)
    const cookie = `_pravesh_user_access_token=${authorization.replace('Bearer ', '')}`
    const foreign = { cookie, origin: 'https://evil.example' }
    expect((await portal.call('POST', '/api/application/postapplication', body, foreign)).status).toBe(403)
    expect(await applicationsOf(student)).toEqual([])
  })
})

describe('a tampered submission', () => {
  const tampered: [string, (body: Record<string, unknown>) => void, string][] = [
    ['the application fee', (body) => Object.assign(body, { paymentAmount: 1 }), 'paymentAmount'],
    ['the course fee', (body) => Object.assign(body, { course_fees: 1 }), 'course_fees'],
    ['the session', (body) => Object.assign(body, { session_year: '2020-2022' }), 'session_year'],
    [
      'a percentage',
      (body) => Object.assign(at(body, 'dled_form', 'schoolinfo'), { mpercentage_marks: '99.99' }),
      'dled_form.schoolinfo.mpercentage_marks',
    ],
    ['the terms', (body) => Object.assign(body, { checked: false }), 'checked'],
    ['a college', (body) => Object.assign(body, { collegeID: '00000000-0000-4000-8000-000000000000' }), 'collegeID'],
    ['a course', (body) => Object.assign(body, { courseID: '00000000-0000-4000-8000-000000000000' }), 'courseID'],
    ['the kind of course', (body) => Object.assign(body, { course_name: 'MBBS' }), 'course_name'],
    ['an option', (body) => Object.assign(at(body, 'personalinfo'), { category: 'ROYAL' }), 'personalinfo.category'],
    [
      'an Aadhaar number',
      (body) => Object.assign(at(body, 'personalinfo'), { aadhar_no: '299999999999' }),
      'personalinfo.aadhar_no',
    ],
    [
      'a masked Aadhaar number',
      (body) => Object.assign(at(body, 'personalinfo'), { aadhar_no: 'XXXX XXXX 1234' }),
      'personalinfo.aadhar_no',
    ],
    [
      'a document',
      (body) => Object.assign(at(body, 'documentinfo'), { profileImg: 'https://evil.example/x.jpg' }),
      'documentinfo.profileImg',
    ],
    [
      'a missing document',
      (body) => Object.assign(at(body, 'documentinfo'), { profileImg: '' }),
      'documentinfo.profileImg',
    ],
  ]
  it.each(tampered)('is refused with a false value for %s', async (_, tamper, field) => {
    const { student, body } = await prepared()
    tamper(body)
    const { status, reply } = await submit(student, body)
    expect({ status, fields: fields(reply) }).toEqual({ status: 400, fields: expect.arrayContaining([field]) })
    expect(await applicationsOf(student)).toEqual([])
  })

  it('is refused with a different agreement', async () => {
    const { student, body } = await prepared()
    const { status, reply } = await submit(student, { ...body, agreementCopy: `${body.agreementCopy} ` })
    expect({ status, msg: reply.msg }).toEqual({
      status: 409,
      msg: 'The agreement has changed since you read it. Read it again, then accept it.',
    })
  })

  it('cannot set numbers, identifiers, status or owner', async () => {
    const { student, body } = await prepared()
    const sent = {
      AppID: 'MINE',
      MUID: 'MINE',
      paymentId: 'MINE',
      student: 'x',
      status: 'APPROVED',
      feePaidAt: '2026',
      _id: 'x',
    }
    expect((await submit(student, { ...body, ...sent })).status).toBe(200)
    const [application] = await applicationsOf(student)
    expect(application).toMatchObject({ status: 'SUBMITTED', student: student.id })
    expect(JSON.stringify([application?.number, application?.merchantId, application?.paymentId])).not.toContain('MINE')
    expect(application?.feePaidAt ?? null).toBeNull()
  })

  it('cannot change the phone and e-mail of the account', async () => {
    const { student, body } = await prepared()
    Object.assign(at(body, 'contactinfo'), { applicant_phone: '9999999999', applicant_email: 'evil@example.in' })
    expect((await submit(student, body)).status).toBe(200)
    const [application] = await applicationsOf(student)
    expect(application).toMatchObject({ studentPhone: student.phone, studentEmail: student.email })
    expect(application?.answers).toMatchObject({ phone: student.phone, email: student.email })
  })

  it('is refused with marks below the minimum for the category', async () => {
    const { student, submission } = await prepared()
    const marks = { tenthFullMarks: '600', tenthMarks: '299' }
    const answers = { ...submission.answers, ...marks, tenthPercentage: '' }
    const { status, reply } = await submit(student, submissionToWire({ ...submission, answers }))
    expect({ status, msg: reply.msg }).toEqual({
      status: 400,
      msg: 'Something went wrong, please check marks and percentage',
    })
  })

  it('is refused with a college that does not teach the subject', async () => {
    const { student, submission } = await prepared({ code: 'BED' })
    const answers = { ...submission.answers, subject: 'ENGLISH', collegeId: open.BED.colleges[1].id }
    const changed = withOwnAgreement(open.BED, { ...submission, answers, collegeId: answers.collegeId })
    expect(fields((await submit(student, submissionToWire(changed))).reply)).toContain('collegeID')
    const other = withOwnAgreement(open.BED, { ...changed, answers: { ...answers, subject: 'HISTORY' } })
    expect((await submit(student, submissionToWire(other))).status).toBe(200)
  })

  it('is refused with a college of another course', async () => {
    const { student, submission } = await prepared()
    const collegeId = open.BED.colleges[0].id
    const body = submissionToWire({ ...submission, collegeId, answers: { ...submission.answers, collegeId } })
    expect(fields((await submit(student, body)).reply)).toContain('collegeID')
  })

  it('is refused for a closed or hidden course', async () => {
    const { course } = open.DPHARM
    for (const change of [{ enrolmentOpen: false }, { visible: false }]) {
      await portal.payload.update({ collection: 'courses', id: course.id, data: change })
      const { student, body } = await prepared({ code: 'DPHARM' })
      expect((await submit(student, body)).status).toBe(409)
      await portal.payload.update({
        collection: 'courses',
        id: course.id,
        data: { enrolmentOpen: true, visible: true },
      })
    }
  })
})

describe('documents', () => {
  const withDocument = (submission: Submission, id: string) =>
    submissionToWire({ ...submission, documents: { ...submission.documents, photo: id } })

  it('are refused with the same error when unknown or owned by another student or application', async () => {
    const stranger = await aSubmittedApplication(portal.payload, { open: open.DELED })
    const { student, submission } = await prepared()
    const mine = await aSubmittedApplication(portal.payload, { open: open.DPHARM, student })
    const foreign = [stranger.documents.photo, mine.documents.photo, '00000000-0000-4000-8000-000000000000']
    for (const id of foreign) {
      const { status, reply } = await submit(student, withDocument(submission, id ?? ''))
      expect({ status, errors: reply.errors }).toEqual({
        status: 400,
        errors: [{ field: 'documentinfo.profileImg', code: 'required', message: 'Upload again: Profile photo' }],
      })
    }
  })

  it('must have the right format and size for their kind', async () => {
    const { student, submission } = await prepared()
    const wrong = [
      {
        mimeType: 'application/pdf',
        filesize: 1000,
        code: 'format',
        message: 'File extension should be only jpg, png , jpeg',
      },
      { mimeType: 'image/jpeg', filesize: 200_001, code: 'range', message: 'File should be less then 200kb' },
    ]
    for (const { code, message, ...file } of wrong) {
      const id = await anUploadedDocument(portal.payload, { studentId: student.id, kind: 'photo', ...file })
      expect((await submit(student, withDocument(submission, id))).reply.errors).toEqual([
        { field: 'documentinfo.profileImg', code, message },
      ])
    }
    const { signature = '' } = submission.documents
    expect((await submit(student, withDocument(submission, signature))).status).toBe(400)
  })
})

describe('a second submission', () => {
  it('with the same answers returns the payment page again', async () => {
    const { student, body } = await prepared()
    const [first, second] = [await submit(student, body), await submit(student, body)]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.reply.url).toMatch(/^http/)
    expect(await applicationsOf(student)).toHaveLength(1)
  })

  it('with other answers, or after the fee is paid, is refused', async () => {
    const { student, submission, body } = await prepared()
    await submit(student, body)
    const other = { ...submission, answers: { ...submission.answers, fatherName: 'ANOTHER NAME' } }
    expect((await submit(student, submissionToWire(other))).status).toBe(409)
    const aadhaar = { ...submission, answers: { ...submission.answers, aadhaar: '234567890124' } }
    expect((await submit(student, submissionToWire(aadhaar))).status).toBe(409)
    await payFeeOf(portal.payload, (await applicationsOf(student))[0]?.id ?? '')
    expect((await submit(student, body)).reply.msg).toContain('your application fee is paid')
    expect(await applicationsOf(student)).toHaveLength(1)
  })

  it('is accepted after the first was rejected', async () => {
    const { id: staffId } = await anAdmissionsOfficer(portal.payload)
    const student = await anActiveStudent(portal.payload)
    await aRejectedApplication(portal.payload, { open: open.DELED, student, staffId })
    const again = await aSubmissionOf(portal.payload, { student, open: open.DELED })
    expect((await submit(student, submissionToWire(again))).status).toBe(200)
    expect(await applicationsOf(student)).toHaveLength(2)
  })

  it('sent ten times at once creates one application', async () => {
    const { student, body } = await prepared()
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(student, body)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    const all = await applicationsOf(student)
    expect(all).toHaveLength(1)
    expect((await reread(portal.payload, all[0]?.id ?? '')).settledAt).toBeTruthy()
    expect(await messagesTo(portal.payload, student.email, 'application-news')).toHaveLength(1)
  })
})

describe('hostile submissions', () => {
  it.each(HOSTILE_TEXTS)('with %s in every text are refused', async (_, text) => {
    const { student, body } = await prepared()
    const harmed = structuredClone(body)
    for (const group of [
      at(harmed, 'personalinfo'),
      at(harmed, 'addressinfo'),
      at(harmed, 'dled_form', 'schoolinfo'),
    ]) {
      for (const [name, value] of Object.entries(group)) if (typeof value === 'string') group[name] = text
    }
    const { status, reply } = await submit(student, harmed)
    expect(reply.success).toBe(false)
    // Long texts together exceed the body limit.
    expect(status).toBe(text.length < 1000 ? 400 : 413)
    expect(await applicationsOf(student)).toEqual([])
  })

  it('with 10,000 characters in one text get a validation error for that field', async () => {
    const { student, body } = await prepared()
    Object.assign(at(body, 'personalinfo'), { father_name: 'X'.repeat(10_000) })
    const { status, reply } = await submit(student, body)
    expect({ status, fields: fields(reply) }).toEqual({ status: 400, fields: ['personalinfo.father_name'] })
  })

  it.each(HOSTILE_VALUES)('with %s in place of a part or field never cause a server error', async (_, value) => {
    const { student, body } = await prepared()
    for (const name of Object.keys(body)) {
      const { status } = await submit(student, { ...body, [name]: value })
      // Values that the server computes are optional.
      expect([200, 400, 409], `${name} ${status}`).toContain(status)
    }
    const other = await prepared()
    for (const name of Object.keys(at(body, 'personalinfo'))) {
      const harmed = structuredClone(other.body)
      at(harmed, 'personalinfo')[name] = value
      const { status } = await submit(other.student, harmed)
      expect([200, 400, 409], `${name} ${status}`).toContain(status)
    }
  })

  it('have allowed markup escaped in the agreement', async () => {
    const markup = '<IMG SRC=X ONERROR=ALERT(1)>'
    const { student, submission, body } = await prepared({ answers: { permanentAddress: markup, tenthBoard: markup } })
    expect((await submit(student, body)).status).toBe(200)
    const [application] = await applicationsOf(student)
    expect(application?.agreement?.html).toBe(submission.agreementHtml)
    expect(application?.agreement?.html).not.toContain('<IMG')
    expect(application?.agreement?.html).toContain('&lt;IMG')
    expect(JSON.stringify(application?.shown)).toContain(markup)
  })
})

it('accepts 200 concurrent applications with unique numbers', async () => {
  const all = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const { student, body } = await prepared()
      return { student, body, headers: await loggedIn(portal.payload, student) }
    }),
  )
  const answers = await Promise.all(
    all.map(({ body, headers }) => portal.call('POST', '/api/application/postapplication', body, headers)),
  )
  expect(answers.filter(({ status }) => status !== 200).map(({ reply }) => reply)).toEqual([])
  const { docs } = await portal.payload.find({
    collection: 'applications',
    where: { student: { in: all.map(({ student }) => student.id) } },
    limit: 0,
    depth: 0,
  })
  expect(docs).toHaveLength(200)
  expect(new Set(docs.map(({ number }) => number)).size).toBe(200)
  expect(docs.every(({ settledAt }) => settledAt)).toBe(true)
  const { totalDocs: unattached } = await portal.payload.count({
    collection: 'applicant-documents',
    where: { and: [{ studentId: { in: all.map(({ student }) => student.id) } }, { applicationId: { exists: false } }] },
  })
  expect(unattached).toBe(0)
})

/** A nested group of a body. */
function at(body: Record<string, unknown>, ...path: string[]): Record<string, unknown> {
  return path.reduce((group, name) => group[name] as Record<string, unknown>, body)
}
