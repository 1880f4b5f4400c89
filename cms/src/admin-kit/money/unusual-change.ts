import { formatRoundPaise } from '@pravesh/shared/platform/money'

const FACTOR = 10
const QUESTION = 'Check the amount, then confirm it.'

/** Whether an amount changes by a factor of ten or more, up or down: usually a digit too many or too few. */
export function isUnusualChange(from: number, to: number): boolean {
  return from !== to && (to >= from * FACTOR || to * FACTOR <= from)
}

/** The validation error that asks staff to confirm such a change. */
export function confirmationQuestion(from: number, to: number): string {
  const change = to > from ? 'ten times or more' : 'a tenth or less'
  return `${formatRoundPaise(to)} is ${change} of the current ${formatRoundPaise(from)}. ${QUESTION}`
}

/** Whether a validation error asks for a confirmation; the form then offers one. */
export function needsConfirmation(message: string | undefined): boolean {
  return message?.endsWith(QUESTION) ?? false
}
