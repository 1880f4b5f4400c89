/** State of a request for help, as stored. Its name is older than written answers. */
export const REQUEST_STATES = ['new', 'handled'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** Who wrote a message: the person who asks, or staff. */
export const WRITERS = ['person', 'office'] as const
export type Writer = (typeof WRITERS)[number]

export const REQUEST_STATE_LABELS: Record<RequestState, { person: string; staff: string }> = {
  new: { person: 'Waiting for our answer', staff: 'New' },
  handled: { person: 'Answered', staff: 'Answered' },
}

export function isWaiting(state: RequestState): boolean {
  return state === 'new'
}

/** The state of a request after a message: each question waits, each answer ends the wait. */
export function stateAfter(writer: Writer): RequestState {
  return writer === 'office' ? 'handled' : 'new'
}
