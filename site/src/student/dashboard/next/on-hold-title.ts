import type { HeldPayment } from '@pravesh/shared/student/dashboard/step'

interface OnHoldWords {
  title: string
  again: string
  checking: string
}

/** What the card of a payment says that neither the bank nor staff have decided on, whatever it is for. */
export function onHoldTitle(
  { isChecked, mayPayAgain }: Pick<HeldPayment, 'isChecked' | 'mayPayAgain'>,
  w: OnHoldWords,
): string {
  if (isChecked) return w.checking
  return mayPayAgain ? w.again : w.title
}
