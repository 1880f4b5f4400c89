/** Calls of the queue of applications, for signed-in staff who decide; not part of the public contract. */
import * as z from 'zod/mini'
import type { WireCall } from '../../platform/wire-call.ts'

/** Paths are below `/api`; `:id` is the application's. Each call replies with `{ success, msg }`. */
export const queueCalls = {
  /** Takes the query of the list. Replies with `next`: the id of the application that is taken, or null if none waits. */
  takeNext: { method: 'post', path: '/application/staff/next' },
  /** Takes an application if no colleague has it, or keeps it for longer. Replies with `result`, a `HoldView`. */
  open: { method: 'post', path: '/application/staff/:id/open' },
  /** Takes it also from a colleague. */
  takeOver: { method: 'post', path: '/application/staff/:id/take-over' },
  /** Ends the own hold when the page is left. */
  leave: { method: 'post', path: '/application/staff/:id/leave' },
  /** Ends the own hold and the own assignment. */
  putBack: { method: 'post', path: '/application/staff/:id/put-back' },
  handOver: { method: 'post', path: '/application/staff/:id/hand-over' },
  /** Replies with `result`, a list of `Workload`. */
  workload: { method: 'get', path: '/application/staff-workload' },
  /** Replies with `result`, an `Assigned`. */
  assign: { method: 'post', path: '/application/staff/assign' },
} as const satisfies Record<string, WireCall>

const MAX_ID_LENGTH = 64
const id = z.string().check(z.maxLength(MAX_ID_LENGTH))
const colleague = z
  .string('Choose a colleague.')
  .check(z.minLength(1, 'Choose a colleague.'), z.maxLength(MAX_ID_LENGTH))

/** The body of `takeNext`. `after` is the application that is left, which is not taken again. */
export const takeNextSchema = z.object({ after: z.optional(id) })

/** The body of `handOver`: the id of the colleague. */
export const handOverSchema = z.object({ to: colleague })

/** Applications that are assigned at once. */
const MAX_ASSIGNED = 200

/** The body of `assign`. `to` is the id of a colleague; null for no one. */
export const assignSchema = z.object({
  ids: z
    .array(id)
    .check(
      z.minLength(1, 'Choose at least one application.'),
      z.maxLength(MAX_ASSIGNED, `Choose at most ${MAX_ASSIGNED} applications.`),
    ),
  to: z.nullable(colleague),
})

/** Who has an application open. */
export interface HoldView {
  /** Null if no one has it. */
  holder: { id: string; name: string } | null
  isOwn: boolean
  /** Until when without further activity (ISO 8601); empty if no one has it. */
  until: string
}

/** Days of which the workload counts decisions. */
export const WORKLOAD_DAYS = 7

/** How much work a person has. */
export interface Workload {
  /** Empty for what is assigned to no one. */
  id: string
  name: string
  held: number
  assigned: number
  overdue: number
  /** Decisions in the last `WORKLOAD_DAYS`. */
  decided: number
}

/** The result of `assign`. */
export interface Assigned {
  assigned: number
  refused: { id: string; number: string; why: string }[]
}
