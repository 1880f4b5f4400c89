/** What the figures of applications count, and what each of them means. Amounts are in whole paise. */
import { keysOf } from '../../platform/record-of.ts'

interface MeasureText {
  label: string
  /** For people: what is counted. */
  meaning: string
}

/** Things that happened on a day; they add up over days. */
export const FLOWS = {
  started: { label: 'Started', meaning: 'Forms that students began, by the day on which they saved them first.' },
  submitted: { label: 'Submitted', meaning: 'Applications, by the day of their submission.' },
  paid: {
    label: 'Fee paid',
    meaning:
      'Applications whose application fee is paid, by the day of the payment. A fee refunded in full is not counted.',
  },
  corrected: { label: 'Corrected', meaning: 'Corrections that students sent, by day.' },
  approved: { label: 'Approved', meaning: 'Approvals, by day, also those that were withdrawn later.' },
  rejected: { label: 'Rejected', meaning: 'Rejections, by day, also of applications that were reopened later.' },
  receivedPaise: {
    label: 'Received',
    meaning: 'Application fees and course fees, by the day on which they were received, before refunds.',
  },
  refundedPaise: {
    label: 'Refunded',
    meaning: 'Completed refunds of these fees, by day, and cheques that bounced after they were cleared.',
  },
} as const satisfies Record<string, MeasureText>

/** How things stand now, whatever days are chosen. */
export const STATES = {
  waiting: { label: 'Waiting', meaning: 'Applications with their fee that wait for a decision now.' },
  admitted: { label: 'Admitted', meaning: 'Applications that are approved now.' },
  duePaise: {
    label: 'Fees due',
    meaning:
      'What is still to be paid of course fees, with cheques that the bank has not cleared and without late fees that still grow.',
  },
} as const satisfies Record<string, MeasureText>

/** Figures that are computed from others. */
export const COMPUTED = {
  seatsLeft: {
    label: 'Seats left',
    meaning:
      'Free seats in the current session, where a number of seats is entered. Categories have none of their own.',
  },
  medianDays: {
    label: 'Median days to decide',
    meaning:
      'Days from the day on which an application came to us, with its fee, to the day on which we approved, rejected or sent it back. Half of the decisions took no longer.',
  },
} as const satisfies Record<string, MeasureText>

export type Flow = keyof typeof FLOWS
export type State = keyof typeof STATES
export type Measure = Flow | State

export const FLOW_NAMES = keysOf<Flow>(FLOWS)
export const STATE_NAMES = keysOf<State>(STATES)
export const MEASURES: readonly Measure[] = [...FLOW_NAMES, ...STATE_NAMES]

/** Amounts of money, which only those may see who may read payments. */
const MONEY: readonly string[] = ['receivedPaise', 'refundedPaise', 'duePaise'] satisfies Measure[]

export function isMoney(measure: string): boolean {
  return MONEY.includes(measure)
}
