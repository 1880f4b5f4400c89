import { ISSUE_LABELS, PAYMENT_ISSUES } from '@pravesh/shared/payments/issues'
import { PAYMENT_PURPOSES, PURPOSE_LABELS } from '@pravesh/shared/payments/purposes'
import { OPEN_STATUSES, PAYMENT_STATUSES, STAFF_LABELS } from '@pravesh/shared/payments/status'
import type { ListFilterSet, ListView } from '../../../admin-kit/list/filters.ts'
import { listWords } from './words.ts'

/** Views for the daily work. */
export const views = (): readonly ListView[] => [
  ...PAYMENT_ISSUES.map((issue) => ({
    key: issue,
    label: listWords[issue],
    conditions: [{ field: 'issue', operator: 'equals', value: [issue] }],
  })),
  {
    key: 'waiting',
    label: listWords.waiting,
    // A provider that cannot tell may have a payment under way.
    conditions: [
      { field: 'status', operator: 'in', value: OPEN_STATUSES },
      { field: 'pageState', operator: 'not_equals', value: ['idle'] },
    ],
  },
]

/** The filters above the list of payments. */
export function paymentFilters(providers: readonly string[]): ListFilterSet {
  return {
    selects: [
      {
        field: 'status',
        label: listWords.status,
        choices: PAYMENT_STATUSES.map((value) => ({ value, label: STAFF_LABELS[value] })),
      },
      {
        field: 'purpose',
        label: listWords.purpose,
        choices: PAYMENT_PURPOSES.map((value) => ({ value, label: PURPOSE_LABELS[value] })),
      },
      { field: 'provider', label: listWords.provider, choices: providers.map((value) => ({ value, label: value })) },
      {
        field: 'issue',
        label: listWords.issue,
        choices: PAYMENT_ISSUES.map((value) => ({ value, label: ISSUE_LABELS[value] })),
      },
    ],
    days: { field: 'startedAt', from: listWords.from, to: listWords.to },
  }
}
