import type { BasketLine } from '@pravesh/shared/shop/basket/basket'
import { Alert } from '../../forms/Alert.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import type { OpenOrder } from './use-basket.ts'
import { basketWords } from './words/words.ts'

interface OpenOrdersProps {
  orders: readonly OpenOrder[]
  lines: readonly BasketLine[]
  nameOf: (bookId: string) => string
}

/** Warns of own unpaid orders that have copies of books of the basket reserved. */
export function OpenOrders({ orders, lines, nameOf }: OpenOrdersProps) {
  const w = useWords(basketWords).open
  const paths = usePaths()
  return orders.map(({ id, orderNumber, bookIds }) => {
    const shared = lines.filter(({ bookId }) => bookIds.includes(bookId))
    if (shared.length === 0) return null
    return (
      <Alert key={id} tone="warning">
        <p>{w.text(orderNumber, shared.map(({ bookId }) => nameOf(bookId)).join(', '))}</p>
        <p>
          <a href={paths.order(id)}>{w.pay}</a>
        </p>
        <p>{w.replaced}</p>
      </Alert>
    )
  })
}
