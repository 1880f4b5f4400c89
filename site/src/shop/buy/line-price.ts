import { formatPaise } from '@pravesh/shared/platform/money'
import type { Quoted, QuotedLine } from './fetch-quote.ts'
import type { buyWords } from './words/words.ts'

type Words = ReturnType<typeof buyWords>['lines']

/** The price of a copy, and what its delivery adds where each copy has a delivery price of its own. */
export function linePrice(
  { pricePaise, deliveryPaise, problem }: Pick<QuotedLine, 'pricePaise' | 'deliveryPaise' | 'problem'>,
  { deliveryPaise: ofOrder, deliveryBasis }: Pick<Quoted, 'deliveryPaise' | 'deliveryBasis'>,
  words: Words,
): string {
  const price = words.price(formatPaise(pricePaise))
  if (problem !== null) return price
  if (ofOrder === 0) return `${price}, ${words.freeDelivery}`
  // A share of the parcel would look like a price of its own.
  if (deliveryBasis === 'weight') return price
  return `${price}, ${deliveryPaise === 0 ? words.freeDelivery : words.delivery(formatPaise(deliveryPaise))}`
}
