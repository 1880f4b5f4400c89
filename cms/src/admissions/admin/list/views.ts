import { QUEUE_LABELS, QUEUES, type Queue } from '@pravesh/shared/admissions/status/status'
import type { ListView } from '../../../admin-kit/list/filters.ts'
import type { Condition } from '../../../admin-kit/list/list-query.ts'

export function inQueue(queue: Queue): Condition {
  return { field: 'queue', operator: 'equals', value: [queue] }
}

/** The order of the work: first what waits, the longest first; then the others, newest first. */
export const IN_ORDER = 'rank'

/** Decisions that wait for another reader; shown where there can be some. */
export const readingView: ListView = {
  key: 'second-reading',
  label: 'Second reading',
  conditions: [{ field: 'readingState', operator: 'exists', value: ['true'] }],
}

/** One view per queue, in the order in which staff work. */
export const views: (ListView & { key: Queue })[] = QUEUES.map((key) => ({
  key,
  label: QUEUE_LABELS[key],
  conditions: [inQueue(key)],
}))
