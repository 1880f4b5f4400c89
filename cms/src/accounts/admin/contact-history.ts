import type { Payload, TypedUser } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { ContactChange } from '../../payload-types.ts'
import { isInScope, mayDo } from '../../staff/index.ts'

interface HistoryOptions {
  payload: Payload
  user: TypedUser
  studentId: string
}

interface Entry {
  change: ContactChange
  /** What replaced the earlier value and would be replaced in turn; null if the student has the earlier one, or another entry offers it. */
  present: string | null
}

/** Upper bound on the changes of one student that are listed. */
const MAX_LISTED = 50

/** The changes of a student's e-mail address and phone, latest first; none for staff who may not read them. */
export async function contactHistory({ payload, user, studentId }: HistoryOptions): Promise<Entry[]> {
  if (!mayDo(user, 'read', 'contact-changes')) return []
  if (!(await isInScope({ payload, user, collection: 'students', id: studentId }))) return []
  const student = await readRow({ payload, collection: 'students', where: { id: { equals: studentId } } })
  if (student === null) return []
  const changes = await readRows({
    payload,
    collection: 'contact-changes',
    where: { studentId: { equals: studentId } },
    sort: '-changedAt',
    limit: MAX_LISTED,
  })
  const offered = new Set<string>()
  return changes.map((change) => {
    const present = student[change.contact]
    const isOffered = change.from !== present && !offered.has(change.from)
    offered.add(change.from)
    return { change, present: isOffered ? present : null }
  })
}
