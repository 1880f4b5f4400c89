/** Kinds of reasons why a decision or another action is refused. Sentences name the details; these group them. */

const LABELS = {
  fee: 'The application fee is not settled',
  documents: 'Documents are not accepted yet',
  seats: 'All seats of the college are taken',
  status: 'The current state does not allow it',
  changed: 'Changed in the meantime',
  held: 'A colleague has it open',
  'second-reading': 'Waits for another reader',
  'paid-fees': 'Fees of the course are paid',
  'applied-again': 'The student has applied again',
  outside: 'Outside your colleges and courses',
  address: 'No e-mail address',
  error: 'An error of the portal',
} as const

export type RefusalGroup = keyof typeof LABELS

/** In the order in which they are listed. */
export const REFUSAL_GROUPS = Object.keys(LABELS).filter(isRefusalGroup)
export const REFUSAL_LABELS: Record<RefusalGroup, string> = LABELS

export function isRefusalGroup(value: unknown): value is RefusalGroup {
  return typeof value === 'string' && Object.hasOwn(LABELS, value)
}

/** Why an action is refused. */
export interface Refusal {
  group: RefusalGroup
  /** A sentence for staff. */
  why: string
}
