import type { OnPaid } from '../../payments/index.ts'
import { issueReceipt } from './issue-receipt.ts'

/** Adds a receipt to the effects of paid payments. */
export function withReceipts<Purpose extends string>(
  handlers: Partial<Record<Purpose, OnPaid>>,
): Partial<Record<Purpose, OnPaid>> {
  const wrapped: Partial<Record<Purpose, OnPaid>> = {}
  for (const purpose in handlers) {
    const handler = handlers[purpose]
    if (!handler) continue
    wrapped[purpose] = async (options) => {
      await handler(options)
      await issueReceipt(options)
    }
  }
  return wrapped
}
