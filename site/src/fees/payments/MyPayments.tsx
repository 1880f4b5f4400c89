import type { FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import { useState } from 'react'
import { StudentGate } from '../../accounts/sessions/StudentGate.tsx'
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

/** The student's fee payments, for approved students only. (spec 1, 2 "/student/payment") */
function MyPayments() {
  return <StudentGate>{({ isApproved }) => (isApproved ? <Payments /> : <NotApproved />)}</StudentGate>
}

function NotApproved() {
  const w = useWords(planWords).list
  const words = useWords(feesWords)
  const paths = usePaths()
  return (
    <div className="empty-state">
      <p>{w.notApproved}</p>
      <div className="actions">
        <a href={paths.courses} className="button primary">
          {words.notApproved.courses}
        </a>
      </div>
    </div>
  )
}

function Payments() {
  const payments = useFeePayments()
  const plans = useFeePlans()
  function reload(): void {
    payments.reload()
    plans.reload()
  }
  return (
    <ListGate {...payments} reload={reload}>
      {(items) => (
        <PaymentList
          payments={items}
          plans={plans.list.status === 'known' ? plans.list.items : []}
          onDecided={reload}
        />
      )}
    </ListGate>
  )
}

interface PaymentListProps {
  payments: readonly FeePayment[]
  plans: readonly FeePlan[]
  onDecided: () => void
}

function PaymentList({ payments, plans, onDecided }: PaymentListProps) {
  const w = useWords(planWords).list
  const words = useWords(feesWords)
  const paths = usePaths()
  const [requested, setPage] = useState(1)
  const { page, pages, rows } = listPage(payments, requested)
  const planLink = (
    <a href={paths.feePlan} className={payments.length === 0 ? 'button primary' : 'button'}>
      {words.feePlan}
    </a>
  )
  if (payments.length === 0) {
    return (
      <div className="empty-state">
        <h2>{w.empty}</h2>
        <p>{w.emptyText}</p>
        <div className="actions">{planLink}</div>
      </div>
    )
  }
  return (
    <>
      <OpenPayments dues={payments.map(({ view }) => view)} onDecided={onDecided} />
      <PaymentTable payments={rows} plans={plans} />
      {pages > 1 && <Pager words={w} page={page} pages={pages} onPage={setPage} />}
      <div className="actions">{planLink}</div>
    </>
  )
}

export const MyPaymentsIsland = island(MyPayments)
