import type { PlanPreview } from '@pravesh/shared/fees/change-plan/staff-calls'
import {
  freeTitle,
  keptPaise,
  planParts,
  remainingParts,
  TUITION_PLANS,
  type TuitionPlan,
} from '@pravesh/shared/fees/change-plan/tuition-plans'
import { isOutOfPlan } from '@pravesh/shared/fees/dues/due'
import type { FeeSettings } from '@pravesh/shared/fees/dues/fee-settings'
import { dueDate, plannedDues } from '@pravesh/shared/fees/dues/planned-dues'
import { agreedDues } from '@pravesh/shared/fees/dues/shared-costs'
import type { PlanRow } from '@pravesh/shared/payments/approvals/plan-rows'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { notFound } from '../../foundation/problem.ts'
import type { FeeDue } from '../../payload-types.ts'
import { dayOf } from '../dues/day.ts'
import { findDues } from '../dues/find-dues.ts'
import { moneyOfDue } from '../dues/money-of-due.ts'
import type { FeeAccount } from '../fee-account.ts'
import { feeSettings } from '../settings/fee-settings.ts'

/** What a change of plan starts from. */
export interface PlanBasis {
  account: FeeAccount
  /** The dues of the course fee in the plan of the student, by date. */
  dues: FeeDue[]
  settings: FeeSettings
  approvedOn: string
  today: string
}

interface BasisOptions {
  payload: Payload
  applicationId: string
  now: Date
}

/** Throws a Problem (404) without the application. */
export async function planBasis({ payload, applicationId, now }: BasisOptions): Promise<PlanBasis> {
  const { feeAccounts } = portalOf(payload)
  const account = await feeAccounts.find({ payload, id: applicationId })
  if (account === null) throw notFound('application')
  const [settings, all] = [await feeSettings(payload), await findDues(payload, { applicationId })]
  const dues = all.filter(({ action, status }) => action === 'TUITION' && !isOutOfPlan(status))
  const approvedOn = dayInIndia(await feeAccounts.approvedAt({ payload, applicationId }))
  return { account, dues, settings, approvedOn, today: dayInIndia(now) }
}

/** How much of a due another plan would take over, in whole paise. */
export const movablePaise = (due: FeeDue): number => (due.status === 'open' ? due.amountPaise - keptPaise(due) : 0)

export function planPreview(basis: PlanBasis): PlanPreview {
  const { dues } = basis
  const movedPaise = dues.reduce((sum, due) => sum + movablePaise(due), 0)
  const moved = dues.filter((due) => movablePaise(due) > 0)
  const open = moved.map(movablePaise).join()
  const options = TUITION_PLANS.map((plan) => ({ plan, parts: newInstalments({ ...basis, plan, movedPaise }) }))
  return {
    before: dues.map((due) => rowOf(due, basis)),
    options: options
      .filter(({ parts }) => parts.map(({ amountPaise }) => amountPaise).join() !== open)
      .map(({ plan, parts }) => ({ plan, after: [...keptRows(basis), ...parts.map(newRow)] })),
    movedPaise,
    lateFeePaise: moved.reduce((sum, due) => sum + moneyOf(due, basis).lateFeePaise, 0),
  }
}

interface NewOptions extends PlanBasis {
  plan: TuitionPlan
  movedPaise: number
}

/** The instalments that take over an amount, with their dates. */
export function newInstalments({ account, dues, settings, approvedOn, today, plan, movedPaise }: NewOptions) {
  const planned = plannedDues({ ...account, heads: [], settings })
  const agreed = agreedDues(planned, account.costs).filter(({ action }) => action === 'TUITION')
  const taken = new Set(dues.filter((due) => hasRemainder(due)).map(({ title }) => title))
  return remainingParts(planParts(plan, agreed), movedPaise).map(({ title, amountPaise, days }) => ({
    title: freeTitle(title, taken),
    amountPaise,
    dueOn: dueDate({ days, approvedOn, createdOn: today }),
  }))
}

/** Whether a due stays in the plan when what is left of it moves. */
const hasRemainder = (due: FeeDue) => movablePaise(due) < due.amountPaise || (due.chargePaise ?? 0) > 0

const moneyOf = (due: FeeDue, { settings, today }: PlanBasis) => moneyOfDue({ due, settings, day: today })

/** Without the late fee that still grows. */
function rowOf(due: FeeDue, { today }: PlanBasis): PlanRow {
  const money = moneyOfDue({ due, settings: { lateFees: [] }, day: today })
  const { netPaise: amountPaise, heldPaise, leftPaise } = money
  const paidPaise = money.paidPaise + heldPaise
  return { title: due.title, amountPaise, paidPaise, leftPaise, dueOn: due.dueOn ? dayOf(due.dueOn) : null }
}

/** The fees of which something stays. */
const keptRows = (basis: PlanBasis): PlanRow[] =>
  basis.dues
    .filter(hasRemainder)
    .map((due) => ({ ...due, amountPaise: due.amountPaise - movablePaise(due) }))
    .map((due) => rowOf(due, basis))

function newRow({ title, amountPaise, dueOn }: ReturnType<typeof newInstalments>[number]): PlanRow {
  return { title, amountPaise, paidPaise: 0, leftPaise: amountPaise, dueOn }
}
