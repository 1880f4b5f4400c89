import type { DraftSummary } from '../../admissions/form/draft-place.ts'
import type { MeritTask } from '../../allotment/offers/merit-task.ts'

/** An order in the words of its buyer. */
export interface OrderSummary {
  id: string
  orderNumber: string
  books: { name: string; units: number }[]
  totalPaise: number
  /** What its state means and what to do; listed for translation. */
  message: string
  /** When the courier brings it (ISO 8601); null if that is not known. */
  expectedAt: string | null
}

/** A recorded course whose payment did not go through. */
export interface CoursePayment {
  courseName: string
  amountPaise: number
  /** What its state means and what to do; listed for translation. */
  message: string
  /** The attempt that can be repeated. */
  transactionId: string
}

/** A payment that the bank or staff decide on, other than of an application fee. */
export interface HeldPayment {
  /** What a request for help about it names. */
  about: { kind: 'due' | 'order' | 'payment'; id: string }
  /** Staff check it, because the bank reported another amount. */
  isChecked: boolean
  /** The bank has not decided for so long that another payment is offered. */
  mayPayAgain: boolean
  /** What its state means and what to do; listed for translation. */
  message: string
}

/** `fee-on-hold`: the bank or staff decide on the application fee, or it goes back. */
export const APPLICATION_STEPS = [
  'correction',
  'documents',
  'application-fee',
  'fee-on-hold',
  'waiting',
  'rejected',
] as const
export type ApplicationStepKind = (typeof APPLICATION_STEPS)[number]

/** One thing to do, or that there is nothing to do. Applications, dues and plans are those of the same dashboard. */
export type NextStep =
  | { kind: ApplicationStepKind; applicationId: string }
  | { kind: 'due'; applicationId: string; dueId: string }
  | { kind: 'merit'; applicationId: string; task: MeritTask }
  | ({ kind: 'draft' } & DraftSummary)
  | { kind: 'order-payment' | 'parcel' | 'order'; order: OrderSummary }
  | { kind: 'course-payment'; payment: CoursePayment }
  | { kind: 'video'; courseId: string; courseName: string; title: string; watched: number; all: number; isNew: boolean }
  | { kind: 'payment-on-hold'; payment: HeldPayment }
  /** Admitted, and nothing is to be paid. */
  | { kind: 'all-paid' }
  /** Neither an application nor a purchase. */
  | { kind: 'start' }

/** Whether the card about a next step says what is to be said about an application. */
export function isAbout(step: NextStep, applicationId: string): boolean {
  return 'applicationId' in step && step.kind !== 'due' && step.applicationId === applicationId
}
