import type { CollectionAfterOperationHook, Payload, Where } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { idOf } from '../../database/records/relation.ts'
import { recordAccess } from '../../http/access-records/record-access.ts'
import { recordList } from '../../http/access-records/record-list.ts'
import type { Application } from '../../payload-types.ts'

type Found = Partial<Application> & Pick<Application, 'id'>

/**
 * Records each application whose answers a member of staff reads: on the page of the admin, by a call, or within another record.
 * A call for one application is an opening whatever it selects. A call that lists applications without answers is recorded once. Reads of the portal itself, without access control, show
 * nothing to staff.
 */
export const recordOpened: CollectionAfterOperationHook<'applications'> = async (hook) => {
  const { args, operation, overrideAccess, req, result } = hook
  const { payload, user } = req
  if (user?.collection !== 'staff' || overrideAccess || (operation !== 'find' && operation !== 'findByID'))
    return result
  const found = foundIn(result)
  const isOne = operation === 'findByID' && req.payloadAPI === 'REST'
  const opened = isOne ? found : found.filter(hasAnswers)
  const now = new Date()
  for (const access of await openingsOf(payload, opened)) await recordAccess({ payload, user, access, now })
  if (operation === 'find' && req.payloadAPI === 'REST' && opened.length < found.length) {
    const filters: Where = ('where' in args && args.where) || {}
    await recordList({ payload, user, subject: 'Applications', filters, rows: found.length })
  }
  return result
}

/** Answers are stored as data and as the student saw them, in corrections, in the agreement, and before the last change. */
const hasAnswers = ({ answers, shown, agreement, changes, lastChange }: Found) =>
  [answers, shown, agreement, changes, lastChange].some(Boolean)

function foundIn(result: unknown): Found[] {
  if (typeof result !== 'object' || result === null) return []
  return ('docs' in result ? result.docs : [result]) as Found[]
}

/** A call may have left out whose applications they are. */
async function openingsOf(payload: Payload, opened: readonly Found[]) {
  const ids = opened.flatMap(({ id, number, student }) => (number && student ? [] : [id]))
  const where = { id: { in: ids } }
  const fields = ['number', 'student'] as const
  const read = ids.length === 0 ? [] : await readRows({ payload, collection: 'applications', where, fields })
  const named = new Map([...opened, ...read].map((application) => [application.id, application]))
  return [...named.values()].map(({ id, number = id, student }) => {
    const studentId = idOf(student)
    return { kind: 'application', subject: number, subjectId: id, applicationId: id, studentId } as const
  })
}
