import { QUEUE_LABELS, QUEUES, type Queue } from '@pravesh/shared/admissions/status/status'
import type { Where } from 'payload'
import type { Condition } from './list-query.ts'

/** A predefined view of the list. */
export interface View {
  key: Queue
  label: string
  conditions: Condition[]
}

export function inQueue(queue: Queue): Condition {
  return { field: 'queue', operator: 'equals', value: [queue] }
}

/** One view per queue, in the order in which staff work. */
export const views: View[] = QUEUES.map((key) => ({ key, label: QUEUE_LABELS[key], conditions: [inQueue(key)] }))

export function viewOf(key: string): View | undefined {
  return views.find((view) => view.key === key)
}

/** Converts conditions to a database query. */
export function whereOf(conditions: readonly Condition[]): Where {
  return {
    and: conditions.map(({ field, operator, value }) => ({
      [field]: { [operator]: operator === 'in' ? value : operator === 'exists' ? value[0] === 'true' : value[0] },
    })),
  }
}
