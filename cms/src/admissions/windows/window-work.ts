import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { hasWindows, windowCorrection, windowStep } from '@pravesh/shared/admissions/status/correction-window'
import { requestLabel } from '@pravesh/shared/admissions/status/requests'
import { statusesIn } from '@pravesh/shared/admissions/status/status'
import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { Outcome, Work } from '../../database/work/work.ts'
import { portalOf } from '../../foundation/portal.ts'
import { outgoingMessages, queueTogether } from '../../messaging/outbox/queue-message.ts'
import type { CorrectionWindow as Row } from '../../payload-types.ts'
import { windowNews } from '../messages/window-news.ts'
import { windowOf } from './find-windows.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const YEARS = 5 * 366 * DAY
/** Messages that are stored with one commit. */
const BATCH = 25
/** Messages in a minute, so that codes and receipts do not wait long behind them. */
const PER_MINUTE = 500

type Kind = 'opened' | 'reminder'

/**
 * Writes to the students of a window when it opens and before it ends. Each message has a key of its own, so a killed process
 * loses and doubles none.
 */
export const windowWork: Work<'correction-windows'> = {
  collection: 'correction-windows',
  dueField: 'dueAt',
  where: { endedAt: { exists: false } },
  leaseMs: 2 * MINUTE,
  plansAheadMs: YEARS,
  schedule: { delaysMs: [MINUTE, 5 * MINUTE, 60 * MINUTE], afterwards: 'repeat' },
  apply: async ({ payload, lease: { record }, now }): Promise<Outcome<'correction-windows'>> => {
    const { from, to } = windowOf(record)
    const step = windowStep({
      ...{ from, to },
      announces: record.announces ?? false,
      reminderDays: record.reminderDays ?? 0,
      isAnnounced: Boolean(record.announcedAt),
      isReminded: Boolean(record.remindedAt),
      now: now(),
    })
    if (step.name === 'done') return { endedAt: now().toISOString() }
    if (step.name === 'wait') return { dueAt: step.until, attempts: 0 }
    const lastId = await writeToSome(payload, record, step.name)
    if (lastId !== null) return { lastId, dueAt: new Date(now().getTime() + MINUTE).toISOString(), attempts: 0 }
    const at = now().toISOString()
    // The reminder says the same as a message about the opening that was missed.
    const sent =
      step.name === 'opened' ? { announcedAt: at } : { announcedAt: record.announcedAt ?? at, remindedAt: at }
    return { ...sent, lastId: null, dueAt: at, attempts: 0 }
  },
}

/** Writes to the next students. Returns the id of the last application, or null after all. */
async function writeToSome(payload: Payload, window: Row, kind: Kind): Promise<string | null> {
  const slices = walkRecords({
    payload,
    collection: 'applications',
    where: {
      and: [
        { course: { equals: window.course } },
        { sessionYear: { equals: window.sessionYear ?? '' } },
        { status: { in: statusesIn(hasWindows) } },
      ],
    },
    fields: ['number', 'student', 'studentName', 'studentEmail'],
    afterId: window.lastId ?? undefined,
  })
  let count = 0
  for await (const found of slices) {
    const slice: Recipient[] = found
    for (let start = 0; start < slice.length; start += BATCH) {
      const batch = slice.slice(start, start + BATCH)
      const messages = await outgoingMessages({ payload }, batch.map(messageIn(payload, window, kind)))
      await queueTogether(payload, messages, (_, queue) => queue())
      count += batch.length
      if (count >= PER_MINUTE) return batch.at(-1)?.id ?? null
    }
  }
  return null
}

interface Recipient {
  id: string
  number: string
  student: unknown
  studentName: string
  studentEmail: string
}

function messageIn(payload: Payload, row: Row, kind: Kind) {
  const window = windowOf(row)
  const form = formOf(row.course)
  const items = windowCorrection(form, window).requests.map((request) => requestLabel(form, request))
  const link = `${portalOf(payload).env.publicUrl}${paths.application}`
  return ({ id, number, student, studentName: name, studentEmail: to }: Recipient) => ({
    // Another last day is another reminder.
    event: `${window.id}:${kind}:${window.to}:${id}`,
    studentId: String(student),
    message: {
      to,
      template: windowNews,
      variables: { kind, name, number, course: COURSE_LABELS[row.course], items, lastDay: window.to, link },
    },
  })
}
