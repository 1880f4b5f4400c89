import { MIN_REFUND_PAISE } from './limits.ts'

/**
 * Divides a refund among payments, from the first on, so that providers accept each part. The parts add up to the amount; to less where the payments do not
 * have it, or where what is left over is below the least that providers refund.
 *
 * @param refundable Of each payment, in paise.
 */
export function splitRefund(amount: number, refundable: readonly number[]): number[] {
  let left = amount
  const parts = refundable.map((most) => {
    const part = Math.min(most, left)
    if (part < MIN_REFUND_PAISE) return 0
    left -= part
    return part
  })
  if (left === 0 || left >= MIN_REFUND_PAISE) return parts
  return withLeast(parts, refundable, left)
}

/** Takes from a part so much that the rest, which is too little by itself, can be refunded from a later payment. */
function withLeast(parts: readonly number[], refundable: readonly number[], rest: number): number[] {
  const missing = MIN_REFUND_PAISE - rest
  const to = refundable.findIndex((most, at) => parts[at] === 0 && most >= MIN_REFUND_PAISE)
  const from = parts.findIndex((part) => part >= MIN_REFUND_PAISE + missing)
  if (to === -1 || from === -1) return [...parts]
  return parts.map((part, at) => (at === from ? part - missing : at === to ? MIN_REFUND_PAISE : part))
}
