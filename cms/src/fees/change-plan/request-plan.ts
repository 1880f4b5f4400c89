import type { PlanChangeRequest, PlanPreview } from '@pravesh/shared/fees/change-plan/staff-calls'
import { TUITION_PLAN_LABELS } from '@pravesh/shared/fees/change-plan/tuition-plans'
import { DUE_ACTION_LABELS } from '@pravesh/shared/fees/fee-kinds'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import { notFound } from '../../foundation/problem.ts'
import type { FeeDue, MoneyApproval } from '../../payload-types.ts'
import { requestApproval } from '../../payments/index.ts'
import { findDue } from '../dues/find-dues.ts'
import type { FeeStaff } from '../review/fee-staff.ts'
import { movablePaise, type PlanBasis, planBasis, planPreview } from './plan-preview.ts'
import { conflict, refuseChange, requireTuition } from './refuse-change.ts'

interface PreviewOptions {
  payload: Payload
  /** Of a due of the course fee. */
  id: string
  now: Date
}

/** What each plan would change. Throws a Problem: 404, 409 while nothing can be changed. */
export async function previewPlans(options: PreviewOptions): Promise<PlanPreview> {
  return planPreview((await changeable(options)).basis)
}

async function changeable({ payload, id, now }: PreviewOptions): Promise<{ due: FeeDue; basis: PlanBasis }> {
  const due = await findDue(payload, id)
  if (due === null) throw notFound('fee')
  requireTuition(due)
  const basis = await planBasis({ payload, applicationId: due.applicationId, now })
  await refuseChange({ payload, basis })
  return { due, basis }
}

/** Asks for another plan of instalments. Throws a Problem: 404, 409 when it cannot be changed or differs from what was shown. */
export async function requestPlan(
  options: PreviewOptions & { staff: FeeStaff; asked: PlanChangeRequest },
): Promise<MoneyApproval> {
  const { payload, staff, asked, now } = options
  const { due, basis } = await changeable(options)
  const { before, options: plans, movedPaise, lateFeePaise } = planPreview(basis)
  const chosen = plans.find(({ plan }) => plan === asked.plan)
  if (chosen === undefined) throw conflict('SAME_PLAN', 'The student pays in these instalments already.')
  if (movedPaise !== asked.movedPaise) throw conflict('CHANGED', 'These fees have changed. Reload the page.')
  const { applicationId, applicationNumber, studentId, college, course } = due
  const late = lateFeePaise > 0 ? `; late fee of ${formatPaise(lateFeePaise)} so far no longer owed` : ''
  return requestApproval({
    payload,
    kind: 'due-plan',
    subject: {
      ...{ id: applicationId, studentId, college, course },
      description: `${DUE_ACTION_LABELS.TUITION}, ${applicationNumber}`,
    },
    amountPaise: movedPaise,
    change: `${TUITION_PLAN_LABELS[chosen.plan]}${late}`,
    request: {
      plan: chosen.plan,
      movedPaise,
      dueId: due.id,
      dueIds: basis.dues.filter((each) => movablePaise(each) > 0).map(({ id }) => id),
      before,
      after: chosen.after,
    },
    reason: asked.reason,
    staff,
    now,
  })
}
