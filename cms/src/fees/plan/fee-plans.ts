import { isOutOfPlan } from '@pravesh/shared/fees/dues/due'
import type { FeeSettings } from '@pravesh/shared/fees/dues/fee-settings'
import { boundsOf } from '@pravesh/shared/fees/dues/own-amount'
import { type DueAction, isOwnAmount, OWN_AMOUNT_ACTIONS } from '@pravesh/shared/fees/fee-kinds'
import type { DueView, FeePlan, OwnAmount } from '@pravesh/shared/fees/plan/fee-plan'
import { byDate, nextDue, planTotals } from '@pravesh/shared/fees/plan/totals'
import { hasArrived, isOnHold, isUnfinished } from '@pravesh/shared/payments/owed/states'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import type { FeeDue, Payment } from '../../payload-types.ts'
import { refundTermsFor } from '../../payments/index.ts'
import { createDues } from '../dues/create-dues.ts'
import { findDues } from '../dues/find-dues.ts'
import { isEnough } from '../dues/standing.ts'
import type { FeeAccount } from '../fee-account.ts'
import { feeSettings } from '../settings/fee-settings.ts'
import { feeAttempts } from './attempts.ts'
import { dueView } from './due-view.ts'

interface PlanOptions {
  payload: Payload
  studentId: string
  now: Date
}

/** The fee plan of each approved application of a student, newest first. Creates dues that do not exist yet. */
export async function feePlans({ payload, studentId, now }: PlanOptions): Promise<FeePlan[]> {
  const accounts = await portalOf(payload).feeAccounts.approvedOf({ payload, studentId })
  if (accounts.length === 0) return []
  for (const account of accounts) await createDues({ payload, account, now })
  const [settings, dues, attempts] = await Promise.all([
    feeSettings(payload),
    findDues(payload, { studentId }),
    feeAttempts(payload, studentId),
  ])
  const today = dayInIndia(now)
  return Promise.all(
    accounts.map(async (account) => {
      const own = dues.filter((due) => due.applicationId === account.applicationId && !isOutOfPlan(due.status))
      const refundTerms = await refundTermsOf({ payload, due: own[0], now })
      return planOf({ account, dues: own, attempts, settings, refundTerms, today, now })
    }),
  )
}

interface AccountPlan {
  account: FeeAccount
  dues: readonly FeeDue[]
  attempts: ReadonlyMap<string, Payment[]>
  settings: FeeSettings
  refundTerms: string[]
  today: string
  now: Date
}

function planOf({ account, dues, attempts, settings, refundTerms, today, now }: AccountPlan): FeePlan {
  const all = dues.map((due) =>
    dueView({
      due,
      attempts: attempts.get(due.id) ?? [],
      isEnough: isEnough({ due, dues, settings }),
      settings,
      today,
      now,
    }),
  )
  const views = all.filter(isPlanned).toSorted(byDate)
  const { applicationId, applicationNumber, course, courseId, courseName, collegeId, collegeName, sessionYear } =
    account
  return {
    applicationId,
    applicationNumber,
    course,
    courseId,
    courseName,
    collegeId,
    collegeName,
    sessionYear,
    today,
    dues: views,
    nextDueId: nextDue(views)?.id ?? null,
    totals: planTotals(views),
    ownAmounts: OWN_AMOUNT_ACTIONS.map((action) => ownAmount(action, dues, settings)),
    unfinished: all.filter(isOwnUnfinished).toSorted(byStart),
    refundTerms,
  }
}

interface TermsOptions {
  payload: Payload
  due: FeeDue | undefined
  now: Date
}

/** The refund terms as sentences; all dues of an application have the same. */
async function refundTermsOf({ payload, due, now }: TermsOptions): Promise<string[]> {
  if (!due) return []
  const { id: subjectId, amountPaise } = due
  return (await refundTermsFor({ payload, purpose: 'fee', subjectId, amountPaise, now }))?.lines ?? []
}

/** Amounts that students enter are part of the plan once money has arrived, or may have. */
function isPlanned({ action, owed: { state } }: DueView): boolean {
  return !isOwnAmount(action) || hasArrived(state) || isOnHold(state)
}

function isOwnUnfinished({ action, owed: { state } }: DueView): boolean {
  return isOwnAmount(action) && isUnfinished(state)
}

/** Transaction ids begin with the time of their start. */
function byStart(one: DueView, other: DueView): number {
  return (other.owed.transactionId ?? '').localeCompare(one.owed.transactionId ?? '')
}

function ownAmount(action: OwnAmount['action'], dues: readonly FeeDue[], settings: FeeSettings): OwnAmount {
  const { minPaise, maxPaise, times } = boundsOf(action, settings)
  const isOf = (due: { action: DueAction }) => due.action === action
  const paid = dues.filter((due) => isOf(due) && due.status !== 'open').length
  return { action, minPaise, maxPaise, remaining: Math.max(0, times - paid) }
}
