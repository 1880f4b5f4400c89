import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { updateRow } from '../../database/records/update-row.ts'

/**
 * Ends the sessions of a person that do not pass `keeps`, and returns how many. The list is replaced as a whole, so a
 * sign-in at the same moment may have to be repeated.
 */
export async function keepSessions(payload: Payload, staffId: string, keeps: (id: string) => boolean): Promise<number> {
  const staff = await readRow({ payload, collection: 'staff', where: { id: { equals: staffId } } })
  const sessions = staff?.sessions ?? []
  const kept = sessions.filter(({ id }) => keeps(id))
  if (kept.length < sessions.length) {
    await updateRow({ payload, collection: 'staff', where: staffId, data: { sessions: kept, updatedAt: null } })
  }
  return sessions.length - kept.length
}
