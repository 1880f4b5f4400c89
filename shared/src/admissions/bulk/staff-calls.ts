/** Calls of bulk runs, for signed-in staff only; not part of the public contract. */
import * as z from 'zod/mini'
import type { WireCall } from '../../platform/wire-call.ts'
import { bulkActionSchema } from './bulk-actions.ts'

/** Paths are below `/api`; `:id` is the run's. */
export const bulkCalls = {
  /** Fixes and checks the applications. Replies with `{ result: { id } }`. */
  prepare: { method: 'post', path: '/application/staff/bulk-runs' },
  /** Replies with `{ result: RunView }`. */
  view: { method: 'get', path: '/application/staff/bulk-runs/:id' },
  start: { method: 'post', path: '/application/staff/bulk-runs/:id/start' },
  stop: { method: 'post', path: '/application/staff/bulk-runs/:id/stop' },
  /** Sends the message of a run to the member of staff who asks. */
  test: { method: 'post', path: '/application/staff/bulk-test-message' },
} as const satisfies Record<string, WireCall>

/** The most applications of a run. */
export const MAX_APPLICATIONS = 10_000
/** Applications that can be ticked on one page of the list. */
const MAX_TICKED = 500

/** Which applications: those that were ticked, or all in a list, by the query of its address. */
const chosenSchema = z.union([
  z.strictObject({ ids: z.array(z.string()).check(z.minLength(1), z.maxLength(MAX_TICKED)) }),
  z.strictObject({ list: z.string().check(z.maxLength(8000)) }),
])
export type Chosen = z.infer<typeof chosenSchema>

/** The body of `prepare`. */
export const prepareSchema = z.strictObject({ chosen: chosenSchema, action: bulkActionSchema })
export type PrepareRequest = z.infer<typeof prepareSchema>

/** The body of `start`: the number of applications that staff were shown and confirmed. */
export const startSchema = z.strictObject({ count: z.int('Enter the number of applications.') })
export type StartRequest = z.infer<typeof startSchema>
