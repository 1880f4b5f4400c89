/** Calls about bank statements, for signed-in staff only; not part of the public contract. */
import * as z from 'zod/mini'
import { usableText } from '../../platform/usable-text-check.ts'
import type { WireCall } from '../../platform/wire-call.ts'

/** Paths are below `/api`; `:id` is the line's. */
export const statementCalls = {
  /** A form with the file `statement`. Replies with a `StatementReport`. */
  upload: { method: 'post', path: '/payment/staff/statement' },
  /** Confirms a match, or enters the payment that is proposed for the line. */
  confirm: { method: 'post', path: '/payment/staff/statement/:id/confirm' },
  /** The same for several lines; replies with a `ConfirmReport`. */
  confirmMany: { method: 'post', path: '/payment/staff/statement/confirm' },
  ignore: { method: 'post', path: '/payment/staff/statement/:id/ignore' },
} as const satisfies Record<string, WireCall>

export const STATEMENT_FIELD = 'statement'
export const MAX_STATEMENT_BYTES = 2_000_000
/** Lines of one file. */
export const MAX_STATEMENT_ROWS = 5000
/** Lines that one call confirms: as many as the list shows on its longest page. */
const MAX_CONFIRMED = 100

/** What became of a file. */
export interface StatementReport {
  /** Lines that were not known before. */
  added: number
  /** Lines with a proposed match. */
  proposed: number
  /** Lines for which a new payment is proposed. */
  drafted: number
  /** Lines that an earlier file has brought. */
  known: number
  skipped: { row: number; why: string }[]
}

/** The body of `confirmMany`. */
export const confirmManySchema = z.strictObject({
  ids: z
    .array(z.string().check(z.minLength(1), z.maxLength(100)))
    .check(
      z.minLength(1, 'Choose at least one line.'),
      z.maxLength(MAX_CONFIRMED, `Choose at most ${MAX_CONFIRMED} lines.`),
    ),
})

/** One result for each line, in the order of the call; `msg` says why it has not changed, empty if it has. */
export interface ConfirmReport {
  results: { id: string; msg: string }[]
}

const MAX_REASON_LENGTH = 1000

/** The body of `ignore`. */
export const ignoreSchema = z.strictObject({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter why this line is no payment of a student.'),
      usableText('Reason'),
      z.maxLength(MAX_REASON_LENGTH, `Use at most ${MAX_REASON_LENGTH} characters`),
    ),
})
