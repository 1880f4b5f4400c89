/** What the person who asked reads of a request for help. */
import * as z from 'zod/mini'
import { REQUEST_STATES, WRITERS } from './request-state.ts'
import { HELP_SUBJECTS } from './subjects.ts'

const message = z.object({
  from: z.enum(WRITERS),
  text: z.string(),
  /** ISO 8601. */
  at: z.string(),
})

export const subjectView = z.object({
  kind: z.enum(HELP_SUBJECTS),
  id: z.string(),
  /** Of the record, e.g. the number of an order. */
  name: z.string(),
})
export type SubjectView = z.infer<typeof subjectView>

export const requestSummary = z.object({
  reference: z.string(),
  state: z.enum(REQUEST_STATES),
  subject: z.nullable(subjectView),
  /** The beginning of the question. */
  excerpt: z.string(),
  /** When the last message was written. */
  writtenAt: z.string(),
})
export type RequestSummary = z.infer<typeof requestSummary>

export const requestView = z.object({
  reference: z.string(),
  state: z.enum(REQUEST_STATES),
  subject: z.nullable(subjectView),
  /** Oldest first. */
  messages: z.array(message),
})
export type RequestView = z.infer<typeof requestView>

/** Longest excerpt in a list, in characters. */
const EXCERPT_LENGTH = 120

/** The beginning of a text on one line, cut after a word. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= EXCERPT_LENGTH) return line
  const cut = line.slice(0, EXCERPT_LENGTH)
  return `${cut.slice(0, cut.lastIndexOf(' ') > EXCERPT_LENGTH / 2 ? cut.lastIndexOf(' ') : EXCERPT_LENGTH)}…`
}
