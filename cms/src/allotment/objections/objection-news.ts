import { paths } from '@pravesh/shared/site/paths'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { EFFECTS_SCHEDULE } from '../../database/work/apply-effects.ts'
import type { Work } from '../../database/work/work.ts'
import { portalOf } from '../../foundation/portal.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import { objectionDecided } from '../messages/objection-decided.ts'
import { findProcess } from '../processes/find-process.ts'

/** Tells applicants what was decided on their objections. */
export const objectionNews: Work<'merit-objections'> = {
  collection: 'merit-objections',
  dueField: 'dueAt',
  where: { state: { in: ['accepted', 'refused'] } },
  leaseMs: 60_000,
  schedule: EFFECTS_SCHEDULE,
  apply: async ({ payload, lease: { record }, now }) => {
    const { id, studentId, number, state, decision } = record
    const where = { id: { equals: studentId } }
    const student = isRecordId(studentId) ? await readRow({ payload, collection: 'students', where }) : null
    const process = await findProcess(payload, record.process)
    if (student === null || process === null) return {}
    const variables = {
      name: student.name,
      process: process.title,
      number,
      isAccepted: state === 'accepted',
      reason: decision ?? '',
      link: `${portalOf(payload).env.publicUrl}${paths.merit}`,
    }
    const message = { to: student.email, template: objectionDecided, variables }
    await queueMessage({ payload, event: id, studentId, now: now() }, message)
    return {}
  },
}
