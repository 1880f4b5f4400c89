'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { formatRoundPaise } from '@pravesh/shared/platform/money'
import { formatWeight } from '@pravesh/shared/platform/weight'
import { DELIVERY_BASES, type DeliveryBasis } from '@pravesh/shared/shop/orders/shop-settings'
import { reduceFieldsToValues } from 'payload/shared'
import { checkSlabs } from '../../settings/check-slabs.ts'
import { deliveryExamples } from '../../settings/delivery-examples.ts'
import { settingsOf } from '../../settings/shop-settings.ts'
import { settingsWords as words } from './words.ts'

/** What some orders pay for delivery in both ways, by what the form has now. */
export function DeliveryExamples() {
  const [fields] = useAllFormFields()
  const { delivery: typed } = reduceFieldsToValues(fields, true)
  // A list without rows has the number of its rows as its value.
  const slabs = Array.isArray(typed?.slabs) ? typed.slabs : []
  const { delivery } = settingsOf({ delivery: { ...typed, slabs } })
  const hasWeights = checkSlabs(delivery.slabs, 'weight') === true
  const priceOf = (basis: DeliveryBasis, paise: number) => {
    if (basis === 'weight' && !hasWeights) return words.noWeights
    return paise === 0 ? words.free : formatRoundPaise(paise)
  }
  return (
    <div className="field-type">
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label={words.heading} className="admin-table__scroll" tabIndex={0}>
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col">{words.order}</th>
              {[words.price, words.weight, ...DELIVERY_BASES.map(labelIn(delivery.basis))].map((label) => (
                <th className="admin-table__number" key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {deliveryExamples(delivery).map(({ books, booksPaise, grams, deliveryPaise }) => (
              <tr key={books}>
                <th scope="row">{words.books(books)}</th>
                <td className="admin-table__number">{formatRoundPaise(booksPaise)}</td>
                <td className="admin-table__number">{formatWeight(grams)}</td>
                {DELIVERY_BASES.map((basis) => (
                  <td className="admin-table__number" key={basis}>
                    {priceOf(basis, deliveryPaise[basis])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

const labelIn = (chosen: DeliveryBasis) => (basis: DeliveryBasis) =>
  basis === chosen ? words.inForce(words.delivery[basis]) : words.delivery[basis]
