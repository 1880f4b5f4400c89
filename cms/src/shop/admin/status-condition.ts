import type { Condition } from '../../admin-kit/list/list-query.ts'

/** The filter of a view by status. An index serves both filter and order only if there is a single value. */
export function statusCondition(statuses: readonly string[]): Condition {
  return { field: 'status', operator: statuses.length === 1 ? 'equals' : 'in', value: statuses }
}
