/** What the calls about rights answer. */
import * as z from 'zod/mini'
import { KEEP_REASONS, RECORD_KIND_NAMES } from './erasure.ts'
import { RIGHT_KINDS, RIGHT_STATES } from './kinds.ts'

/** What became of the records of a person who asked for erasure. */
const erasureLine = z.object({
  kind: z.enum(RECORD_KIND_NAMES),
  count: z.int(),
  fate: z.enum(['erased', 'anonymous', 'kept']),
  reason: z.nullable(z.enum(KEEP_REASONS)),
  until: z.nullable(z.string()),
})

const rightView = z.object({
  reference: z.string(),
  kind: z.enum(RIGHT_KINDS),
  state: z.enum(RIGHT_STATES),
  askedAt: z.string(),
  /** The beginning of the last day for the answer. */
  answerBy: z.string(),
  text: z.string(),
  /** Null before there is one. */
  answer: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  /** Of an erasure that is done; empty for other requests. */
  records: z.array(erasureLine),
})
export type RightView = z.infer<typeof rightView>

const nominee = z.object({ name: z.string(), email: z.string(), phone: z.string(), savedAt: z.string() })

/** The rights of the logged-in student. */
export const myRights = z.object({
  /** Latest first. */
  requests: z.array(rightView),
  nominee: z.nullable(nominee),
  /** Days until the answer, by kind. */
  days: z.record(z.string(), z.int()),
  /** To whom complaints go: the grievance officer, and then the Data Protection Board. Parts that are not entered are empty. */
  officer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  board: z.string(),
})
export type MyRights = z.infer<typeof myRights>
