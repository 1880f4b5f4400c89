import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { isInside } from '../../staff/index.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { type Decider, readDecider } from '../applications/deciders.ts'
import { writeEvent } from './events.ts'

interface PassOptions {
  payload: Payload
  row: { id: string; revision: number }
  from: string
  to: Decider | null
  now: Date
}

/** Assigns an application of one person to another, or to no one, in the name of the portal. Idempotent. */
export async function pass({ payload, row: { id, revision }, from, to, now }: PassOptions): Promise<void> {
  // Before the write, by which a killed hand-over would lose it.
  const event = {
    ...{ at: now.toISOString(), by: 'The portal', staffId: null },
    ...(to ? { kind: 'handed-over' as const, text: `To ${to.name}` } : { kind: 'unassigned' as const, text: '' }),
  }
  const key = `left:${id}:${from}:${to?.id ?? ''}:${revision}`
  await writeEvent({ payload, application: { id, revision }, event, key })
  const where: Condition<'applications'> = { and: [{ id: { equals: id } }, { assignedTo: { equals: from } }] }
  await changeOne({ payload, collection: 'applications', where, data: { assignedTo: to?.id ?? null } })
}

interface PutBackOptions {
  payload: Payload
  /** Just moved to another college. */
  application: ApplicationRecord
  now: Date
}

/** Puts an application back for all if the person to whom it is assigned no longer works on it. Idempotent. */
export async function putBackOutside({ payload, application, now }: PutBackOptions): Promise<void> {
  const { assignedTo: from, collegeId: college, course } = application
  if (!from) return
  const decider = await readDecider(payload, from)
  if (decider && isInside(decider.scope, { college, course })) return
  await pass({ payload, row: application, from, to: null, now })
}
