import type { Intake } from '@pravesh/shared/courses/intake'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { useLocale, usePaths, useWords } from '../../../forms/locale.ts'
import { useTranslate } from '../../../forms/translate.ts'
import { unavailableWords } from './words/words.ts'

/** Shown when the course does not accept applications. */
export function ClosedNotice({ courseName, intake }: { courseName: string; intake: Intake }) {
  const w = useWords(unavailableWords).closed
  const paths = usePaths()
  const translate = useTranslate()
  const locale = useLocale()
  const { state, opensOn, closesOn } = intake
  return (
    <div className="empty-state">
      <h2>{w.title(translate(courseName))}</h2>
      {state === 'upcoming' && opensOn !== null && <p>{w.opensOn(formatLongDay(opensOn, locale))}</p>}
      {state === 'ended' && closesOn !== null && <p>{w.closedOn(formatLongDay(closesOn, locale))}</p>}
      {state !== 'upcoming' && <p>{w.text}</p>}
      <div className="actions">
        <a href={paths.courses} className="button primary">
          {w.courses}
        </a>
      </div>
    </div>
  )
}
