import { districtOf } from '@pravesh/shared/platform/places/places'
import { isState } from '@pravesh/shared/platform/places/states'
import { reasoned } from '@pravesh/shared/platform/replies/said'
import { DELIVERY_COUNTRY, type OrderAddress } from '@pravesh/shared/shop/orders/address'
import { deliveryDistrict } from '@pravesh/shared/shop/orders/delivery-district'
import type { sentAddress } from '@pravesh/shared/shop/orders/payloads'
import { addressNames } from '@pravesh/shared/shop/orders/wire'
import { shopReplies } from '@pravesh/shared/shop/replies/words/words'
import type * as z from 'zod/mini'
import { invalid } from '../../foundation/problem.ts'

/**
 * The address of a body. The state decides which districts there are, and a district that is newer than our table is
 * accepted. Without a district, the city may name it, as in the specification. Throws a Problem (400).
 */
export function readAddress(sent: z.infer<typeof sentAddress>): OrderAddress {
  const state = sent[addressNames.state].toUpperCase()
  if (!isState(state)) {
    throw invalid([{ field: addressNames.state, code: 'notAnOption', ...reasoned(shopReplies, 'CHOOSE_STATE') }])
  }
  const city = sent[addressNames.city]
  const typed = sent[addressNames.district] ?? null
  const district = typed === null ? districtOf(state, city) : deliveryDistrict(state, typed)
  if (typed !== null && district === null) {
    throw invalid([{ field: addressNames.district, code: 'notAnOption', ...reasoned(shopReplies, 'CHOOSE_DISTRICT') }])
  }
  return {
    name: sent[addressNames.name],
    surname: sent[addressNames.surname],
    line1: sent[addressNames.line1],
    line2: sent[addressNames.line2],
    city,
    district: district ?? '',
    state,
    pin: sent[addressNames.pin],
    country: sent[addressNames.country] ?? DELIVERY_COUNTRY,
    email: sent[addressNames.email],
    phone: sent[addressNames.phone],
  }
}
