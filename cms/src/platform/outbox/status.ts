/**
 * The states of a message. `waiting`: to be sent, for the first time or again. `sent`: a provider took it. `kept`: nobody
 * is set up to send it, so it stays here to be read. `failed`: given up, until staff send it again.
 */
export const MESSAGE_STATUSES = ['waiting', 'sent', 'kept', 'failed'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

/** What staff see a state named. */
export const STATUS_LABELS: Record<MessageStatus, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  kept: 'Kept here',
  failed: 'Could not be sent',
}

export const WAITING: MessageStatus = 'waiting'

/** Whether staff may have a message in this state sent again. */
export function maySendAgain(status: MessageStatus): boolean {
  return status === 'failed' || status === 'kept'
}
