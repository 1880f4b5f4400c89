import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { OWED_MESSAGES } from '@pravesh/shared/payments/owed/messages'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { statusWords } from './words/words.ts'

interface FeeToPayProps {
  application: ApplicationView
}

/** The amount of an unpaid application fee, and what became of an earlier attempt. */
export function FeeToPay({ application }: FeeToPayProps) {
  const { fee } = useWords(statusWords).pay
  return (
    <>
      <p>
        {fee}: <strong className="numbers">{formatPaise(application.feePaise)}</strong>
      </p>
      <FeeMessage application={application} />
    </>
  )
}

/** What became of an earlier attempt. Of a fee that was never tried, the title says the same. */
export function FeeMessage({ application: { owed } }: FeeToPayProps) {
  const translate = useTranslate()
  return owed.message === OWED_MESSAGES.notStarted ? null : <p>{translate(owed.message)}</p>
}
