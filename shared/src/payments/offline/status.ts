/** State machine of payments outside the provider, with labels. No other file compares statuses. */
import { CHANNEL_RULES, type OfflineChannel } from '../channels.ts'

export const OFFLINE_STATUSES = ['entered', 'clearing', 'confirmed', 'bounced', 'rejected'] as const
export type OfflineStatus = (typeof OFFLINE_STATUSES)[number]

/** Labels for staff. */
export const OFFLINE_LABELS: Record<OfflineStatus, string> = {
  entered: 'Waiting for a second person',
  clearing: 'Cheque with the bank',
  confirmed: 'Confirmed',
  bounced: 'Bounced',
  rejected: 'Rejected',
}

/** Waits for the decision of another member of staff. */
export const isUndecided = (status: OfflineStatus): boolean => status === 'entered'

/** The bank has neither cleared nor returned it. */
export const isClearing = (status: OfflineStatus): boolean => status === 'clearing'

export const isConfirmed = (status: OfflineStatus): boolean => status === 'confirmed'

export const isBounced = (status: OfflineStatus): boolean => status === 'bounced'

/** A cheque can be returned before it was cleared, and for some days afterwards. */
export const mayBounce = (status: OfflineStatus, channel: OfflineChannel): boolean =>
  CHANNEL_RULES[channel].isCleared && (isClearing(status) || isConfirmed(status))

/** The state after a second person has accepted an entry. */
export const acceptedStatus = (channel: OfflineChannel): OfflineStatus =>
  CHANNEL_RULES[channel].isCleared ? 'clearing' : 'confirmed'

/** The money was received, whatever became of it; not so for an entry that was rejected. */
export const wasTaken = (status: OfflineStatus): boolean => status !== 'rejected'
