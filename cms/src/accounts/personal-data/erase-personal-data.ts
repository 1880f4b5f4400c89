import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import type { Student } from '../../payload-types.ts'
import { forgetMessages } from './messages-of-account.ts'
import { personalDataElsewhere } from './personal-data.ts'

/**
 * Removes what the other features keep of a student, and the messages, before the student; refuses, with the reason, when
 * something must be kept. If it breaks off, deleting the student again goes on.
 */
export const forgetPersonalData: CollectionBeforeDeleteHook = async ({ id, req: { payload } }) => {
  const whose = { payload, studentId: String(id) }
  for (const { mustKeep } of personalDataElsewhere(payload)) {
    const why = await mustKeep(whose)
    if (why !== null) throw new APIError(why, 409, undefined, true)
  }
  for (const { forget } of personalDataElsewhere(payload)) await forget(whose)
  const student = await payload.db.findOne<Student>({ collection: 'students', where: { id: { equals: id } } })
  if (student) await forgetMessages({ payload, student })
}
