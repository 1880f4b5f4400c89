import { EVENT_OF_MOVE } from '@pravesh/shared/admissions/status/events'
import { WORKLOAD_DAYS, type Workload } from '@pravesh/shared/admissions/status/queue-calls'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload, Where } from 'payload'
import { countGroups } from '../../database/sums/count-groups.ts'
import type { Scope } from '../../staff/index.ts'
import { deciders } from '../applications/deciders.ts'
import { staffNames } from '../holds/staff-names.ts'
import { OPEN_QUEUES } from './assign.ts'
import { insideOf } from './overdue.ts'

interface WorkloadOptions {
  payload: Payload
  /** The limit of the person who asks; null for none. Decisions of the last days are counted in all colleges. */
  scope: Scope | null
  now: Date
}

const DAY = 24 * 60 * 60_000
const DECISIONS = [EVENT_OF_MOVE.approve, EVENT_OF_MOVE.reject, EVENT_OF_MOVE.sendBack]

/** Who has how much work, by name; last what is assigned to no one. */
export async function findWorkload({ payload, scope, now }: WorkloadOptions): Promise<Workload[]> {
  const inside = scope === null ? [] : insideOf(scope)
  const count = async (by: 'assignedTo' | 'heldBy', conditions: Where[]) => {
    const where: Where = { and: [...conditions, ...(inside as Where[])] }
    const groups = await countGroups({ payload, collection: 'applications', where, by: [by] })
    return new Map(groups.map((group) => [String(group[by] ?? ''), Number(group.count)]))
  }
  const since = new Date(now.getTime() - WORKLOAD_DAYS * DAY).toISOString()
  const recent: Where = { and: [{ at: { greater_than_equal: since } }, { kind: { in: DECISIONS } }] }
  const [held, assigned, overdue, events, people] = await Promise.all([
    count('heldBy', [{ heldUntil: { greater_than: now.toISOString() } }]),
    count('assignedTo', [{ queue: { in: [...OPEN_QUEUES] } }]),
    count('assignedTo', [{ dueOn: { less_than: dayInIndia(now) } }, { queue: { equals: 'waiting-for-staff' } }]),
    countGroups({ payload, collection: 'application-events', where: recent, by: ['staff'] }),
    deciders(payload),
  ])
  const decided = new Map(events.map((group) => [String(group.staff ?? ''), Number(group.count)]))
  const known = new Set(people.map(({ id }) => id))
  const others = [...held.keys(), ...assigned.keys()].filter((id) => id !== '' && !known.has(id))
  const names = await staffNames(payload, others)
  const rowOf = (id: string, name: string): Workload => ({
    id,
    name,
    held: held.get(id) ?? 0,
    assigned: assigned.get(id) ?? 0,
    overdue: overdue.get(id) ?? 0,
    decided: decided.get(id) ?? 0,
  })
  return [
    ...people.map(({ id, name }) => rowOf(id, name)),
    ...[...names].map(([id, name]) => rowOf(id, name)),
    { ...rowOf('', ''), held: 0, decided: 0 },
  ]
}
