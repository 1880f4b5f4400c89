/** What staff find out about an application besides its status. Each axis is not yet known, yes or no. (decision 81) */
import * as z from 'zod/mini'
import type { WireCall } from '../../platform/wire-call.ts'
import type { DocumentState } from '../status/status.ts'

/** The axes that staff set. That of the documents follows from their checks: `documentsAxis`. */
export const SET_AXES = ['eligibility', 'identity', 'originals', 'interview'] as const
export type SetAxis = (typeof SET_AXES)[number]

/** Labels for staff. */
export const AXIS_LABELS: Record<SetAxis | 'documents', string> = {
  documents: 'Documents',
  eligibility: 'Eligibility',
  identity: 'Identity',
  originals: 'Originals seen',
  interview: 'Interview',
}

export const AXIS_STATES = ['yes', 'no'] as const
/** Null: not yet. */
export type AxisState = (typeof AXIS_STATES)[number] | null

export const AXIS_STATE_LABELS = { yes: 'Yes', no: 'No', open: 'Not yet' } as const

export function axisStateLabel(state: AxisState): string {
  return AXIS_STATE_LABELS[state ?? 'open']
}

/** Who set an axis, and when (ISO 8601). */
export interface AxisMark {
  by: string
  at: string
}

/** `yes` once all documents are verified, `no` as soon as one is not accepted. */
export function documentsAxis(documents: readonly { state: DocumentState }[]): AxisState {
  if (documents.some(({ state }) => state === 'REJECTED')) return 'no'
  return documents.length > 0 && documents.every(({ state }) => state === 'VERIFIED') ? 'yes' : null
}

/** Not part of the public contract. The path is below `/api`; `:id` is the application's. */
export const axisCalls = {
  set: { method: 'post', path: '/application/staff/:id/axis' },
} as const satisfies Record<string, WireCall>

const state = z.nullable(z.enum(AXIS_STATES))

/** `before` is the state that the member of staff saw; if a colleague has changed it since, the call is refused. */
export const axisSchema = z.object({
  axis: z.enum(SET_AXES),
  state,
  before: state,
})
export type SentAxis = z.infer<typeof axisSchema>
