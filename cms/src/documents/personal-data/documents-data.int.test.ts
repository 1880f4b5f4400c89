/** @sqlite-only personal-data.int.test.ts exports and erases on both databases */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { DocumentName } from '@pravesh/shared/documents/kinds'
import { expect, it } from 'vitest'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { storedPath } from '../../../test/stored-path.ts'
import { studentKey } from '../../foundation/person-key.ts'
import { draftIssue, issueDocument } from '../files/issue-document.ts'
import { printedName } from '../files/stored-name.ts'
import { documentsData } from './documents-data.ts'

const portal = startTestPortal()

/** A student with a receipt, an application form and a file that was not deleted yet. */
async function aStudentWithDocuments() {
  const { payload } = portal
  const student = await anActiveStudent(payload)
  const id = randomUUID()
  const now = new Date('2026-11-22T09:00:00Z')
  const shared = { studentId: student.id, studentName: student.name, amountPaise: 50_000 }
  await payload.create({
    collection: 'receipts',
    data: {
      ...shared,
      number: `PR/2026-27/${id}`,
      book: 'PR/test',
      position: 1,
      paymentId: id,
      issuedAt: now.toISOString(),
      description: 'Application fee, B.Ed',
      purpose: 'application-fee',
      transactionId: `T${id}`,
      subjectId: id,
      taxLabel: 'Exempt from GST',
      taxNote: 'Exempt.',
      attempts: 0,
    },
  })
  const issue = async (kind: DocumentName, number: string) => {
    const gathered = { ...shared, subjectId: id, revision: '1', number, issuedAt: now, draw: () => null }
    const draft = await draftIssue({ payload, kind, gathered })
    return issueDocument({ payload, draft, now })
  }
  const receipt = await issue('receipt', `PR/2026-27/${id}`)
  const form = await issue('application', `A-${id}`)
  const filename = `${id}.pdf`
  await mkdir(path.dirname(storedPath(payload, printedName(filename))), { recursive: true })
  await writeFile(storedPath(payload, printedName(filename)), '%PDF-')
  const file = await payload.create({
    collection: 'document-files',
    data: {
      document: form.id,
      sha256: 'a'.repeat(64),
      requestedId: id,
      viewer: studentKey(student.id),
      downloadName: 'x.pdf',
      filename,
      dueAt: now.toISOString(),
      attempts: 0,
    },
  })
  return { student, id, receipt, form, file, filename }
}

it('exports receipts and printed documents in readable form, of this student only', async () => {
  const { student, id } = await aStudentWithDocuments()
  await aStudentWithDocuments()
  const headers = await loggedIn(portal.payload, student)
  const { reply } = await portal.call('GET', '/api/user/myData', undefined, headers)
  expect(reply.result.documents).toEqual({
    receipts: [
      {
        number: `PR/2026-27/${id}`,
        date: '2026-11-22',
        receivedFrom: student.name,
        for: 'Application fee, B.Ed',
        amount: '₹500.00',
        tax: 'Exempt.',
        transactionId: `T${id}`,
      },
    ],
    printed: expect.arrayContaining([
      {
        document: 'Application form',
        number: `A-${id}`,
        name: student.name,
        issuedOn: '2026-11-22',
      },
    ]),
  })
})

it('keeps receipts, erases the name on other documents, and deletes files', async () => {
  const { payload } = portal
  const { student, id, receipt, form, file, filename } = await aStudentWithDocuments()
  const other = await aStudentWithDocuments()
  expect(await documentsData.retentionReason({ payload, studentId: student.id })).toBeNull()
  // Twice, as after an interrupted deletion.
  for (let i = 0; i < 2; i++) await documentsData.erase({ payload, studentId: student.id })

  const issued = (one: { id: string }) => payload.findByID({ collection: 'issued-documents', id: one.id })
  expect((await issued(form)).studentName).toBe('')
  expect((await issued(receipt)).studentName).toBe(student.name)
  const { docs } = await payload.find({ collection: 'receipts', where: { paymentId: { equals: id } } })
  expect(docs[0]?.studentName).toBe(student.name)
  expect(existsSync(storedPath(payload, printedName(filename)))).toBe(false)
  expect(await payload.findByID({ collection: 'document-files', id: file.id })).toMatchObject({
    sha256: file.sha256,
    filename: null,
  })
  expect((await issued(other.form)).studentName).toBe(other.student.name)
  expect(existsSync(storedPath(payload, printedName(other.filename)))).toBe(true)
})
