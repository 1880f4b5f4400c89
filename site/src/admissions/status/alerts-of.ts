import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { isApproved, isRejected, isWithApplicant } from '@pravesh/shared/admissions/status/status'

type FeeState = Pick<ApplicationView, 'status' | 'feePaid'> & Partial<Pick<ApplicationView, 'feeRefunded'>>

export type AlertKind = 'correct' | 'unpaid' | 'pending' | 'rejected' | 'approved'

/** The alerts of an application. Those that need an action come first. (spec 1, 4 "Dashboard alerts"; spec 3, 2.1) */
export function alertsOf({ status, feePaid, feeRefunded = false }: FeeState): AlertKind[] {
  if (isRejected(status)) return ['rejected']
  const alerts: AlertKind[] = []
  if (isWithApplicant(status)) alerts.push('correct')
  // An approved student whose fee was refunded owes it no more.
  if (!feePaid && !(feeRefunded && isApproved(status))) alerts.push('unpaid')
  if (isApproved(status)) alerts.push('approved')
  else if (feePaid) alerts.push('pending')
  return alerts
}

export function isPayable(application: FeeState): boolean {
  return alertsOf(application).includes('unpaid')
}

/** Whether a rejected application is followed by another one for its course. `all` are newest first. */
export function isReplaced<View extends Pick<ApplicationView, 'status' | 'course'>>(
  application: View,
  all: readonly View[],
): boolean {
  const newer = all.slice(0, all.indexOf(application))
  return isRejected(application.status) && newer.some(({ course }) => course === application.course)
}

/** Whether an application is approved and nothing is left to do for it. */
export function isSettledApplication(application: Parameters<typeof alertsOf>[0]): boolean {
  return alertsOf(application).every((kind) => kind === 'approved')
}
