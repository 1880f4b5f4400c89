/** Requests about the rights of a person over their data, as stored. (Digital Personal Data Protection Act 2023, sections 11 to 14) */
export const RIGHT_KINDS = ['access', 'correction', 'erasure', 'nomination', 'complaint'] as const
export type RightKind = (typeof RIGHT_KINDS)[number]

/** What a student asks for with a text. An erasure is asked for with the password, a nomination with the person. */
export const ASKED_KINDS = ['access', 'correction', 'complaint'] as const satisfies readonly RightKind[]

/** For staff. */
export const RIGHT_LABELS: Record<RightKind, string> = {
  access: 'Access',
  correction: 'Correction',
  erasure: 'Erasure',
  nomination: 'Nomination',
  complaint: 'Complaint',
}

/** An erasure is a job: a request stays in `erasing` until it has ended. */
export const RIGHT_STATES = ['open', 'erasing', 'answered', 'rejected', 'withdrawn'] as const
export type RightState = (typeof RIGHT_STATES)[number]

/** For staff. */
export const RIGHT_STATE_LABELS: Record<RightState, string> = {
  open: 'Open',
  erasing: 'Being erased',
  answered: 'Answered',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
}

/** The states in which the person waits for an answer. */
const WAITING_STATES: readonly RightState[] = ['open', 'erasing']

export const isWaiting = (state: RightState) => WAITING_STATES.includes(state)

/** What happened to a request, as its history stores it. */
export const RIGHT_ACTS = [
  'asked',
  'taken',
  'handed-over',
  'put-back',
  'answered',
  'rejected',
  'withdrawn',
  'erasure-started',
  'erased',
] as const
export type RightAct = (typeof RIGHT_ACTS)[number]

/** For staff, and in the export of a person's data. */
export const RIGHT_ACT_LABELS: Record<RightAct, string> = {
  asked: 'Asked',
  taken: 'Taken',
  'handed-over': 'Handed over',
  'put-back': 'Put back',
  answered: 'Answered',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  'erasure-started': 'Erasure started',
  erased: 'Erased',
}

export interface RightEvent {
  act: RightAct
  /** ISO 8601. */
  at: string
  /** The member of staff; empty for the person who asks, and for the portal. */
  by: string
}
