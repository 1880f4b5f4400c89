import type { Submission } from '@pravesh/shared/admissions/wire/submission'
import { submissionToWire } from '@pravesh/shared/admissions/wire/submission'
import { describe, expect, it } from 'vitest'
import { expectUniqueNumbers } from '../../../test/at-once/submissions.ts'
import { payFeeOf } from '../../../test/builders/application-fee.ts'
import {
  anAdmissionsOfficer,
  aRejectedApplication,
  aSubmissionOf,
  aSubmittedApplication,
  reread,
  withOwnAgreement,
} from '../../../test/builders/applications.ts'
import { anUploadedDocument } from '../../../test/builders/documents.ts'
import { keepIdentityNumbers } from '../../../test/builders/identity-numbers.ts'
import { aGuest, anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { openEveryCourse } from '../../../test/open-courses.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { submissionsOn } from '../../../test/submissions.ts'
import { decryptAadhaar } from '../answers/encrypted-aadhaar.ts'
import { saveDraft } from '../drafts/save-draft.ts'

const portal = startTestPortal()
const open = openEveryCourse(portal)

const { submit, prepared, applicationsOf } = submissionsOn(portal, open)

describe('a submission', () => {
  itsRule('of a version older than the draft is refused, and accepted when it names that', async () => {
    const { student, body } = await prepared({ code: 'DELED' })
    const flags = { detailsSaved: true, educationSaved: true, termsAccepted: true }
    const content = { answers: { fatherName: 'SAMIR' }, documents: {}, ...flags }
    const owner = { studentId: student.id, course: 'DELED' as const }
    for (const revision of [0, 1])
      await saveDraft({ payload: portal.payload, owner, content, revision, now: new Date() })
    for (const draft_revision of [0, 1, 3]) {
      const { status, reply } = await submit(student, { ...body, draft_revision })
      expect({ status, reply }).toMatchObject({
        status: 409,
        reply: { success: false, code: 'NEWER_DRAFT' },
      })
    }
    expect((await submit(student, { ...body, draft_revision: 'x' })).status).toBe(400)
    expect(await applicationsOf(student)).toEqual([])
    expect((await submit(student, { ...body, draft_revision: 2 })).status).toBe(200)
    // The response was lost: the draft is gone, and the same submission is accepted again.
    expect((await submit(student, { ...body, draft_revision: 2 })).status).toBe(200)
    expect(await applicationsOf(student)).toHaveLength(1)
  })

  itsRule.each(['BED', 'DELED', 'DPHARM'] as const)(
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

  it.each(['hi', 'bn'] as const)('stores an agreement that was read in %s with the English text', async (locale) => {
    const { student, submission } = await prepared()
    const read = withOwnAgreement(open.DELED, submission, locale)
    const { status } = await submit(student, submissionToWire(read))
    expect(status).toBe(200)
    const [application] = await applicationsOf(student)
    expect(application?.agreement).toMatchObject({
      locale,
      html: read.agreementHtml,
      englishHtml: submission.agreementHtml,
    })
  })

  itsRule('encrypts the Aadhaar number and shows only its last four digits', async () => {
    await keepIdentityNumbers(portal.payload, 'full')
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
      expect({ status, errors: reply.errors }).toMatchObject({
        status: 400,
        errors: [{ field: 'documentinfo.profileImg', code: 'required', message: 'Upload again: Profile photo' }],
      })
    }
  })

  itsRule('must have the right format and size for their kind', async () => {
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

  itsRule('with other answers, or after the fee is paid, is refused', async () => {
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

it('accepts concurrent applications with unique numbers', () => expectUniqueNumbers(portal, open, 12))
