import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { dayInIndia, formatLongDay } from '@pravesh/shared/platform/formats'
import { useLocale, usePaths, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { StaffMessage } from './StaffMessage.tsx'
import { OpenWindow } from './window/OpenWindow.tsx'
import { statusWords } from './words/words.ts'

interface WaitingTextProps {
  application: ApplicationView
  /** A heading says by when staff answer, unless they are late. */
  isDaySaid?: boolean
}

/** An application that is with staff: why it is again, and by when they answer. (spec 3, 2.1) */
export function WaitingText({ application, isDaySaid = false }: WaitingTextProps) {
  const locale = useLocale()
  const w = useWords(statusWords).alerts
  const paths = usePaths()
  const translate = useTranslate()
  const { id, course, reopened, answerBy } = application
  const sentence = answerBy !== null && isLate(answerBy) ? w.late : isDaySaid ? null : w.answerBy
  return (
    <>
      {reopened && (
        <StaffMessage title={translate(reopened.what)} text={reopened.reason} sentTexts={reopened.sentTexts} />
      )}
      <p>
        {w.pending(course)} <a href={paths.helpAbout('application', id)}>{w.help}</a>
      </p>
      {sentence !== null && answerBy !== null && <p>{sentence(formatLongDay(answerBy, locale))}</p>}
      <OpenWindow application={application} />
    </>
  )
}

/** Whether the day by which staff wanted to answer is over. */
export function isLate(answerBy: string): boolean {
  return answerBy < dayInIndia(new Date())
}
