import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { Problem } from '../../foundation/problem.ts'
import { type ProcessRecord, processRecord, requireProcess } from './find-process.ts'

const collection = 'merit-processes'

/** Far above what the largest list or run takes. After it, a killed publication holds nothing back. */
const LEASE_MS = 10 * 60_000

interface PublishOptions<T> {
  payload: Payload
  /** As read when the publication was asked for. */
  process: ProcessRecord
  /** Call `hold` before the write that publishes: it throws a Problem (409) if the time is over and others may change the process. */
  publish: (reserved: { process: ProcessRecord; hold: () => Promise<void> }) => Promise<T>
}

/**
 * Publishes something that is computed from a process, while no one else changes it: of a change and a publication at the same time, one is refused.
 * Throws a Problem (409) if the process has changed since it was read, or something else is being published.
 */
export async function whilePublishing<T>({ payload, process, publish }: PublishOptions<T>): Promise<T> {
  const publishing = randomUUID()
  const mine = { and: [{ id: { equals: process.id } }, { publishing: { equals: publishing } }] }
  const row = await changeOne({
    payload,
    collection,
    where: {
      and: [{ id: { equals: process.id } }, { revision: { equals: process.revision } }, notPublishing()],
    },
    data: { publishing, publishingUntil: fromNow(LEASE_MS) },
  })
  if (row === null) throw await conflict(payload, process.id)
  const hold = async () => {
    const where = { and: [...mine.and, { publishingUntil: { greater_than: fromNow(0) } }] }
    // From here on, a change that was decided before is refused. A publication that was refused leaves the process as it was.
    const data = { publishingUntil: fromNow(LEASE_MS), revision: process.revision + 1 }
    const held = await changeOne({ payload, collection, where, data })
    if (held === null) throw await conflict(payload, process.id)
  }
  try {
    return await publish({ process: processRecord(row), hold })
  } finally {
    await changeOne({ payload, collection, where: mine, data: { publishing: null, publishingUntil: null } })
  }
}

/** Whether a list or a round is being published now. */
export function isPublishing({ publishingUntil }: Pick<ProcessRecord, 'publishingUntil'>): boolean {
  return Boolean(publishingUntil) && String(publishingUntil) > fromNow(0)
}

/** The same as a precondition of a change. */
export function notPublishing(): Condition<typeof collection> {
  return { or: [{ publishingUntil: { exists: false } }, { publishingUntil: { less_than_equal: fromNow(0) } }] }
}

/** Why a process cannot be changed as it was read. */
export async function conflict(payload: Payload, id: string): Promise<Problem> {
  return isPublishing(await requireProcess(payload, id)) ? beingPublished() : changed()
}

export function beingPublished(): Problem {
  const publicMessage = 'A colleague is publishing a list or a round of this process. Try again in some minutes.'
  return new Problem({ code: 'BEING_PUBLISHED', status: 409, publicMessage })
}

function changed(): Problem {
  const publicMessage = 'A colleague has just changed this process. Reload the page, and enter your change again.'
  return new Problem({ code: 'CHANGED', status: 409, publicMessage })
}

const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString()
