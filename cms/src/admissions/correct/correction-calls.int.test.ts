/** @sqlite-only input and replies; crash.int.test.ts and withdraw-recall.int.test.ts write corrections on both databases */
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { Documents } from '@pravesh/shared/admissions/documents/documents'
import { itemsOf } from '@pravesh/shared/admissions/status/requests'
import type { Where } from 'payload'
import { describe, expect, it } from 'vitest'
import {
  anApprovedApplication,
  aPaidApplication,
  aSubmittedApplication,
  officer,
  reread,
} from '../../../test/builders/applications.ts'
import { correctionBody } from '../../../test/builders/corrections.ts'
import { anUploadedDocument } from '../../../test/builders/documents.ts'
import { keepIdentityNumbers } from '../../../test/builders/identity-numbers.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { bornYearsAgo, guardianCallsOn } from '../../../test/guardian-calls.ts'
import { sentBackApplications } from '../../../test/sent-back.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { decryptAadhaar } from '../answers/encrypted-aadhaar.ts'
import { NO_CORRECTION } from '../applications/application-record.ts'
import { checkDocument } from '../review/check-document.ts'
import { decideApplication } from '../review/decide-application.ts'

const portal = startTestPortal()
const { open, staffId, sentBack, get, post } = sentBackApplications(portal)

describe('a correction', () => {
  it('is offered with the data for the form while it is requested', async () => {
    const { student, application } = await sentBack(['personal'])
    const { result } = (await get(`/api/application/allApplicationsById/${application.id}`, student)).reply
    expect(result).toMatchObject({
      isReverify: true,
      view: { correction: { labels: ['Personal Details'], reason: 'Please check this again.' } },
      edit: {
        answers: application.answers,
        documents: application.documents,
        correction: { requests: [{ items: itemsOf(formOf('DELED'), 'personal'), words: 'Please check this again.' }] },
      },
    })
    expect(result.edit.files).toHaveLength(Object.keys(application.documents).length)
    expect(result.edit.feeTable).toEqual(application.feeParts)
  })

  it('of an applicant under 18 needs the consent of a guardian, also for one who applied before it was asked for', async () => {
    const { student, send } = await sentBack(['personal'])
    const answers = { dateOfBirth: bornYearsAgo(16) }
    expect(await send({ answers })).toMatchObject({ status: 400, reply: { code: 'GUARDIAN_NEEDED' } })
    await guardianCallsOn(portal).give(await loggedIn(portal.payload, student))
    expect(await send({ answers })).toMatchObject({ status: 200 })
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
      expect(after.correction).toEqual(NO_CORRECTION)
      const again = await send()
      expect([again.status, again.reply.msg]).toEqual([409, expect.stringMatching(/^We already have your corrections/)])
    },
  )

  it('keeps the Aadhaar number unless a new one is entered', async () => {
    await keepIdentityNumbers(portal.payload, 'full')
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
    const staff = officer(staffId())
    const check = { document: old, state: 'REJECTED', reason: 'Too dark.' } as const
    await checkDocument({ payload: portal.payload, staff, id: paid.id, check, now })
    const decision = { move: 'sendBack', reason: 'The photo, please.', parts: [] } as const
    await decideApplication({ payload: portal.payload, staff, id: paid.id, decision: { ...decision, parts: [] }, now })
    const application = await reread(portal.payload, paid.id)
    const send = (documents: Documents) =>
      post('/api/application/reUpdateApplication', correctionBody(open.DELED, application, { documents }), student)
    expect((await send({})).reply.errors).toEqual([
      {
        field: 'documentinfo.profileImg',
        code: 'notAccepted',
        message: 'We did not accept this file. Upload a different one: Profile photo',
      },
    ])
    const { reply: offered } = await get(`/api/application/allApplicationsById/${paid.id}`, student)
    expect(offered.result.edit.correction.requests).toMatchObject([{ items: ['photo'], words: 'Too dark.' }])
    const photo = await anUploadedDocument(portal.payload, { studentId: student.id, kind: 'photo' })
    // Of the documents, only the rejected one may be replaced.
    const tenthResult = await anUploadedDocument(portal.payload, { studentId: student.id, kind: 'tenthResult' })
    expect((await send({ photo, tenthResult })).reply.errors).toMatchObject([
      { field: 'documentinfo.result10thImg', code: 'locked' },
    ])
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
    const approved = await anApprovedApplication(portal.payload, { open: open.DELED, student, staffId: staffId() })
    const decision = {
      move: 'sendBack' as const,
      reason: 'The complete mark sheet, please.',
      parts: ['education' as const],
    }
    const staff = officer(staffId())
    await decideApplication({ payload: portal.payload, staff, id: approved.id, decision, now: new Date() })
    const application = await reread(portal.payload, approved.id)
    expect(application.status).toBe('APPROVED_SENT_BACK')
    const body = correctionBody(open.DELED, application, { answers: { twelfthMarks: '400', twelfthPercentage: '' } })
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
