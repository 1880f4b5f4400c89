import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { eraseMessages } from './messages-of-account.ts'
import { personalDataOfFeatures } from './personal-data.ts'

/**
 * Erases the data that other features store of a student, and the messages, before the student is deleted. Throws with
 * the reason when something must be retained. Deleting the student again resumes an interrupted run.
 */
export const erasePersonalData: CollectionBeforeDeleteHook = async ({ id, req: { payload } }) => {
  const owner = { payload, studentId: String(id) }
  for (const { retentionReason } of personalDataOfFeatures(payload)) {
    const reason = await retentionReason(owner)
    if (reason !== null) throw new APIError(reason, 409, undefined, true)
  }
  for (const { erase } of personalDataOfFeatures(payload)) await erase(owner)
  const student = await readRow({ payload, collection: 'students', where: { id: { equals: owner.studentId } } })
  if (student) await eraseMessages({ payload, student })
}
