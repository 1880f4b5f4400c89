import { changeOne } from '../../database/records/change-one.ts'
import type { CoursePurchase } from '../../payload-types.ts'
import type { OnPaid } from '../../payments/index.ts'
import { notifyBought } from '../messages/notify-bought.ts'
import { findPurchase } from './purchases.ts'

/** Opens the course to the buyer of a paid attempt and sends the e-mail. Idempotent. */
export const purchasePaid: OnPaid = async ({ payload, payment, now }) => {
  const purchase = await markPaid({ payload, payment, now })
  if (purchase) await notifyBought({ payload, purchase })
}

/**
 * Marks a purchase as paid by one conditional update. Returns the purchase if this payment counts for it; null and
 * writes nothing if another one does, or if the purchase no longer exists.
 */
export async function markPaid({ payload, payment, now }: Parameters<OnPaid>[0]): Promise<CoursePurchase | null> {
  const { subjectId, transactionId, amountPaise, paidAt } = payment
  const marked = await changeOne({
    payload,
    collection: 'course-purchases',
    where: { and: [{ id: { equals: subjectId } }, { status: { equals: 'open' } }] },
    // An earlier attempt may have had another price.
    data: { status: 'paid', paidAt: paidAt ?? now.toISOString(), paymentId: transactionId, amountPaise },
  })
  if (marked) return marked
  const purchase = await findPurchase(payload, subjectId)
  if (purchase?.paymentId === transactionId) return purchase
  const known = { transactionId, purchase: purchase?.id ?? null }
  payload.logger.error({ msg: 'A payment does not count for its purchase.', ...known })
  return null
}
