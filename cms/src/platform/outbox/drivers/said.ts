import { singleLine } from '@pravesh/shared/platform/text'
import type { OutgoingMessage } from '../drivers.ts'

const LONGEST = 200

/**
 * What a provider said of a message, fit for staff: one line, not long, and nothing of what the message itself said, which
 * some providers repeat.
 */
export function said(
  text: unknown,
  { text: body, variables = {} }: Pick<OutgoingMessage, 'text' | 'variables'>,
): string {
  if (typeof text !== 'string' && typeof text !== 'number') return 'It gave no reason.'
  const secrets = [body, ...Object.values(variables)].filter((part) => part.length > 3)
  const clean = secrets.reduce((line, part) => line.replaceAll(part, '••••••'), String(text))
  return singleLine(clean).slice(0, LONGEST)
}
