import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { REJECTIONS } from '@pravesh/shared/admissions/status/rejection'
import { useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { FeeRefundNote } from '../form/FeeRefundNote.tsx'
import { StaffMessage } from './StaffMessage.tsx'
import { statusWords } from './words/words.ts'

/** Why an application was rejected, and what comes back of its fee. */
export function RejectionText({ application }: { application: ApplicationView }) {
  const w = useWords(statusWords).alerts
  const translate = useTranslate()
  const { rejection, sentTexts, rejectionCode } = application
  return (
    <>
      {rejectionCode !== null && <p>{translate(REJECTIONS[rejectionCode].student)}</p>}
      <StaffMessage title={w.why} text={rejection} sentTexts={sentTexts} />
      <FeeRefundNote feeRefund={application.feeRefund} />
    </>
  )
}
