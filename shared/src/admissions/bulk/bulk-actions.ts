/** What staff can do with many applications at once. */
import * as z from 'zod/mini'
import { formatLongDay } from '../../platform/formats.ts'
import { preparedIds } from '../../platform/prepared-ids.ts'
import type { SentText } from '../../platform/sent-text.ts'
import { usableText } from '../../platform/usable-text-check.ts'
import { PARTS } from '../questions/parts.ts'
import { REJECTIONS, STAFF_REJECTION_CODES } from '../status/rejection.ts'
import { lastDay } from '../status/staff-calls.ts'

const MAX_REASON = 2000
const MAX_ID = 64
const MAX_SUBJECT = 120
const MAX_MESSAGE = 5000

const text = (name: string, max: number, missing: string) =>
  z
    .string(missing)
    .check(usableText(name), z.trim(), z.minLength(1, missing), z.maxLength(max, `Use at most ${max} characters.`))
const reason = text('Your text', MAX_REASON, 'Enter a reason. Each student will see it.')

const messageFields = {
  subject: text('The subject', MAX_SUBJECT, 'Enter a subject.'),
  text: text('Your message', MAX_MESSAGE, 'Enter a message.'),
}

/** A message to many students. */
export const bulkMessageSchema = z.strictObject(messageFields)
export type BulkMessage = z.infer<typeof bulkMessageSchema>

/** The names are those of the moves, where an action is one. */
export const bulkActionSchema = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('approve') }),
  z.strictObject({
    name: z.literal('reject'),
    code: z.enum(STAFF_REJECTION_CODES, 'Choose the kind of reason.'),
    reason,
    prepared: preparedIds,
  }),
  z.strictObject({
    name: z.literal('sendBack'),
    parts: z.array(z.enum(PARTS)).check(z.minLength(1, 'Select at least one part.')),
    reason,
    prepared: preparedIds,
    // The last day for the corrections; by default as the settings say.
    dueOn: z.optional(lastDay),
  }),
  // The last day of corrections that students were asked for.
  z.strictObject({ name: z.literal('lastDay'), dueOn: lastDay }),
  z.strictObject({ name: z.literal('message'), ...messageFields }),
  // To a colleague who decides, by id.
  z.strictObject({
    name: z.literal('assign'),
    to: z.string('Choose a colleague.').check(z.minLength(1, 'Choose a colleague.'), z.maxLength(MAX_ID)),
  }),
])
export type BulkAction = z.infer<typeof bulkActionSchema>
/** An action as its run stores it: with the prepared texts in its reason, as they are sent. Runs that are older have none. */
export type RunAction = BulkAction & { sentTexts?: SentText[] }

export type BulkActionName = BulkAction['name']

export const BULK_ACTIONS = [
  'approve',
  'reject',
  'sendBack',
  'lastDay',
  'message',
  'assign',
] as const satisfies BulkActionName[]

/** Labels for staff: of the choice, and of what the action does to an application. */
export const BULK_LABELS: Record<BulkActionName, { choice: string; done: string }> = {
  approve: { choice: 'Approve', done: 'Approved' },
  reject: { choice: 'Reject', done: 'Rejected' },
  sendBack: { choice: 'Send back for correction or documents', done: 'Sent back' },
  lastDay: { choice: 'Set the last day of corrections', done: 'Last day set' },
  message: { choice: 'Send a message', done: 'Message sent' },
  assign: { choice: 'Assign to a colleague', done: 'Assigned' },
}

/** What the students read, in the words of staff; empty if nothing. */
export function textOf(action: BulkAction): string {
  if (action.name === 'approve' || action.name === 'assign' || action.name === 'lastDay') return ''
  return action.name === 'message' ? action.text : action.reason
}

/** The kind of rejection or the subject of the message, for the page of a run; empty if there is none. */
export function titleOf(action: BulkAction): string {
  if (action.name === 'reject') return REJECTIONS[action.code].staff
  if (action.name === 'lastDay') return formatLongDay(action.dueOn)
  return action.name === 'message' ? action.subject : ''
}

/** More applications than staff can look over. */
const MANY = 100

/** Whether staff type the number of applications before the run starts: rejections, and many at once. */
export function asksForNumber(name: BulkActionName, count: number): boolean {
  return name === 'reject' || count > MANY
}
