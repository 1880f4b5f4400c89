import { StudentGate } from '../../accounts/sessions/StudentGate.tsx'
import { island } from '../../forms/island.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import { studentWords } from '../words/words.ts'

/** The student's book orders. Always empty until the shop accepts orders. (spec 1, 2) */
function Orders() {
  const w = useWords(studentWords).ordersPage
  const paths = usePaths()
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
