import { isOver, openNow, roundsOf } from '@pravesh/shared/allotment/process/open-now'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import { portalOf } from '../../foundation/portal.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import { type EntryRecord, entryRecord } from '../entries/entry-record.ts'
import { choicesLocked } from '../messages/choices-locked.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import type { ProcessPart } from '../processes/process-work.ts'
import { ownUnits } from './own-units.ts'

/** The rest waits for the next time. */
const MAX_PER_RUN = 5000

/**
 * After their last day, notes on each list of choices that it is locked and sends the applicant a copy. The lock itself is a fact of the day, for which nothing has
 * to be written.
 */
export const lockChoices: ProcessPart = async ({ payload, process, now }) => {
  const today = dayOf(now.toISOString())
  const open = openNow(process, today)
  if (!isOver(process.steps, 'choices', today) || open.lateChoices || open.choices) return
  const note = noteOf(process, today)
  if (process.announced.done.includes(note)) return
  const where = {
    and: [
      { process: { equals: process.id } },
      { choicesAt: { exists: true } },
      { lockedAt: { exists: false } },
      { standing: { equals: 'in' as const } },
    ],
  }
  let locked = 0
  for await (const rows of walkRecords({ payload, collection: 'merit-entries', where })) {
    for (const entry of rows.map(entryRecord)) await lock({ payload, process, entry, now })
    locked += rows.length
    if (locked >= MAX_PER_RUN) return
  }
  const own = { id: { equals: process.id } }
  await changeOne({
    payload,
    collection: 'merit-processes',
    where: own,
    data: { announced: { ...process.announced, done: [...process.announced.done, note] } },
  })
}

/** By which a process is walked over once after each time in which choices could change. */
function noteOf({ steps }: ProcessRecord, today: string): string {
  const last = roundsOf(steps).at(-1)
  const days = steps.filter(({ kind }) => kind === 'choices').map((step) => step.last)
  return `locked/${last && last.first <= today ? last.first : days.sort().at(-1)}`
}

interface LockOptions {
  payload: Payload
  process: ProcessRecord
  entry: EntryRecord
  now: Date
}

/** The copy first: if the process dies before the note, the same message is not queued again. */
async function lock({ payload, process, entry, now }: LockOptions): Promise<void> {
  const { studentId, number, choicesAt } = entry
  const where = { id: { equals: studentId } }
  const student = isRecordId(studentId) ? await readRow({ payload, collection: 'students', where }) : null
  if (student !== null && entry.choices.length > 0) {
    const units = new Map(ownUnits(process, entry).map((unit) => [unit.code, unit]))
    const variables = {
      name: student.name,
      process: process.title,
      number,
      choices: entry.choices.map((code) => {
        const { collegeName: college = code, subject = '', counts = 'no' } = units.get(code) ?? {}
        return { college, subject, counts }
      }),
      link: `${portalOf(payload).env.publicUrl}${paths.meritOf(entry.applicationId)}`,
    }
    const message = { to: student.email, template: choicesLocked, variables }
    await queueMessage({ payload, event: `${entry.id}/${choicesAt}`, studentId, now }, message)
  }
  const own = { and: [{ id: { equals: entry.id } }, { revision: { equals: entry.revision } }] }
  await changeOne({ payload, collection: 'merit-entries', where: own, data: { lockedAt: now.toISOString() } })
}
