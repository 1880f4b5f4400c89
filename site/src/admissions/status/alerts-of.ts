import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { isApproved, isRejected, isWithApplicant } from '@pravesh/shared/admissions/status/status'

export type AlertKind = 'correct' | 'unpaid' | 'pending' | 'rejected' | 'approved'

/** The alerts of an application. Those that need an action come first. (spec 1, 4 "Dashboard alerts"; spec 3, 2.1) */
export function alertsOf({ status, feePaid }: Pick<ApplicationView, 'status' | 'feePaid'>): AlertKind[] {
  if (isRejected(status)) return ['rejected']
  const alerts: AlertKind[] = []
  if (isWithApplicant(status)) alerts.push('correct')
  if (!feePaid) alerts.push('unpaid')
  if (isApproved(status)) alerts.push('approved')
  else if (feePaid) alerts.push('pending')
  return alerts
}

export function isPayable(application: Pick<ApplicationView, 'status' | 'feePaid'>): boolean {
  return alertsOf(application).includes('unpaid')
}
