import { usePaths, useWords } from '../../forms/locale.ts'
import { TryAgain } from '../../forms/TryAgain.tsx'
import { BoughtTile } from './BoughtTile.tsx'
import { useBoughtCourses } from './use-bought.ts'
import { watchWords } from './words/words.ts'

/** Courses on the dashboard; the others are one link away. */
const MAX_SHOWN = 3

/** The latest bought courses, for the dashboard. Nothing for students who have bought none. */
export default function MyRecordedCourses() {
  const w = useWords(watchWords)
  const paths = usePaths()
  const { bought, reload } = useBoughtCourses()
  if (bought.status === 'loading' || bought.status === 'missing') return null
  if (bought.status === 'known' && bought.value.courses.length === 0) return null
  return (
    <section className="setting fee-section" aria-labelledby="my-recorded-courses">
      <h2 id="my-recorded-courses">{w.title}</h2>
      {bought.status === 'failed' ? (
        <TryAgain text={bought.msg} onTryAgain={reload} />
      ) : (
        <ul className="fee-cards">
          {bought.value.courses.slice(0, MAX_SHOWN).map((course) => (
            <BoughtTile key={course.id} course={course} heading="h3" />
          ))}
        </ul>
      )}
      <a href={paths.courseContent()}>{w.all}</a>
    </section>
  )
}
