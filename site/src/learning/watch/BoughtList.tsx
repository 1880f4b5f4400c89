import type { BoughtCourse } from '@pravesh/shared/learning/bought-course'
import { usePaths, useWords } from '../../forms/locale.ts'
import { BoughtTile } from './BoughtTile.tsx'
import { watchWords } from './words/words.ts'

/** All bought courses. */
export function BoughtList({ courses }: { courses: readonly BoughtCourse[] }) {
  const w = useWords(watchWords)
  const paths = usePaths()
  if (courses.length > 0) {
    return (
      <>
        <ul className="fee-cards">
          {courses.map((course) => (
            <BoughtTile key={course.id} course={course} heading="h2" />
          ))}
        </ul>
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
