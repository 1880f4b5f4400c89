/** @sqlite-only what is offered; draft-calls.int.test.ts saves drafts on both databases */
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { Documents } from '@pravesh/shared/admissions/documents/documents'
import type { Draft } from '@pravesh/shared/admissions/form/form-context'
import { ownNames } from '@pravesh/shared/admissions/wire/names'
import { submissionToWire } from '@pravesh/shared/admissions/wire/submission'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  aPaidApplication,
  aRejectedApplication,
  aSubmissionOf,
  aSubmittedApplication,
  reread,
  withOwnAgreement,
} from '../../../test/builders/applications.ts'
import { aPdf, aPhoto, aPng } from '../../../test/builders/documents.ts'
import { keepIdentityNumbers } from '../../../test/builders/identity-numbers.ts'
import { aGuest, anActiveStudent } from '../../../test/builders/students.ts'
import { openEveryCourse } from '../../../test/open-courses.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { studentCalls } from '../../../test/student-calls.ts'
import { changeAll } from '../../database/records/change-all.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Student } from '../../payload-types.ts'
import { readStored } from '../../storage/storage.ts'
import { decryptAadhaar } from '../answers/encrypted-aadhaar.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { documentsInDrafts } from '../drafts/find-draft.ts'
import { copyDocuments, documentName, documentsOf } from '../uploads/index.ts'
import { sweepDocuments } from '../uploads/sweep-documents.ts'

const portal = startTestPortal()
const open = openEveryCourse(portal)
let staffId: string
const files: Record<string, Buffer> = {}
beforeAll(async () => {
  await keepIdentityNumbers(portal.payload, 'full')
  staffId = (await anAdmissionsOfficer(portal.payload)).id
  Object.assign(files, { 'image/jpeg': await aPhoto(), 'image/png': await aPng(), 'application/pdf': aPdf() })
})

const { get, post } = studentCalls(portal)

/** Stores the files of an application, which the builder leaves out. */
async function withFiles(application: ApplicationRecord): Promise<ApplicationRecord> {
  const { studentId, documents } = application
  const ids = Object.values(documents)
  for (const { filename, mimeType } of await documentsOf({ payload: portal.payload, studentId, ids }))
    await portalOf(portal.payload).storage.put(documentName(filename ?? ''), files[mimeType ?? ''] ?? Buffer.of())
  return application
}

const copy = (student: Student | undefined, course: string, application: unknown) =>
  post(`/api/application/copy/${course}`, { [ownNames.application]: application }, student)

const formOf = async (student: Student, course: string) =>
  (await get(`/api/application/form/${course}`, student)).reply.result

async function bytesOf(studentId: string, documents: Documents): Promise<(number | null)[]> {
  const found = await documentsOf({ payload: portal.payload, studentId, ids: Object.values(documents) })
  const { storage } = portalOf(portal.payload)
  const sizes = await Promise.all(
    found.map(async ({ filename }) => (await readStored(storage, documentName(filename ?? '')))?.byteLength ?? null),
  )
  return sizes.sort((one, two) => (one ?? 0) - (two ?? 0))
}

describe('a form after an earlier application', () => {
  it('offers it, and says what became of its fee', async () => {
    const student = await anActiveStudent(portal.payload)
    expect(await formOf(student, 'BED')).toMatchObject({ earlier: null, aadhaarOnFile: '' })
    const rejected = await aRejectedApplication(portal.payload, { open: open.BED, student, staffId })
    const fee = { feePaise: rejected.feePaise, owed: { state: 'paid' }, feeRefund: null }
    const earlier = { id: rejected.id, number: rejected.number, course: 'BED', isRejected: true, ...fee }
    expect(await formOf(student, 'BED')).toMatchObject({ earlier, aadhaarOnFile: rejected.answers.aadhaar })
    expect((await formOf(student, 'DELED')).earlier).toMatchObject(earlier)
    const later = await aPaidApplication(portal.payload, { open: open.DPHARM, student })
    expect((await formOf(student, 'DELED')).earlier).toMatchObject({ id: later.id, isRejected: false })
    // For the same course, its own application has more answers.
    expect((await formOf(student, 'BED')).earlier).toMatchObject({ id: rejected.id })
    expect((await formOf(student, 'DPHARM')).earlier).toBeNull()
    await copy(student, 'BED', rejected.id)
    expect((await formOf(student, 'BED')).earlier).toBeNull()
  })
})

describe('the copy of an application', () => {
  it('has its answers and documents, and nothing that was agreed to', async () => {
    const student = await anActiveStudent(portal.payload)
    const application = await withFiles(
      await aRejectedApplication(portal.payload, { open: open.DELED, student, staffId }),
    )
    const { status, reply } = await copy(student, 'DELED', application.id)
    expect(status).toBe(200)
    const draft: Draft = reply.result
    const { phone: _phone, email: _email, apaar: _apaar, ...answers } = application.answers
    expect(draft.answers).toEqual(answers)
    expect(draft).toMatchObject({ revision: 1, detailsSaved: false, educationSaved: false, termsAccepted: false })
    expect(Object.keys(draft.documents).sort()).toEqual(Object.keys(application.documents).sort())
    const before = Object.values(application.documents)
    expect(Object.values(draft.documents).filter((id) => before.includes(id))).toEqual([])
    expect(await formOf(student, 'DELED')).toMatchObject({ draft: { revision: 1, answers } })
    expect(await bytesOf(student.id, draft.documents)).toEqual(await bytesOf(student.id, application.documents))
  })

  it('for another course lacks what that does not ask, and rejected documents', async () => {
    const student = await anActiveStudent(portal.payload)
    const application = await withFiles(await aPaidApplication(portal.payload, { open: open.BED, student }))
    const where = { id: { equals: application.documents.photo ?? '' } }
    await changeAll({
      payload: portal.payload,
      collection: 'applicant-documents',
      where,
      data: { state: 'REJECTED' as const, reason: 'Too dark.' },
    })
    const draft: Draft = (await copy(student, 'DELED', application.id)).reply.result
    expect(draft.answers).toMatchObject({ fatherName: application.answers.fatherName })
    for (const name of ['subject', 'collegeId', 'degreeMarks', 'phone']) expect(draft.answers).not.toHaveProperty(name)
    expect(draft.documents).toHaveProperty('signature')
    for (const kind of ['photo', 'degreeResult']) expect(draft.documents).not.toHaveProperty(kind)
  })

  it('can be sent with the masked Aadhaar number, without showing the full one', async () => {
    const student = await anActiveStudent(portal.payload)
    const first = await aSubmittedApplication(portal.payload, { open: open.DELED, student })
    const { aadhaar } = first.answers
    const submission = await aSubmissionOf(portal.payload, { open: open.DPHARM, student })
    const send = (answers: Answers) => {
      const changed = { ...submission, answers: { ...submission.answers, ...answers } }
      return post('/api/application/postapplication', submissionToWire(withOwnAgreement(open.DPHARM, changed)), student)
    }
    expect((await send({ aadhaar: 'XXXX XXXX 9999' })).reply.errors).toMatchObject([
      { field: 'personalinfo.aadhar_no' },
    ])
    expect((await send({ ...(aadhaar !== undefined && { aadhaar }) })).status).toBe(200)
    // Sent again, e.g. because the reply was lost.
    expect((await send({ ...(aadhaar !== undefined && { aadhaar }) })).status).toBe(200)
    const { reply } = await get('/api/application/getMyApplication', student)
    const second = await reread(portal.payload, reply.result[0].view.id)
    const number = (of: ApplicationRecord) => decryptAadhaar(portal.payload, of.aadhaarSealed ?? '', student.id)
    expect(number(second)).toBe(number(first))
  })

  it('is for the owner only', async () => {
    const student = await anActiveStudent(portal.payload)
    const { id } = await aSubmittedApplication(portal.payload, { open: open.DELED, student })
    const other = await aGuest(portal.payload)
    expect((await copy(undefined, 'BED', id)).status).toBe(401)
    for (const foreign of [id, 'none', '']) expect((await copy(other, 'BED', foreign)).status).toBe(404)
    expect((await copy(student, 'BED', { $ne: '' })).status).toBe(400)
    expect((await copy(student, 'MBBS', id)).status).toBe(404)
    expect((await formOf(other, 'BED')).draft).toBeNull()
    const refused = await copy(student, 'DELED', id)
    expect([refused.status, refused.reply.code]).toEqual([409, 'ALREADY_SENT'])
  })

  it('outlives the documents of the application', async () => {
    const student = await anActiveStudent(portal.payload)
    const application = await withFiles(await aPaidApplication(portal.payload, { open: open.DELED, student }))
    const { documents }: Draft = (await copy(student, 'BED', application.id)).reply.result
    await portal.payload.delete({
      collection: 'applicant-documents',
      where: { applicationId: { equals: application.id } },
    })
    expect(await bytesOf(student.id, documents)).not.toContain(null)
    expect(
      await documentsOf({ payload: portal.payload, studentId: student.id, ids: Object.values(documents) }),
    ).toHaveLength(Object.keys(documents).length)
  })

  it('made on two devices at once is one draft, which a third attempt leaves as it is', async () => {
    const student = await anActiveStudent(portal.payload)
    const { id } = await withFiles(await aPaidApplication(portal.payload, { open: open.DELED, student }))
    const copies = await Promise.all([copy(student, 'BED', id), copy(student, 'BED', id)])
    expect(copies.map(({ status }) => status)).toEqual([200, 200])
    const [one, two] = copies.map(({ reply }) => reply.result as Draft)
    expect(two?.documents).toEqual(one?.documents)
    const typed = { answers: { fatherName: 'ANOTHER' }, documents: {}, detailsSaved: true, educationSaved: false }
    await post('/api/application/draft/BED', { ...typed, termsAccepted: false, revision: 1 }, student)
    expect((await copy(student, 'BED', id)).reply.result).toMatchObject({ revision: 2, ...typed })
  })

  it('that a killed process left is swept, and made again', async () => {
    const student = await anActiveStudent(portal.payload)
    const { id, documents } = await withFiles(await aPaidApplication(portal.payload, { open: open.DELED, student }))
    const left = await copyDocuments({ payload: portal.payload, studentId: student.id, documents })
    const draft: Draft = (await copy(student, 'BED', id)).reply.result
    const now = new Date(Date.now() + 8 * 24 * 60 * 60_000)
    await sweepDocuments({ payload: portal.payload, now, documentsInDrafts })
    const ids = (of: Documents) => Object.values(of)
    const remaining = async (of: Documents) =>
      (await documentsOf({ payload: portal.payload, studentId: student.id, ids: ids(of) })).length
    expect(await remaining(left)).toBe(0)
    expect(await remaining(draft.documents)).toBe(ids(draft.documents).length)
    expect(await remaining(documents)).toBe(ids(documents).length)
  })
})
