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

/** Whether a value read from outside names a state. */
export function isMessageStatus(value: unknown): value is MessageStatus {
  return MESSAGE_STATUSES.some((status) => status === value)
}

/** Whether staff may have a message in this state sent again. */
export function maySendAgain(status: MessageStatus): boolean {
  return status === 'failed' || status === 'kept'
}

/** Whether a message is of no use any more, e.g. because the code in it has run out. */
export function isOver(expiresAt: unknown, now: Date): boolean {
  return typeof expiresAt === 'string' && new Date(expiresAt) <= now
}

/** Whether there is sense in offering to send a message again. */
export function maySendAgainNow({ status, expiresAt }: { status: unknown; expiresAt: unknown }, now: Date): boolean {
  return isMessageStatus(status) && maySendAgain(status) && !isOver(expiresAt, now)
}
