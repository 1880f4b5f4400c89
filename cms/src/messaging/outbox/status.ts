/**
 * The states of a message. `waiting`: to be sent, for the first time or again. `sent`: accepted by a provider. `kept`:
 * only stored, because no provider is configured. `failed`: given up until staff send it again.
 */
export const MESSAGE_STATUSES = ['waiting', 'sent', 'kept', 'failed'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

export const STATUS_LABELS: Record<MessageStatus, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  kept: 'Stored, not sent',
  failed: 'Could not be sent',
}

export const WAITING: MessageStatus = 'waiting'

export function isMessageStatus(value: unknown): value is MessageStatus {
  return MESSAGE_STATUSES.some((status) => status === value)
}

export function maySendAgain(status: MessageStatus): boolean {
  return status === 'failed' || status === 'kept'
}

/** Whether a message has expired, e.g. because its code has. */
export function isExpired(expiresAt: unknown, now: Date): boolean {
  return typeof expiresAt === 'string' && new Date(expiresAt) <= now
}

/** Of a form, whose values are unknown. */
interface StoredState {
  status: unknown
  expiresAt: unknown
  textErasedAt: unknown
}

/** Whether to offer staff to send a message again now. */
export function maySendAgainNow({ status, expiresAt, textErasedAt }: StoredState, now: Date): boolean {
  return isMessageStatus(status) && maySendAgain(status) && !isExpired(expiresAt, now) && !textErasedAt
}
