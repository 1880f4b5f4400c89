/** @sqlite-only what the calls answer; submit-application.int.test.ts writes what they read on both databases */
import { beforeAll, describe, expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  anApprovedApplication,
  aRejectedApplication,
  aSubmittedApplication,
} from '../../../test/builders/applications.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { HOSTILE_TEXTS } from '../../../test/hostile.ts'
import { openEveryCourse } from '../../../test/open-courses.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { studentCalls } from '../../../test/student-calls.ts'

const portal = startTestPortal()
const open = openEveryCourse(portal)
let staffId: string
beforeAll(async () => {
  staffId = (await anAdmissionsOfficer(portal.payload)).id
})

const { get, post } = studentCalls(portal)

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
    expect(reply.admission).toEqual({ overall: 'approved', newest: 'approved' })
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
    const { id } = await aRejectedApplication(portal.payload, { open: open.DELED, student, staffId, code: 'documents' })
    const { result } = (await get(`/api/application/allApplicationsById/${id}`, student)).reply
    expect(result).toMatchObject({
      ApplicationStatus: 'REJECTED',
      view: { rejection: 'Rejected for a reason.', rejectionCode: 'documents' },
    })
    expect(result.edit).toBeUndefined()
  })
})
