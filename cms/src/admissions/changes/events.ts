import type { EventKind } from '@pravesh/shared/admissions/status/events'
import type { SentText } from '@pravesh/shared/platform/sent-text'
import type { Payload } from 'payload'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRow } from '../../database/records/read-row.ts'
import type { Together } from '../../database/records/write-together.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'

interface EventFacts {
  kind: EventKind
  /** ISO 8601. */
  at: string
  by: string
  staffId: string | null
  text: string
  /** The prepared texts in it. */
  sentTexts?: SentText[]
  /** The id of the bulk run that made the change. */
  run?: string
}

type Changed = Pick<ApplicationRecord, 'id' | 'revision'>

const keyOf = ({ id, revision }: Changed) => `${id}:${revision}`

/** The event of a revision of an application; null if there is none yet. */
export function findEvent(payload: Payload, changed: Changed) {
  return readRow({ payload, collection: 'application-events', where: { key: { equals: keyOf(changed) } } })
}

/** Whether the history has an event for the current revision of an application. */
export async function hasEvent(payload: Payload, application: Changed): Promise<boolean> {
  return (await findEvent(payload, application)) !== null
}

interface WriteOptions {
  payload: Payload
  application: Changed
  event: EventFacts
  /** Idempotency key; defaults to the application's revision. */
  key?: string
  req?: Together
}

/** Adds an event to the history of an application. Idempotent by key. */
export async function writeEvent({ payload, application, event, key, req }: WriteOptions): Promise<void> {
  const { kind, at, by, staffId: staff, text, sentTexts, run } = event
  await insertIfAbsent({
    payload,
    collection: 'application-events',
    data: { key: key ?? keyOf(application), application: application.id, kind, at, by, staff, text, sentTexts, run },
    req,
  })
}
