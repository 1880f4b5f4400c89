import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { isApproved, isRejected, isWithApplicant } from '@pravesh/shared/admissions/status/status'
import type { OwedState } from '@pravesh/shared/payments/owed/states'
import { mayPay } from '@pravesh/shared/payments/owed/states'

type FeeState = Pick<ApplicationView, 'status' | 'owed'> & Partial<Pick<ApplicationView, 'rejectionCode'>>

export type AlertKind = 'correct' | 'unpaid' | 'fee' | 'pending' | 'carried' | 'rejected' | 'approved'

/** What an alert says about the fee; nothing when it is paid or not owed, or a panel of its own explains the payment. */
const FEE_ALERTS: Partial<Record<OwedState, AlertKind>> = {
  notStarted: 'unpaid',
  opened: 'unpaid',
  failed: 'unpaid',
  expired: 'unpaid',
  checking: 'fee',
  refunding: 'fee',
}

/** What is to be said about an application, at most two things. What needs an action comes first. (spec 1, 4 "Dashboard alerts"; spec 3, 2.1) */
export function alertsOf({ status, rejectionCode, owed: { state } }: FeeState): AlertKind[] {
  if (rejectionCode === 'carried-over') return ['carried']
  const fee = FEE_ALERTS[state]
  // The rejection says what comes back.
  if (isRejected(status)) return fee && state !== 'refunding' ? ['rejected', fee] : ['rejected']
  const decision = isApproved(status) ? 'approved' : state === 'paid' ? 'pending' : undefined
  const alerts = [isWithApplicant(status) ? 'correct' : undefined, fee, decision] as const
  return alerts.filter((alert) => alert !== undefined).slice(0, 2)
}

export function isPayable({ owed }: Pick<FeeState, 'owed'>): boolean {
  return mayPay(owed)
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
export function isSettledApplication(application: FeeState): boolean {
  return isApproved(application.status) && alertsOf(application).every((kind) => kind === 'approved')
}
