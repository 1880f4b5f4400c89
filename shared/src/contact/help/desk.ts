/** A request for help as staff read it in the admin. */
import type { RequestState, Writer } from './request-state.ts'

export interface DeskMessage {
  from: Writer
  /** Who wrote it. */
  by: string
  text: string
  /** ISO 8601. */
  at: string
}

export interface DeskThread {
  state: RequestState
  /** Position of the last message, which an answer must name. */
  seen: number
  /** How the person reads the answer: by e-mail, or with the reference number and a code to the phone. */
  reach: 'email' | 'code'
  /** Oldest first. */
  messages: DeskMessage[]
}
