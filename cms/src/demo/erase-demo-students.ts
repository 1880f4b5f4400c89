import type { CollectionSlug, Payload, Where } from 'payload'
import type { Condition } from '../database/records/condition.ts'
import { deleteRows } from '../database/records/delete-rows.ts'
import { readRows } from '../database/records/read-rows.ts'
import { idsOf } from '../database/records/relation.ts'
import { printedName } from '../documents/files/stored-name.ts'
import { studentKey } from '../foundation/person-key.ts'
import { portalOf } from '../foundation/portal.ts'
import type { Student } from '../payload-types.ts'
import { findDemoStudents } from './demo-accounts.ts'

/** Few enough for the condition of a query. */
const BATCH = 200

/** Collections whose rows belong to a student by `studentId`. Refunds precede their payments. */
const OWNED = [
  'student-sessions',
  'student-credentials',
  'account-links',
  'one-time-codes',
  'contact-changes',
  'consents',
  'guardian-consents',
  'application-drafts',
  'issued-documents',
  'receipts',
  'course-progress',
  'course-purchases',
  'shipments',
  'baskets',
  'orders',
  'refunds',
  'offline-payments',
  'money-approvals',
  'payments',
  'fee-dues',
  'messages',
] as const satisfies readonly CollectionSlug[]

interface EraseOptions {
  payload: Payload
  report: (line: string) => void
}

/**
 * Deletes the demo's students with everything that belongs to them, also what must be retained of real ones. A student's
 * own record comes last, so that a repeated run finds what a killed one left.
 */
export async function eraseDemoStudents({ payload, report }: EraseOptions): Promise<number> {
  let done = 0
  for (;;) {
    const students = await findDemoStudents(payload, BATCH)
    if (students.length === 0) return done
    await eraseStudents(payload, students)
    done += students.length
    report(`students: ${done}`)
  }
}

async function eraseStudents(payload: Payload, students: readonly Student[]): Promise<void> {
  const ids = students.map(({ id }) => id)
  const ofStudents = { studentId: { in: ids } }
  const [applications, orders, payments, entries, approvals] = await Promise.all([
    readRows({ payload, collection: 'applications', where: { student: { in: ids } }, fields: ['id'] }),
    readRows({ payload, collection: 'orders', where: ofStudents, fields: ['id'] }),
    readRows({ payload, collection: 'payments', where: ofStudents, fields: ['transactionId'] }),
    readRows({ payload, collection: 'offline-payments', where: ofStudents, fields: ['proof'] }),
    readRows({ payload, collection: 'money-approvals', where: ofStudents, fields: ['document'] }),
  ])
  await erasePrinted(payload, ids)
  // With their files.
  await deleteUploads(payload, 'applicant-documents', ofStudents)
  const proofs = [...entries.map(({ proof }) => proof), ...approvals.map(({ document }) => document)]
  await deleteUploads(payload, 'payment-proofs', { id: { in: idsOf(proofs) } })
  const ofApplications = { application: { in: idsOf(applications) } }
  await deleteRows({ payload, collection: 'application-events', where: ofApplications })
  await deleteRows({ payload, collection: 'stock-movements', where: { orderId: { in: idsOf(orders) } } })
  const ofPayments = { transactionId: { in: payments.map(({ transactionId }) => transactionId) } }
  await deleteRows({ payload, collection: 'simulator-payments', where: ofPayments })
  await deleteRows({ payload, collection: 'settlement-lines', where: ofPayments })
  const emails = students.map(({ email }) => email)
  await deleteRows({ payload, collection: 'stock-notices', where: { email: { in: emails } } })
  const addresses = [...emails, ...students.map(({ phone }) => phone)]
  await deleteRows({ payload, collection: 'messages', where: { to: { in: addresses } } })
  await deleteRows({ payload, collection: 'applications', where: { student: { in: ids } } })
  for (const collection of OWNED) await deleteRows({ payload, collection, where: ofStudents })
  await deleteRows({ payload, collection: 'students', where: { id: { in: ids } } })
}

async function erasePrinted(payload: Payload, studentIds: readonly string[]): Promise<void> {
  const where = { viewer: { in: studentIds.map(studentKey) } } satisfies Condition<'document-files'>
  const rows = await readRows({ payload, collection: 'document-files', where, fields: ['filename'] })
  for (const { filename } of rows) if (filename) await portalOf(payload).storage.delete(printedName(filename))
  await deleteRows({ payload, collection: 'document-files', where })
}

async function deleteUploads(
  payload: Payload,
  collection: 'applicant-documents' | 'payment-proofs',
  where: Where,
): Promise<void> {
  const { errors } = await payload.delete({ collection, where, depth: 0, overrideAccess: true })
  const [error] = errors
  if (error) throw new Error(`${errors.length} files of the demo’s students could not be deleted: ${error.message}`)
}
