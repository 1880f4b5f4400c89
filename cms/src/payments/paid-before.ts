import type { Condition } from '../database/records/condition.ts'

/**
 * Payments that were paid before a moment (ISO 8601). One received at the office has the day of its receipt, so it also must
 * have been confirmed before.
 */
export function paidBefore(moment: string): Condition<'payments'> {
  const isConfirmed: Condition<'payments'>[] = [{ offlineId: { exists: false } }, { createdAt: { less_than: moment } }]
  return { and: [{ paidAt: { less_than: moment } }, { or: isConfirmed }] }
}
