import type { feePaymentTable } from '@pravesh/shared/fees/pay/wire'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { DomainOf } from '@pravesh/shared/platform/wire-table'
import type { Payload } from 'payload'
import { findDues } from '../dues/find-dues.ts'
import { isEnough } from '../dues/standing.ts'
import { feeSettings } from '../settings/fee-settings.ts'
import { feeAttempts } from './attempts.ts'
import { dueView } from './due-view.ts'

export type FeePaymentRow = DomainOf<(typeof feePaymentTable)['fields']>

interface PaymentsOptions {
  payload: Payload
  studentId: string
  now: Date
}

/** Upper bound on rows; far above what a student can have. */
const MAX_ROWS = 200

/** The dues of a student with at least one attempt, latest attempt first. */
export async function feePayments({ payload, studentId, now }: PaymentsOptions): Promise<FeePaymentRow[]> {
  const [settings, dues, attempts] = await Promise.all([
    feeSettings(payload),
    findDues(payload, { studentId }),
    feeAttempts(payload, studentId),
  ])
  const today = dayInIndia(now)
  const rows = dues.flatMap((due): FeePaymentRow[] => {
    const own = attempts.get(due.id) ?? []
    const [latest] = own
    if (!latest) return []
    const view = dueView({ due, attempts: own, isEnough: isEnough({ due, dues, settings }), settings, today, now })
    const { id, action, title, amountPaise, review } = view
    return [
      {
        id,
        action,
        title,
        amountPaise,
        isPaid: due.status === 'paid' || due.status === 'refunded',
        review,
        createdAt: latest.startedAt,
        view,
      },
    ]
  })
  return rows.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)).slice(0, MAX_ROWS)
}
