import { QUEUE_LABELS, QUEUES, type Queue } from '@pravesh/shared/admissions/status/status'
import type { Where } from 'payload'
import type { Condition } from './list-query.ts'

/** A ready-made view of the list. */
export interface View {
  key: Queue
  label: string
  conditions: Condition[]
}

/** The filter for a queue. */
export function inQueue(queue: Queue): Condition {
  return { field: 'queue', operator: 'equals', value: [queue] }
}

/** The views that staff work by, in the order of their work: a queue each. */
export const views: View[] = QUEUES.map((key) => ({ key, label: QUEUE_LABELS[key], conditions: [inQueue(key)] }))

/** The view of a key. */
export function viewOf(key: string): View | undefined {
  return views.find((view) => view.key === key)
}

/** Conditions as a query of the database. */
export function whereOf(conditions: readonly Condition[]): Where {
  return {
    and: conditions.map(({ field, operator, value }) => ({
      [field]: { [operator]: operator === 'in' ? value : operator === 'exists' ? value[0] === 'true' : value[0] },
    })),
  }
}
