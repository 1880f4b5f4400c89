import type { CollectionAfterOperationHook, Payload, Where } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { recordAccess } from '../../http/access-records/record-access.ts'
import { recordList } from '../../http/access-records/record-list.ts'
import type { Student } from '../../payload-types.ts'

/**
 * Records that a member of staff opens an account, whose page shows everything about the person: in the admin, or by a call. The
 * answer to a change shows the account, too. A call that lists accounts, or changes several, is recorded once, with its filter.
 * A deletion is recorded without whom it concerned. The names in other records are no openings, and reads without access control
 * show nothing to staff.
 */
export const recordAccount: CollectionAfterOperationHook<'students'> = async (hook) => {
  const { args, operation, overrideAccess, req, result } = hook
  const { payload, user } = req
  if (user?.collection !== 'staff' || overrideAccess || !result) return result
  const access = { payload, user, now: new Date() }
  if (operation === 'findByID' || operation === 'updateByID') {
    const { id, name = await nameOf(payload, id) } = result as Pick<Student, 'id'> & Partial<Student>
    await recordAccess({ ...access, access: { kind: 'account', subject: name, subjectId: id, studentId: id } })
  }
  if ((operation === 'find' || operation === 'update') && req.payloadAPI === 'REST' && !isWithinAnother(args)) {
    const { where: filters = {} } = args as { where?: Where }
    await recordList({ payload, user, subject: 'Students', filters, rows: (result as { docs: unknown[] }).docs.length })
  }
  if (operation === 'deleteByID' || operation === 'delete') {
    const deleted = 'docs' in result ? result.docs : [result]
    for (const { id } of deleted as Student[])
      await recordAccess({ ...access, access: { kind: 'account', subject: '', subjectId: id } })
  }
  return result
}

/** Payload finds the relations of a record with its depth. */
const isWithinAnother = (args: object) => 'currentDepth' in args && args.currentDepth !== undefined

/** A call may have left out the name. */
async function nameOf(payload: Payload, id: string): Promise<string> {
  const where = { id: { equals: id } }
  const student = await readRow({ payload, collection: 'students', where, fields: ['name'] })
  return student?.name ?? ''
}
