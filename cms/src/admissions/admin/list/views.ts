import { QUEUE_LABELS, QUEUES, type Queue } from '@pravesh/shared/admissions/status/status'
import type { ListView } from '../../../admin-kit/list/filters.ts'
import type { Condition } from '../../../admin-kit/list/list-query.ts'

export function inQueue(queue: Queue): Condition {
  return { field: 'queue', operator: 'equals', value: [queue] }
}

/** Staff decide the oldest application first; everything else is listed newest first. */
const sortOf = (queue: Queue) => (queue === 'waiting-for-staff' ? 'submittedAt' : '-submittedAt')

/** One view per queue, in the order in which staff work. */
export const views: (ListView & { key: Queue })[] = QUEUES.map((key) => ({
  key,
  label: QUEUE_LABELS[key],
  conditions: [inQueue(key)],
  sort: sortOf(key),
}))
