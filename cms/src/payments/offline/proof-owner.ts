import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'

/** What a file belongs to. */
export interface ProofOwner {
  collection: 'offline-payments' | 'money-approvals'
  id: string
  studentId: string
}

/** The offline payment or the request of a file; null for a file that an interrupted call has left. */
export async function proofOwner(payload: Payload, proofId: string): Promise<ProofOwner | null> {
  const entry = await readRow({ payload, collection: 'offline-payments', where: { proof: { equals: proofId } } })
  if (entry) return { collection: 'offline-payments', id: entry.id, studentId: entry.studentId }
  const approval = await readRow({ payload, collection: 'money-approvals', where: { document: { equals: proofId } } })
  return approval && { collection: 'money-approvals', id: approval.id, studentId: approval.studentId }
}
