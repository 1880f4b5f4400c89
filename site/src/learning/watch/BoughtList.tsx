import { paymentQueries } from '@pravesh/shared/payments/calls'
import type { OwedView } from '@pravesh/shared/payments/owed/owed'
import { isOnHold } from '@pravesh/shared/payments/owed/states'
import { usePaths, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { BoughtTile } from './BoughtTile.tsx'
import type { BoughtCourses } from './use-bought.ts'
import { watchWords } from './words/words.ts'

/** All bought courses, after the payments of those that the bank or staff have not decided. */
export function BoughtList({ courses, begun }: BoughtCourses) {
  const w = useWords(watchWords)
  const paths = usePaths()
  const held = begun.filter(({ owed }) => isOnHold(owed.state))
  if (courses.length + held.length > 0) {
    return (
      <>
        {held.map(({ courseId, owed }) => (
          <HeldPayment key={courseId} owed={owed} />
        ))}
        {courses.length > 0 && (
          <ul className="fee-cards">
            {courses.map((course) => (
              <BoughtTile key={course.id} course={course} heading="h2" />
            ))}
          </ul>
        )}
        <a href={paths.purchase}>{w.buy}</a>
      </>
    )
  }
  return (
    <div className="empty-state">
      <h2>{w.empty}</h2>
      <p>{w.emptyText}</p>
      <div className="actions">
        <a href={paths.purchase} className="button primary">
          {w.buy}
        </a>
      </div>
    </div>
  )
}

/** A payment without a decision: what to do, and the way to it. */
function HeldPayment({ owed: { message, transactionId } }: { owed: OwedView }) {
  const w = useWords(watchWords)
  const translate = useTranslate()
  const query = new URLSearchParams({ [paymentQueries.transactionId]: transactionId ?? '' })
  return (
    <div className="empty-state">
      <h2>{w.held}</h2>
      <p>{translate(message)}</p>
      <div className="actions">
        <a href={`${usePaths().success}?${query}`} className="button">
          {w.seePayment}
        </a>
      </div>
    </div>
  )
}
