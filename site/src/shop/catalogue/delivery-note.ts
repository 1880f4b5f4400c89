import { formatRoundPaise } from '@pravesh/shared/platform/money'
import type { PageOf } from '../../lib/page-kinds.ts'
import type { shopWords } from '../words/words.ts'

type Words = ReturnType<typeof shopWords>['catalogue']

/** What the delivery of a book costs, and from which amount it is free if it ever is. */
export function deliveryNote(
  { book: { deliveryPaise }, freeDeliveryOverPaise }: Pick<PageOf<'book'>, 'book' | 'freeDeliveryOverPaise'>,
  words: Words,
): string {
  if (deliveryPaise === 0) return words.freeDelivery
  const price = words.delivery(formatRoundPaise(deliveryPaise))
  if (freeDeliveryOverPaise === null) return price
  return `${price} ${words.freeDeliveryOver(formatRoundPaise(freeDeliveryOverPaise))}`
}
