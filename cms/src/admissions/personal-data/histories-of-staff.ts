import { EVENT_LABELS, type EventKind } from '@pravesh/shared/admissions/status/events'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { idOf } from '../../database/records/relation.ts'

/** They would disclose that another account exists. What both being the same person means stands under `notedByStaff`. */
const ABOUT_OTHERS: readonly EventKind[] = ['same-person', 'other-person', 'duplicate-open']
/** Their texts name colleagues. */
const ABOUT_STAFF: readonly EventKind[] = ['assigned', 'unassigned', 'handed-over', 'taken-over']

interface HistoryEntry {
  at: string
  what: string
  text?: string
}

/**
 * Everything that staff recorded in the histories of a student's applications, by application: decisions with reasons, checks of
 * documents, notes and calls. Without the names of staff.
 */
export async function historiesOfStaff({
  payload,
  studentId,
}: {
  payload: Payload
  studentId: string
}): Promise<Map<string, HistoryEntry[]>> {
  const applications = await readRows({
    payload,
    collection: 'applications',
    where: { student: { equals: studentId } },
    fields: ['number'],
  })
  if (applications.length === 0) return new Map()
  const events = await readRows({
    payload,
    collection: 'application-events',
    where: {
      and: [{ application: { in: applications.map(({ id }) => id) } }, { kind: { not_in: [...ABOUT_OTHERS] } }],
    },
    sort: ['at', 'id'],
  })
  const own = events.filter(({ staff }) => staff)
  const entries = Map.groupBy(own, ({ application }) => idOf(application) ?? '')
  return new Map(
    [...entries].map(([id, all]) => [
      id,
      all.map(({ at, kind, text }) => ({
        at,
        what: EVENT_LABELS[kind],
        ...(text && !ABOUT_STAFF.includes(kind) && { text }),
      })),
    ]),
  )
}
