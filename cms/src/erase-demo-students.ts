import type { CollectionSlug, PaginatedDocs, Payload, Where } from 'payload'
import { findDemoStudents } from './demo-accounts.ts'
import { printedName } from './documents/files/stored-name.ts'
import type { Student } from './payload-types.ts'
import { studentKey } from './platform/person-key.ts'
import { portalStorage } from './platform/storage/storage.ts'

/** Few enough for the condition of a query. */
const BATCH = 200

/** Collections whose rows belong to a student by `studentId`. Refunds precede their payments. */
const OWNED = [
  'student-sessions',
  'student-credentials',
  'account-links',
  'one-time-codes',
  'application-drafts',
  'issued-documents',
  'receipts',
  'course-progress',
  'course-purchases',
  'shipments',
  'orders',
  'refunds',
  'offline-payments',
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
  const ofStudents: Where = { studentId: { in: ids } }
  const [applications, orders, payments, proofs] = await Promise.all([
    valuesOf(payload, { collection: 'applications', field: 'id', where: { student: { in: ids } } }),
    valuesOf(payload, { collection: 'orders', field: 'id', where: ofStudents }),
    valuesOf(payload, { collection: 'payments', field: 'transactionId', where: ofStudents }),
    valuesOf(payload, { collection: 'offline-payments', field: 'proof', where: ofStudents }),
  ])
  await erasePrinted(payload, ids)
  // With their files.
  await deleteUploads(payload, 'applicant-documents', ofStudents)
  await deleteUploads(payload, 'payment-proofs', { id: { in: proofs } })
  const remove = (collection: CollectionSlug, where: Where) => payload.db.deleteMany({ collection, where })
  await remove('application-events', { application: { in: applications } })
  await remove('stock-movements', { orderId: { in: orders } })
  await remove('simulator-payments', { transactionId: { in: payments } })
  await remove('settlement-lines', { transactionId: { in: payments } })
  await remove('stock-notices', { email: { in: students.map(({ email }) => email) } })
  await remove('messages', { to: { in: students.flatMap(({ email, phone }) => [email, phone]) } })
  await remove('applications', { student: { in: ids } })
  for (const collection of OWNED) await remove(collection, ofStudents)
  await remove('students', { id: { in: ids } })
}

interface ValuesOptions {
  collection: CollectionSlug
  field: string
  where: Where
}

async function valuesOf(payload: Payload, { collection, field, where }: ValuesOptions): Promise<string[]> {
  const select: Record<string, true> = { [field]: true }
  const query = { collection, where, select, limit: 0, pagination: false }
  const { docs }: PaginatedDocs<Record<string, unknown>> = await payload.db.find(query)
  return docs.map((doc) => String(doc[field]))
}

async function erasePrinted(payload: Payload, studentIds: readonly string[]): Promise<void> {
  const where: Where = { viewer: { in: studentIds.map(studentKey) } }
  const query = { collection: 'document-files', where, limit: 0, pagination: false } as const
  const { docs } = await payload.db.find<{ filename?: string | null }>(query)
  for (const { filename } of docs) if (filename) await portalStorage.of(payload).delete(printedName(filename))
  await payload.db.deleteMany({ collection: 'document-files', where })
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
