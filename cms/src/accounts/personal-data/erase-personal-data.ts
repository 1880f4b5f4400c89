import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import type { Student } from '../../payload-types.ts'
import { eraseMessages } from './messages-of-account.ts'
import { personalDataElsewhere } from './personal-data.ts'

/**
 * Removes what the other features keep of a student, and the messages, before the student; refuses, with the reason, when
 * something must be kept. If it breaks off, deleting the student again goes on.
 */
export const erasePersonalData: CollectionBeforeDeleteHook = async ({ id, req: { payload } }) => {
  const whose = { payload, studentId: String(id) }
  for (const { retentionReason } of personalDataElsewhere(payload)) {
    const why = await retentionReason(whose)
    if (why !== null) throw new APIError(why, 409, undefined, true)
  }
  for (const { erase } of personalDataElsewhere(payload)) await erase(whose)
  const student = await payload.db.findOne<Student>({ collection: 'students', where: { id: { equals: id } } })
  if (student) await eraseMessages({ payload, student })
}
