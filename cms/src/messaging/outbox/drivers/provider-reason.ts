import { singleLine } from '@pravesh/shared/platform/text'
import type { OutgoingMessage } from '../drivers.ts'

const MAX_LENGTH = 200

/**
 * Sanitizes a provider's error text for staff: a single line of limited length, with any part of the message masked,
 * because some providers echo it.
 */
export function providerReason(
  text: unknown,
  { text: body, variables = {} }: Pick<OutgoingMessage, 'text' | 'variables'>,
): string {
  if (typeof text !== 'string' && typeof text !== 'number') return 'It gave no reason.'
  const secrets = [body, ...Object.values(variables)].filter((part) => part.length > 3)
  const clean = secrets.reduce((line, part) => line.replaceAll(part, '••••••'), String(text))
  return singleLine(clean).slice(0, MAX_LENGTH)
}
