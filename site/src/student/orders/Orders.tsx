import { paths } from '@pravesh/shared/site/paths'
import { StudentGate } from '../../accounts/sessions/StudentGate.tsx'
import { island } from '../../forms/island.tsx'
import { words } from '../words.ts'

const w = words.ordersPage

/** The student's book orders. Always empty until the shop accepts orders. (spec 1, 2) */
function Orders() {
  return (
    <StudentGate>
      {() => (
        <div className="empty-state">
          <h2>{w.empty}</h2>
          <p>{w.emptyText}</p>
          <div className="actions">
            <a href={paths.books} className="button primary">
              {w.books}
            </a>
          </div>
        </div>
      )}
    </StudentGate>
  )
}

export const OrdersIsland = island(Orders)
