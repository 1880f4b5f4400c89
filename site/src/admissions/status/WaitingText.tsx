import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { dayInIndia, formatLongDay } from '@pravesh/shared/platform/formats'
import { useLocale, usePaths, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { StaffMessage } from './StaffMessage.tsx'
import { statusWords } from './words/words.ts'

/** An application that is with staff: why it is again, and by when they answer. (spec 3, 2.1) */
export function WaitingText({ application }: { application: ApplicationView }) {
  const locale = useLocale()
  const w = useWords(statusWords).alerts
  const paths = usePaths()
  const translate = useTranslate()
  const { course, reopened, answerBy } = application
  return (
    <>
      {reopened && <StaffMessage title={translate(reopened.what)} text={reopened.reason} />}
      <p>
        {w.pending(course)} <a href={paths.contact}>{w.help}</a>
      </p>
      {answerBy !== null && <p>{(isLate(answerBy) ? w.late : w.answerBy)(formatLongDay(answerBy, locale))}</p>}
    </>
  )
}

/** Whether the day by which staff wanted to answer is over. */
export function isLate(answerBy: string): boolean {
  return answerBy < dayInIndia(new Date())
}
