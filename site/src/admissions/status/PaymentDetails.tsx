import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { formatPaise } from '@pravesh/shared/platform/money'
import { isPayable } from './alerts-of.ts'
import { Fact } from './Fact.tsx'
import { PayNow } from './PayNow.tsx'
import { words } from './words.ts'

const w = words.payment

/** Status of the application fee, with a button to pay it. (spec 3, 2.1) */
export function PaymentDetails({ application }: { application: ApplicationView }) {
  return (
    <>
      <dl className="facts">
        <Fact term={w.fee} text={formatPaise(application.feePaise)} />
        <Fact
          term={w.status}
          text={
            <span className={`tag ${application.feePaid ? 'good' : 'bad'}`}>
              {application.feePaid ? w.paid : w.unpaid}
            </span>
          }
        />
      </dl>
      {isPayable(application) && <PayNow application={application} />}
    </>
  )
}
