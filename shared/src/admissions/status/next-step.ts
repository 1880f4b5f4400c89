import { isToPay, type OwedState } from '../../payments/owed/states.ts'
import { type ApplicationStatus, isWaitingForStaff, STATUS_LABELS } from './status.ts'

/** Tells a student who has not paid the application fee what happens next. */
export const UNPAID_NEXT = 'Pay the application fee. We’ll review your application after that.'

/** Tells a student whose application fee has not arrived what happens next. */
export const FEE_OPEN_NEXT = 'We’ll review your application once we have its fee.'

/** Tells a student whose application fee goes back while the application is with staff what happens next. */
export const FEE_BACK_NEXT =
  'Once your money is back, you can pay the fee again. We’ll review your application after that.'

interface NextStepOptions {
  status: ApplicationStatus
  owed: { state: OwedState }
}

/** The next step, in words for the student. */
export function nextStep({ status, owed: { state } }: NextStepOptions): string {
  if (!isWaitingForStaff(status) || state === 'paid') return STATUS_LABELS[status].next
  if (state === 'refunding') return FEE_BACK_NEXT
  return isToPay(state) ? UNPAID_NEXT : FEE_OPEN_NEXT
}
