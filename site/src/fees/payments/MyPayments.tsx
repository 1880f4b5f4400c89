import type { FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import { useState } from 'react'
import { StudentGate } from '../../accounts/sessions/StudentGate.tsx'
import { type MyPayment, useMyPayments } from '../../documents/use-my-payments.ts'
import { island } from '../../forms/island.tsx'
import { ListGate } from '../../forms/ListGate.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import { Pager } from '../../forms/Pager.tsx'
import { listPage } from '../../lib/list-page.ts'
import { OpenPayments } from '../OpenPayments.tsx'
import { planWords } from '../plan/words/words.ts'
import { type FeePayment, useFeePayments, useFeePlans } from '../use-fee-list.ts'
import { feesWords } from '../words/words.ts'
import { PaymentTable } from './PaymentTable.tsx'
import { paymentRows } from './payment-rows.ts'
import { ToPayNext } from './ToPayNext.tsx'

/** Everything that the student has paid, and the fees whose payment did not arrive. (spec 1, 2 "/student/payment") */
function MyPayments() {
  return <StudentGate>{({ isApproved }) => <Payments isApproved={isApproved} />}</StudentGate>
}

function Payments({ isApproved }: { isApproved: boolean }) {
  const payments = useMyPayments()
  const fees = useFeePayments()
  const plans = useFeePlans()
  function reload(): void {
    payments.reload()
    fees.reload()
    plans.reload()
  }
  return (
    <ListGate {...payments} reload={reload}>
      {(received) => (
        <ListGate {...fees} reload={reload}>
          {(attempted) => (
            <PaymentList
              payments={received}
              fees={attempted}
              plans={plans.list.status === 'known' ? plans.list.items : []}
              isApproved={isApproved}
              reload={reload}
            />
          )}
        </ListGate>
      )}
    </ListGate>
  )
}

interface PaymentListProps {
  payments: readonly MyPayment[]
  fees: readonly FeePayment[]
  plans: readonly FeePlan[]
  isApproved: boolean
  reload: () => void
}

function PaymentList({ payments, fees, plans, isApproved, reload }: PaymentListProps) {
  const w = useWords(planWords).list
  const [requested, setPage] = useState(1)
  const all = paymentRows(payments, fees)
  const { page, pages, rows } = listPage(all, requested)
  if (all.length === 0) {
    return (
      <div className="empty-state">
        <h2>{w.empty}</h2>
        <p>{isApproved ? w.emptyText : w.nothing}</p>
        <WhereToPay isApproved={isApproved} isPrimary />
      </div>
    )
  }
  return (
    <>
      <OpenPayments dues={fees.map(({ view }) => view)} reload={reload} />
      <PaymentTable lines={rows} plans={plans} reload={reload} />
      {pages > 1 && <Pager words={w} page={page} pages={pages} onPage={setPage} />}
      {plans.map((plan) => (
        <ToPayNext key={plan.applicationId} plan={plan} />
      ))}
      {isApproved && <WhereToPay isApproved />}
    </>
  )
}

/** The fee plan of an admitted student. Who has paid nothing yet sees on the dashboard what is begun, or finds a course. (spec 1, 2) */
function WhereToPay({ isApproved, isPrimary = false }: { isApproved: boolean; isPrimary?: boolean }) {
  const words = useWords(feesWords)
  const paths = usePaths()
  const look = isPrimary ? 'button primary' : 'button'
  return (
    <div className="actions">
      <a href={isApproved ? paths.feePlan : paths.account} className={look}>
        {isApproved ? words.feePlan : words.whatToDo}
      </a>
      {!isApproved && <a href={paths.courses}>{words.courses}</a>}
    </div>
  )
}

export const MyPaymentsIsland = island(MyPayments)
