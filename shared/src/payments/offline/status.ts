/** State machine of payments outside the provider, with labels. No other file compares statuses. */
export const OFFLINE_STATUSES = ['entered', 'confirmed', 'rejected'] as const
export type OfflineStatus = (typeof OFFLINE_STATUSES)[number]

/** Labels for staff. */
export const OFFLINE_LABELS: Record<OfflineStatus, string> = {
  entered: 'Waiting for a second person',
  confirmed: 'Confirmed',
  rejected: 'Rejected',
}

/** Waits for the decision of another member of staff. */
export const isUndecided = (status: OfflineStatus): boolean => status === 'entered'

export const isConfirmed = (status: OfflineStatus): boolean => status === 'confirmed'
