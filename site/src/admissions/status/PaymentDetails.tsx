import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useWords } from '../../forms/locale.ts'
import { FeeRefundNote } from '../form/FeeRefundNote.tsx'
import { isPayable } from './alerts-of.ts'
import { Fact } from './Fact.tsx'
import { PayNow } from './PayNow.tsx'
import { statusWords } from './words/words.ts'

interface PaymentDetailsProps {
  application: ApplicationView
  reload: () => void
}

/** Status of the application fee, with a button to pay it. (spec 3, 2.1) */
export function PaymentDetails({ application, reload }: PaymentDetailsProps) {
  const w = useWords(statusWords).payment
  return (
    <>
      <dl className="facts">
        <Fact term={w.fee} text={formatPaise(application.feePaise)} />
        <Fact
          term={w.status}
          text={
            <span className={`tag ${application.feePaid ? 'good' : 'bad'}`}>
              {application.feePaid ? w.paid : application.feeRefunded ? w.refunded : w.unpaid}
            </span>
          }
        />
      </dl>
      <FeeRefundNote feeRefund={application.feeRefund} />
      {isPayable(application) && <PayNow application={application} isPrimary={false} onRefused={reload} />}
    </>
  )
}
