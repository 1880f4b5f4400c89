/** @sqlite-only refused before anything is written; submit-application.int.test.ts writes on both databases */

import { submissionToWire } from '@pravesh/shared/admissions/wire/submission'
import { describe, expect, it } from 'vitest'
import { withOwnAgreement } from '../../../test/builders/applications.ts'
import { HOSTILE_TEXTS, HOSTILE_VALUES } from '../../../test/hostile.ts'
import { openEveryCourse } from '../../../test/open-courses.ts'
import { somePairs } from '../../../test/pairs.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { submissionsOn } from '../../../test/submissions.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'

const portal = startTestPortal()
const open = openEveryCourse(portal)

const { submit, prepared, applicationsOf } = submissionsOn(portal, open)

const fields = (reply: { errors?: { field: string }[] }) => (reply.errors ?? []).map(({ field }) => field)

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
    const outside = [{ closesOn: '2020-06-30T12:00:00.000Z' }, { opensOn: '2999-06-01T12:00:00.000Z' }]
    for (const change of [{ enrolmentOpen: false }, { visible: false }, ...outside]) {
      await portal.payload.update({ collection: 'courses', id: course.id, data: change })
      const { student, body } = await prepared({ code: 'DPHARM' })
      expect((await submit(student, body)).status).toBe(409)
      await portal.payload.update({
        collection: 'courses',
        id: course.id,
        data: { enrolmentOpen: true, visible: true, opensOn: null, closesOn: null },
      })
    }
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

  it('with another type in place of a part or field never cause a server error', async () => {
    const { student, body } = await prepared()
    for (const [name, [reason, value]] of somePairs(Object.keys(body), HOSTILE_VALUES)) {
      await forgetLimits()
      const { status } = await submit(student, { ...body, [name]: value })
      // Values that the server computes are optional.
      expect([200, 400, 409], `${name}: ${reason}`).toContain(status)
    }
    const other = await prepared()
    for (const [name, [reason, value]] of somePairs(Object.keys(at(body, 'personalinfo')), HOSTILE_VALUES)) {
      await forgetLimits()
      const harmed = structuredClone(other.body)
      at(harmed, 'personalinfo')[name] = value
      const { status } = await submit(other.student, harmed)
      expect([200, 400, 409], `${name}: ${reason}`).toContain(status)
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

const forgetLimits = () => deleteRows({ payload: portal.payload, collection: 'rate-limits', where: {} })

/** A nested group of a body. */
function at(body: Record<string, unknown>, ...path: string[]): Record<string, unknown> {
  return path.reduce((group, name) => group[name] as Record<string, unknown>, body)
}
