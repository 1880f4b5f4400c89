import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { useLocale, usePaths, useWords } from '../../../forms/locale.ts'
import { useTranslate } from '../../../forms/translate.ts'
import { windowWords } from './words/words.ts'

/** What a student may correct now without being asked, until when, and the way there. */
export function WindowNote({ application }: { application: ApplicationView }) {
  const words = useWords(windowWords)
  const locale = useLocale()
  const paths = usePaths()
  const translate = useTranslate()
  const { id, course, correctionWindow } = application
  if (correctionWindow === null) return null
  return (
    <div>
      <p>
        <strong>{words.until(formatLongDay(correctionWindow.lastDay, locale))}</strong>
      </p>
      <ul>
        {correctionWindow.labels.map((label) => (
          <li key={label}>{translate(label)}</li>
        ))}
      </ul>
      <p>{words.optional}</p>
      <a href={paths.applicationUpdate({ course, id })} className="button">
        {words.correct}
      </a>
    </div>
  )
}
