import type { LineView } from '@pravesh/shared/shop/orders/order-view'

/** Beyond this number, the titles say more than covers as small as these. */
const MAX_SHOWN = 3

/** The covers of an order's books, one behind the other. The titles beside them name the books. */
export function Covers({ lines }: { lines: readonly Pick<LineView, 'bookId' | 'image'>[] }) {
  return (
    <div className="order-covers" aria-hidden="true">
      {lines.slice(0, MAX_SHOWN).map(({ bookId, image }) => (
        <span key={bookId} className="order-cover">
          {image !== null && <img src={image} alt="" loading="lazy" />}
        </span>
      ))}
    </div>
  )
}
