import { DUE_MESSAGES } from '@pravesh/shared/fees/dues/due'
import type { FeeSettings } from '@pravesh/shared/fees/dues/fee-settings'
import { DUE_ACTION_LABELS } from '@pravesh/shared/fees/fee-kinds'
import { REVIEW_LABELS } from '@pravesh/shared/fees/review/review'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { Condition } from '../../database/records/condition.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { FeeDue } from '../../payload-types.ts'
import { latestOf } from '../../portal/latest-of.ts'
import type { PersonalData } from '../../portal/personal-data.ts'
import { withoutStaff } from '../../portal/without-staff.ts'
import { dayOf } from '../dues/day.ts'
import { findDues } from '../dues/find-dues.ts'
import { moneyOfDue } from '../dues/money-of-due.ts'
import { feeSettings } from '../settings/fee-settings.ts'

/**
 * Export and erasure of a student's dues. An account with received fees cannot be deleted, because accounting records
 * must be retained.
 */
export const feesData: PersonalData = {
  section: 'fees',
  exportData: async ({ payload, studentId }) => {
    const settings = await feeSettings(payload)
    return (await findDues(payload, { studentId })).map((due) => exported(due, settings))
  },
  retentionReason: async ({ payload, studentId }) => {
    const due = await readRow({ payload, collection: 'fee-dues', where: received(studentId) })
    return (
      due &&
      `You cannot delete this account, because we received fees for application ${due.applicationNumber}. We must keep the records of payments.`
    )
  },
  erase: async ({ payload, studentId }) => {
    await deleteRows({ payload, collection: 'fee-dues', where: { studentId: { equals: studentId } } })
  },
  find: async ({ payload, studentId }) => {
    const paid = await readRows({ payload, collection: 'fee-dues', where: received(studentId) })
    const all = await countRows({ payload, collection: 'fee-dues', where: { studentId: { equals: studentId } } })
    return [
      { kind: 'dues', count: all - paid.length },
      {
        kind: 'paidFees',
        count: paid.length,
        latestAt: latestOf(paid.map(({ paidAt, updatedAt }) => paidAt ?? updatedAt)),
      },
    ]
  },
  // A student who was admitted still pays the others.
  eraseInPart: async ({ payload, studentId, keepsAccount }) => {
    if (keepsAccount) return
    const paid = await readRows({ payload, collection: 'fee-dues', where: received(studentId), fields: ['status'] })
    const where: Condition<'fee-dues'> = {
      and: [{ studentId: { equals: studentId } }, { id: { not_in: paid.map(({ id }) => id) } }],
    }
    await deleteRows({ payload, collection: 'fee-dues', where })
  },
}

/** Dues for which money was received, also if it was refunded. */
function received(studentId: string) {
  const wasPaid = {
    or: [
      { status: { not_in: ['open', 'replaced'] } },
      { refundedPaymentId: { exists: true } },
      { paidPaise: { greater_than: 0 } },
    ],
  } satisfies Condition<'fee-dues'>
  return { and: [{ studentId: { equals: studentId } }, wasPaid] } satisfies Condition<'fee-dues'>
}

function exported(due: FeeDue, settings: FeeSettings) {
  const isPaid = due.status === 'paid' || due.status === 'refunded'
  const money = moneyOfDue({ due, settings, day: dayInIndia(new Date()) })
  const { concessionPaise, chargePaise, lateFeePaise, netPaise, paidPaise, leftPaise } = money
  const extra = { concession: concessionPaise, bounceCharges: chargePaise, lateFee: lateFeePaise }
  return {
    application: due.applicationNumber,
    fee: DUE_ACTION_LABELS[due.action],
    for: due.title,
    amount: formatPaise(netPaise),
    ...Object.fromEntries(
      Object.entries(extra)
        .filter(([, paise]) => paise > 0)
        .map(([name, paise]) => [name, formatPaise(paise)]),
    ),
    ...(due.status === 'open' && paidPaise > 0 && { paid: formatPaise(paidPaise), left: formatPaise(leftPaise) }),
    dueOn: due.dueOn ? dayOf(due.dueOn) : null,
    state: DUE_MESSAGES[due.status],
    ...decidedByStaff(due),
    ...(isPaid && {
      paidAt: due.paidAt,
      transactionId: due.paymentId,
      review: REVIEW_LABELS[due.review],
      reviewReason: due.reviewReason ?? '',
      refunded: formatPaise(due.refundedPaise),
    }),
  }
}

/** What staff decided about a due, and why; the requests for concessions and changes stand with the payments. */
function decidedByStaff({ reviews, reopenings }: FeeDue) {
  const lists = { reviews: withoutStaff(reviews), openedAgain: withoutStaff(reopenings) }
  return Object.fromEntries(Object.entries(lists).filter(([, entries]) => entries.length > 0))
}
