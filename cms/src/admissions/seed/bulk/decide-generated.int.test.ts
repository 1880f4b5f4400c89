/** @sqlite-only it replays decisions of staff; staff-calls.int.test.ts makes them on both databases */
import { isRejected } from '@pravesh/shared/admissions/status/status'
import { beforeAll, expect, it } from 'vitest'
import { anAdmissionsOfficer, anApprovedApplication, anOpenCourse } from '../../../../test/builders/applications.ts'
import { startTestPortal } from '../../../../test/start-test-portal.ts'
import { updateRow } from '../../../database/records/update-row.ts'
import { portalOf } from '../../../foundation/portal.ts'
import { readStored } from '../../../storage/storage.ts'
import { loadReview } from '../../admin/review/load-review.ts'
import { reviewOf } from '../../admin/review/review-of.ts'
import { applicationRecord } from '../../applications/application-record.ts'
import { checkDocument } from '../../review/check-document.ts'
import { decideApplication } from '../../review/decide-application.ts'
import { documentName } from '../../uploads/index.ts'
import { addApplications } from './add-applications.ts'

const portal = startTestPortal()
const now = new Date()
let staff: Awaited<ReturnType<typeof anAdmissionsOfficer>>

beforeAll(async () => {
  const { payload } = portal
  staff = await anAdmissionsOfficer(payload)
  for (const code of ['BED', 'DELED', 'DPHARM'] as const) {
    await anApprovedApplication(payload, { open: await anOpenCourse(payload, code), staffId: staff.id, longest: true })
  }
  // Documents of builders have no files.
  const { docs } = await payload.find({ collection: 'applicant-documents', limit: 0, depth: 0 })
  for (const { filename } of docs) {
    await portalOf(payload).storage.put(documentName(filename ?? ''), new Uint8Array([1]))
  }
  await addApplications({ payload, total: 40, now, report: () => {} })
})

async function applicationsIn(queue: string) {
  const { docs } = await portal.payload.find({
    collection: 'applications',
    where: { and: [{ queue: { equals: queue } }, { studentEmail: { like: 'applicant' } }] },
    limit: 0,
    depth: 0,
  })
  return docs.map(applicationRecord)
}

/** The review page of an application, as the officer sees it. */
async function reviewFor(id: string) {
  const { payload } = portal
  const user = { ...(await payload.findByID({ collection: 'staff', id: staff.id })), collection: 'staff' as const }
  const records = await loadReview({ payload, user, id })
  if (records === null) throw new Error('There is no such application.')
  return reviewOf(records)
}

it('approves a generated application once the page shows that nothing is left to check', async () => {
  const { payload } = portal
  const [application] = await applicationsIn('waiting-for-staff')
  if (application === undefined) throw new Error('No application waits.')
  const { id } = application
  const { documents, lost, obstacles } = await reviewFor(id)
  expect(documents.length).toBeGreaterThan(4)
  expect(lost).toEqual([])
  expect(obstacles).toEqual([expect.stringMatching(/^Not checked yet: Profile photo/)])
  for (const document of documents) {
    const check = { document: document.id, state: 'VERIFIED' as const, reason: '', wasShown: true }
    await checkDocument({ payload, staff, id, check, now })
  }
  expect((await reviewFor(id)).obstacles).toEqual([])
  const { status } = await decideApplication({ payload, staff, id, decision: { move: 'approve', reason: '' }, now })
  expect(status).toBe('APPROVED')
})

it('gives each generated application records of its own, whose files can be read', async () => {
  const { payload } = portal
  const { docs } = await payload.find({ collection: 'applicant-documents', limit: 0, depth: 0 })
  const approved = await applicationsIn('approved')
  expect(approved.length).toBeGreaterThan(5)
  for (const { id, studentId, documents } of approved) {
    for (const document of Object.values(documents)) {
      const record = docs.find((each) => each.id === document)
      expect(record).toMatchObject({ studentId, applicationId: id, state: 'VERIFIED' })
      expect(await readStored(portalOf(payload).storage, documentName(record?.filename ?? ''))).not.toBeNull()
    }
  }
})

it('keeps the shared file when a generated document is deleted', async () => {
  const { payload } = portal
  const waiting = await applicationsIn('waiting-for-fee')
  const document = waiting.find(({ status }) => !isRejected(status))?.documents.photo ?? ''
  const { filename } = await payload.findByID({ collection: 'applicant-documents', id: document })
  await payload.delete({ collection: 'applicant-documents', id: document })
  expect(await readStored(portalOf(payload).storage, documentName(filename ?? ''))).not.toBeNull()
})

it('calls a file of another student missing on the page, and refuses the approval for the same reason', async () => {
  const { payload } = portal
  const [application, other] = await applicationsIn('waiting-for-staff')
  if (application === undefined || other === undefined) throw new Error('Fewer than two applications wait.')
  const { id, documents } = application
  await updateRow({
    payload,
    collection: 'applications',
    where: id,
    data: { documents: { ...documents, photo: other.documents.photo } },
  })
  const { lost, obstacles } = await reviewFor(id)
  expect(lost).toEqual(['Profile photo'])
  expect(obstacles).toContainEqual(expect.stringMatching(/^Not accepted: Profile photo\./))
  const check = { document: other.documents.photo ?? '', state: 'VERIFIED' as const, reason: '' }
  await expect(checkDocument({ payload, staff, id, check, now })).rejects.toMatchObject({ status: 404 })
})
