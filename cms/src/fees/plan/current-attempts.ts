import { isOpen } from '@pravesh/shared/payments/status'
import type { FeeDue, Payment } from '../../payload-types.ts'
import { reopeningsOf } from '../reopen/reopenings.ts'

/**
 * The attempts that tell how the payment of a due is going. After it was opened again, earlier ones matter only while
 * they are undecided.
 */
export function currentAttempts(due: FeeDue, attempts: readonly Payment[]): Payment[] {
  const reopenedAt = reopeningsOf(due).at(-1)?.at ?? ''
  return attempts.filter(
    ({ startedAt, status, issue }) => startedAt > reopenedAt || isOpen(status) || issue === 'mismatch',
  )
}
