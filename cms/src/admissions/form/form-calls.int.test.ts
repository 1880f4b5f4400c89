/** @sqlite-only reads of published content; content-calls.int.test.ts and draft-calls.int.test.ts run on both */
import { describe, expect, it } from 'vitest'
import { aSubmittedApplication, FEE_TABLE } from '../../../test/builders/applications.ts'
import { aGuest, anActiveStudent } from '../../../test/builders/students.ts'
import { HOSTILE_TEXTS } from '../../../test/hostile.ts'
import { openEveryCourse } from '../../../test/open-courses.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { studentCalls } from '../../../test/student-calls.ts'

const portal = startTestPortal()
const open = openEveryCourse(portal)

const { get, post } = studentCalls(portal)

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
        intake: { state: 'open', opensOn: null, closesOn: null },
        sessionYear: '2026-2028',
        applicationFees: [{ amountPaise: 100_000 }],
        feeTable: FEE_TABLE,
        reference: { subjects: ['ENGLISH', 'HISTORY'] },
        account: { name: student.name, email: student.email, phone: student.phone },
        draft: null,
        existing: null,
        today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      })
      expect(reply.result.reference.colleges).toMatchObject([{ city: 'Bolpur' }, { city: 'Bolpur' }])
    }
    expect((await get('/api/application/form/BED')).status).toBe(401)
  })

  it('names an existing application', async () => {
    const student = await anActiveStudent(portal.payload)
    const { id, number } = await aSubmittedApplication(portal.payload, { open: open.DELED, student })
    const { reply } = await get('/api/application/form/DELED', student)
    expect(reply.result.existing).toEqual({ id, number, mayPayFee: true })
    expect((await get('/api/application/form/DPHARM', student)).reply.result.existing).toBeNull()
  })

  it('does not name a hidden course, but to students who have begun', async () => {
    const applicant = await anActiveStudent(portal.payload)
    await aSubmittedApplication(portal.payload, { open: open.DPHARM, student: applicant })
    const { id } = open.DPHARM.course
    await portal.payload.update({ collection: 'courses', id, data: { visible: false } })
    const other = await anActiveStudent(portal.payload)
    for (const name of ['DPHARM', id]) {
      const { status, reply } = await get(`/api/application/form/${name}`, other)
      expect([status, reply]).toMatchObject([404, { success: false, msg: 'There is no such course.' }])
      expect((await get(`/api/application/form/${name}`, applicant)).reply.result.existing).not.toBeNull()
    }
    await portal.payload.update({ collection: 'courses', id, data: { visible: true } })
    expect((await get(`/api/application/form/${id}`, other)).status).toBe(200)
  })
})
