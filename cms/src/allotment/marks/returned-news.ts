import { paths } from '@pravesh/shared/site/paths'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { EFFECTS_SCHEDULE } from '../../database/work/apply-effects.ts'
import type { Work } from '../../database/work/work.ts'
import { portalOf } from '../../foundation/portal.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import { marksReturned } from '../messages/marks-returned.ts'
import { findProcess } from '../processes/find-process.ts'

/** Tells applicants that their marks came back. If they have entered others meanwhile, nothing is left to say. */
export const returnedNews: Work<'merit-entries'> = {
  collection: 'merit-entries',
  dueField: 'dueAt',
  where: { verification: { equals: 'returned' } },
  leaseMs: 60_000,
  schedule: EFFECTS_SCHEDULE,
  apply: async ({ payload, lease: { record }, now }) => {
    const { id, revision, studentId, number, returnReason } = record
    const where = { id: { equals: studentId } }
    const student = isRecordId(studentId) ? await readRow({ payload, collection: 'students', where }) : null
    const process = await findProcess(payload, record.process)
    if (student === null || process === null) return {}
    const days = process.steps.filter(({ kind }) => kind === 'apply' || kind === 'correct').map(({ last }) => last)
    const variables = {
      name: student.name,
      process: process.title,
      number,
      reason: returnReason ?? '',
      lastDay: days.sort().at(-1) ?? '',
      link: `${portalOf(payload).env.publicUrl}${paths.meritOf(record.key)}`,
    }
    const message = { to: student.email, template: marksReturned, variables }
    await queueMessage({ payload, event: `${id}:${revision}`, studentId, now: now() }, message)
    return {}
  },
}
