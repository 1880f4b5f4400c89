import { beforeAll, describe, expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  anApprovedApplication,
  anOpenCourse,
  aRejectedApplication,
  aSubmittedApplication,
  type OpenCourse,
  officer,
} from '../../../test/builders/applications.ts'
import { anUploadedDocument } from '../../../test/builders/documents.ts'
import { keepIdentityNumbers } from '../../../test/builders/identity-numbers.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import { decryptAadhaar } from '../answers/encrypted-aadhaar.ts'
import { setAxis } from '../axes/set-axis.ts'
import { saveDraft } from '../drafts/save-draft.ts'

const portal = startTestPortal()
let open: OpenCourse
let staffId: string
beforeAll(async () => {
  await keepIdentityNumbers(portal.payload, 'full')
  open = await anOpenCourse(portal.payload, 'DELED')
  staffId = (await anAdmissionsOfficer(portal.payload)).id
})

const flags = { detailsSaved: false, educationSaved: false, termsAccepted: false }
const aadhaar = '234567890124'

async function aStudentWithADraft() {
  const student = await anActiveStudent(portal.payload, { deletionRequestedAt: new Date().toISOString() })
  const owner = { studentId: student.id, course: 'BED' as const }
  const content = { answers: { aadhaar, fatherName: 'BIMAL' }, documents: {}, ...flags }
  await saveDraft({ payload: portal.payload, owner, content, revision: 0, now: new Date() })
  return student
}

const countOf = async (studentId: string) => {
  const count = async (collection: 'applications' | 'applicant-documents' | 'application-drafts', field: string) =>
    (await portal.payload.count({ collection, where: { [field]: { equals: studentId } } })).totalDocs
  return [
    await count('applications', 'student'),
    await count('applicant-documents', 'studentId'),
    await count('application-drafts', 'studentId'),
  ]
}

it('exports applications and drafts with only the last four digits of the Aadhaar number', async () => {
  const student = await aStudentWithADraft()
  const application = await aSubmittedApplication(portal.payload, { open, student })
  const sent = { axis: 'identity', state: 'yes', before: null } as const
  await setAxis({ payload: portal.payload, staff: officer(staffId), id: application.id, sent, now: new Date(0) })
  const { text, reply } = await portal.call(
    'GET',
    '/api/user/myData',
    undefined,
    await loggedIn(portal.payload, student),
  )
  expect(reply.result.applications.sent).toMatchObject([
    {
      number: application.number,
      course: 'D.El.Ed',
      answers: { 'Personal Details': { 'Father’s name': 'BIMAL MONDAL' } },
      notedByStaff: { Identity: 'Yes (1970-01-01T00:00:00.000Z)' },
    },
  ])
  expect(reply.result.applications.begun).toMatchObject([{ course: 'B.Ed', answers: { aadhaar: 'XXXX XXXX 0124' } }])
  expect(text).not.toContain(aadhaar)
  expect(text).not.toContain(decryptAadhaar(portal.payload, application.aadhaarSealed ?? '', student.id))
})

it('exports what staff recorded in the history, without their names and without other applicants', async () => {
  const student = await anActiveStudent(portal.payload)
  const { id } = await aRejectedApplication(portal.payload, { open, student, staffId })
  const now = Date.now()
  // Entries of one millisecond have no order.
  const record = (kind: 'note' | 'assigned' | 'other-person', text: string, place: number) =>
    insertRow({
      payload: portal.payload,
      collection: 'application-events',
      data: {
        key: `${id}:${kind}`,
        application: id,
        at: new Date(now + place).toISOString(),
        kind,
        by: 'Olive',
        staff: staffId,
        text,
      },
    })
  await record('note', 'Called; she sends the certificate.', 1)
  await record('assigned', 'Olive Officer', 2)
  await record('other-person', 'BED123 of Bina Roy', 3)
  const { reply } = await portal.call('GET', '/api/user/myData', undefined, await loggedIn(portal.payload, student))
  const { historyOfStaff } = reply.result.applications.sent[0]
  expect(historyOfStaff.map(({ what, text }: Record<string, string>) => [what, text])).toEqual([
    ['Rejected', 'Rejected for a reason.'],
    ['Note', 'Called; she sends the certificate.'],
    ['Assigned', undefined],
  ])
  expect(JSON.stringify(historyOfStaff)).not.toMatch(/Olive|Bina/)
})

describe('deleting a student', () => {
  it('deletes drafts, documents, applications and their history', async () => {
    const student = await aStudentWithADraft()
    await aRejectedApplication(portal.payload, { open, student, staffId })
    const { id } = await aSubmittedApplication(portal.payload, { open, student })
    await anUploadedDocument(portal.payload, { studentId: student.id, kind: 'other' })
    const other = await aSubmittedApplication(portal.payload, { open })
    await portal.payload.delete({ collection: 'students', id: student.id })
    expect(await countOf(student.id)).toEqual([0, 0, 0])
    const events = async (application: string) =>
      (
        await portal.payload.count({
          collection: 'application-events',
          where: { application: { equals: application } },
        })
      ).totalDocs
    expect([await events(id), await events(other.id)]).toEqual([0, 1])
  })

  itsRule('is refused for an admitted student, and deletes nothing', async () => {
    const student = await aStudentWithADraft()
    await anApprovedApplication(portal.payload, { open, student, staffId })
    const before = await countOf(student.id)
    await expect(portal.payload.delete({ collection: 'students', id: student.id })).rejects.toThrow('was admitted with')
    expect(await countOf(student.id)).toEqual(before)
  })
})
