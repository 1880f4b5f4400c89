import { formatRoundPaise } from '@pravesh/shared/platform/money'
import { moneyWords as words } from './words.ts'

const FACTOR = 10

/** Whether an amount changes by a factor of ten or more, up or down: usually a digit too many or too few. */
export function isUnusualChange(from: number, to: number): boolean {
  return from !== to && (to >= from * FACTOR || to * FACTOR <= from)
}

/** The validation error that asks staff to confirm such a change. */
export function confirmationQuestion(from: number, to: number): string {
  return `${words.unusual(formatRoundPaise(to), formatRoundPaise(from), to > from)} ${words.question}`
}

/** Whether a validation error asks for a confirmation; the form then offers one. */
export function needsConfirmation(message: string | undefined): boolean {
  return message?.endsWith(words.question) ?? false
}
