import type { Payload } from 'payload'
import { walkRecords } from '../../database/slices/walk-records.ts'
import { ensureAsked } from './ask-right.ts'

/** Puts requests for the deletion of an account into the queue that are older than it. Runs at each start. */
export async function adoptDeletions(payload: Payload): Promise<void> {
  const where = { deletionRequestedAt: { exists: true } }
  const fields = ['deletionRequestedAt', 'language'] as const
  for await (const students of walkRecords({ payload, collection: 'students', where, fields })) {
    for (const { id, language = null, deletionRequestedAt } of students) {
      const now = new Date(deletionRequestedAt ?? Date.now())
      await ensureAsked({ payload, student: { id, language }, kind: 'erasure', text: '', now })
    }
  }
}
