import type { DueView, FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import { anOwedView } from '@pravesh/shared/payments/fixtures/owed'

/** An open due of the fee plan. */
export function aDueView(changed: Partial<DueView> = {}): DueView {
  const { amountPaise = 2_500_000 } = changed
  return {
    id: '1',
    action: 'TUITION',
    title: '1st Semester',
    amountPaise,
    money: {
      grossPaise: amountPaise,
      concessionPaise: 0,
      chargePaise: 0,
      lateFeePaise: 0,
      netPaise: amountPaise,
      paidPaise: 0,
      heldPaise: 0,
      refundedPaise: 0,
      leftPaise: amountPaise,
    },
    concessions: [],
    dueOn: '2026-12-20',
    isOverdue: false,
    owed: anOwedView('notStarted'),
    review: 'PENDING',
    reviewReason: '',
    paidAt: null,
    hasReceipt: false,
    refundedPaise: 0,
    refundPendingPaise: 0,
    duplicates: [],
    ...changed,
  }
}

/** The fee plan of an approved B.Ed application. */
export function aFeePlan(changed: Partial<FeePlan> = {}): FeePlan {
  return {
    applicationId: '7',
    applicationNumber: '20261795236400000',
    course: 'BED',
    courseId: '3',
    courseName: 'B.Ed',
    collegeId: '5',
    collegeName: 'Bardhaman Teachers’ College',
    sessionYear: '2026-2028',
    today: '2026-11-22',
    dues: [],
    nextDueId: null,
    totals: { totalPaise: 0, paidPaise: 0, refundedPaise: 0, onHoldPaise: 0, openPaise: 0, overduePaise: 0 },
    ownAmounts: [],
    unfinished: [],
    refundTerms: [],
    ...changed,
  }
}
