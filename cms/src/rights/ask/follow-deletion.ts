import type { AskedDeletion } from '../../portal/asked-deletion.ts'
import { openRequest } from '../requests/find-requests.ts'
import { ensureAsked } from './ask-right.ts'
import { withdrawRight } from './withdraw-right.ts'

/**
 * A student who asks for the deletion of the account asks for erasure; who keeps it withdraws that. Throws a Problem (409) if the
 * erasure has started.
 */
export async function followDeletion({ payload, student, isWanted, now }: AskedDeletion): Promise<void> {
  if (isWanted) return ensureAsked({ payload, student, kind: 'erasure', text: '', now })
  const request = await openRequest({ payload, studentId: student.id, kind: 'erasure' })
  if (request) await withdrawRight({ payload, request, now })
}
