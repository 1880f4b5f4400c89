import { formatRoundPaise } from '@pravesh/shared/platform/money'
import type { PageOf } from '../../lib/page-kinds.ts'
import type { shopWords } from '../words/words.ts'

type DeliveryOf = Pick<PageOf<'book'>, 'book' | 'deliveredByWeight' | 'freeDeliveryOverPaise'>
type Words = ReturnType<typeof shopWords>['catalogue']

/** What the delivery of a copy costs, and from which amount it is free if it ever is. */
export function deliveryNote(
  { book: { deliveryPaise }, deliveredByWeight, freeDeliveryOverPaise }: DeliveryOf,
  words: Words,
): string {
  if (deliveryPaise === 0) return words.freeDelivery
  const price = words.delivery[deliveredByWeight ? 'weight' : 'copies'](formatRoundPaise(deliveryPaise))
  if (freeDeliveryOverPaise === null) return price
  return `${price} ${words.freeDeliveryOver(formatRoundPaise(freeDeliveryOverPaise))}`
}
