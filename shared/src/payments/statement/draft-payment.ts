/** How the amount of a bank line is spread over what its student owes. */
import { MIN_PAYMENT_PAISE } from '../min-amount.ts'
import { type Allocatable, allocate, unallocatedPaise } from '../offline/allocate.ts'

/** Why no payment is proposed for a line that names a student, as sentences for staff. */
export const NO_DRAFT = {
  several: 'This line names several students.',
  byHand: 'This line names a student, but is a cheque, a draft or cash. Enter it as an offline payment.',
  noReference: 'This line names a student, but has no reference of the bank. Enter it as an offline payment.',
  future: 'This line names a student, but its day is in the future.',
  entered: 'An offline payment of this student has this reference already.',
  nothing: 'This line names a student who owes nothing.',
  ambiguous: 'This line names a student, but not which application it pays.',
  tooMuch: 'This line names a student, but is more than the student owes.',
  rest: 'This line names a student, but would leave less than can be paid of a fee.',
  places: 'This line names a student, but would pay fees of different colleges or courses. Enter them separately.',
} as const
export type NoDraft = keyof typeof NO_DRAFT

/**
 * Spreads an amount over open fees, the oldest first; without those that get nothing. The reason when it does not fit:
 * an amount alone never decides between things that are paid as a whole.
 */
export function draftAllocations<Fee extends Allocatable>(
  amountPaise: number,
  fees: readonly Fee[],
): { fee: Fee; amountPaise: number }[] | NoDraft {
  const open = fees.filter(({ leftPaise }) => leftPaise > 0)
  if (open.length === 0) return 'nothing'
  if (open.filter(({ allowsPart }) => !allowsPart).length > 1) return 'ambiguous'
  const parts = allocate(amountPaise, open)
  if (unallocatedPaise(amountPaise, parts) !== 0) return 'tooMuch'
  const spread = open
    .map((fee, index) => ({ fee, amountPaise: parts[index] ?? 0 }))
    .filter((part) => part.amountPaise > 0)
  const leavesTooLittle = spread.some(({ fee, amountPaise: part }) => isTooLittle(fee.leftPaise - part))
  return leavesTooLittle ? 'rest' : spread
}

const isTooLittle = (restPaise: number) => restPaise > 0 && restPaise < MIN_PAYMENT_PAISE
