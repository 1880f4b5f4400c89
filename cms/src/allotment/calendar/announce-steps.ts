import { makesInvalid } from '@pravesh/shared/allotment/entries/check-validity'
import { openNow } from '@pravesh/shared/allotment/process/open-now'
import { type DueMessage, dueMessages } from '@pravesh/shared/allotment/process/step-messages'
import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import { portalOf } from '../../foundation/portal.ts'
import { outgoingMessages, queueTogether } from '../../messaging/outbox/queue-message.ts'
import { hasCountingChoice } from '../choices/own-units.ts'
import { type EntryRecord, entryRecord } from '../entries/entry-record.ts'
import { refreshEntries } from '../entries/refresh-entries.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import type { ProcessPart } from '../processes/process-work.ts'
import { meritStep, type StepText } from './merit-step.ts'

/** Messages that are stored with one commit. */
const BATCH = 25
/** Messages in a minute, so that codes and receipts do not wait long behind them. */
const PER_MINUTE = 500

/**
 * Writes to the applicants whom a step concerns. Each message has a key of its own, so a killed process loses and doubles none;
 * what is too much for a minute goes on with the next one.
 */
export const announceSteps: ProcessPart = async ({ payload, process, now }) => {
  const { done, lastId, sending } = process.announced
  const seatsGiven = await roundGiven({ payload, process, now })
  const [due] = dueMessages({ steps: process.steps, sent: done, seatsGiven }, now)
  if (due === undefined) return
  const { key } = due
  // Of another message, such as one with another last day, the first people have nothing yet.
  const stoppedAt = await writeToSome({ payload, process, due, now, lastId: sending === key ? lastId : undefined })
  const announced = stoppedAt === null ? { done: [...done, key] } : { done, lastId: stoppedAt, sending: key }
  await changeOne({
    payload,
    collection: 'merit-processes',
    where: { id: { equals: process.id } },
    data: { announced },
  })
}

/** The last round whose seats all have been given, on the days of a round; null on others and before the first. */
async function roundGiven({ payload, process, now }: Pick<WriteOptions, 'payload' | 'process' | 'now'>) {
  if (openNow(process, dayInIndia(now)).round === null) return null
  const where = {
    and: [
      { process: { equals: process.id } },
      { state: { equals: 'published' as const } },
      { dueAt: { exists: false } },
    ],
  }
  const of = { payload, collection: 'allotment-runs', where, sort: '-round', limit: 1 } as const
  const [run] = await readRows({ ...of, fields: ['round'] })
  return run?.round ?? null
}

interface WriteOptions {
  payload: Payload
  process: ProcessRecord
  due: DueMessage
  now: Date
  lastId: string | undefined
}

/** Writes to the next applicants. Returns the id of the last entry, or null after all. */
async function writeToSome({ payload, process, due, now, lastId }: WriteOptions): Promise<string | null> {
  const slices = walkRecords({
    payload,
    collection: 'merit-entries',
    where: { process: { equals: process.id }, standing: { equals: 'in' } },
    afterId: lastId,
  })
  let count = 0
  for await (const rows of slices) {
    // What was paid or corrected since the applicant looked at it last is no reason to write.
    const entries = await refreshEntries({ payload, process, entries: rows.map(entryRecord), now })
    const concerned = entries.filter((entry) => entry.standing === 'in' && CONCERNS[due.name](entry, process))
    for (let start = 0; start < concerned.length; start += BATCH) {
      const batch = concerned.slice(start, start + BATCH)
      await queueTo(batch, { payload, process, due })
      count += batch.length
      if (count >= PER_MINUTE) return batch.at(-1)?.id ?? null
    }
  }
  return null
}

/** Those without a choice that counts took no part in the round, so their page has no reasons. */
const choseInVain: Concerns = (entry, process) => entry.isValid && !entry.offer && hasCountingChoice(process, entry)

type Concerns = (entry: EntryRecord, process: ProcessRecord) => boolean

const CONCERNS: Record<DueMessage['name'], Concerns> = {
  // Who only waits for an officer has nothing to correct.
  'correct-ends': ({ findings }) => findings.some((found) => makesInvalid(found) && found.code !== 'marks-unverified'),
  'objections-open': () => true,
  'choices-open': ({ isValid }) => isValid,
  'choices-end': (entry, process) => entry.isValid && !hasCountingChoice(process, entry),
  'no-seat': choseInVain,
  'no-seat-at-last': choseInVain,
  'late-choices': ({ offer }) => !offer,
  'joining-ends': ({ offer }) => Boolean(offer),
}

const textFor = (name: DueMessage['name'], { choices }: EntryRecord): StepText =>
  name === 'choices-end' && choices.length > 0 ? 'choices-not-counting' : name

type QueueOptions = Pick<WriteOptions, 'payload' | 'process' | 'due'>

async function queueTo(batch: readonly EntryRecord[], { payload, process, due }: QueueOptions) {
  const ids = batch.map(({ studentId }) => studentId)
  const where = { id: { in: ids } }
  const students = await readRows({ payload, collection: 'students', where, fields: ['email'], limit: BATCH })
  const addresses = new Map(students.map(({ id, email }) => [id, email]))
  const link = `${portalOf(payload).env.publicUrl}${paths.merit}`
  const messages = batch.flatMap((entry) => {
    const { id, number, studentId, studentName: name } = entry
    const to = addresses.get(studentId)
    if (!to) return []
    const variables = {
      about: textFor(due.name, entry),
      name,
      number,
      course: COURSE_LABELS[process.course],
      day: due.day,
      link,
    }
    return [{ event: `${process.id}:${due.key}:${id}`, studentId, message: { to, template: meritStep, variables } }]
  })
  await queueTogether(payload, await outgoingMessages({ payload }, messages), (_, queue) => queue())
}
