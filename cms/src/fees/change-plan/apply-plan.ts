import { keptPaise, TUITION_PLANS } from '@pravesh/shared/fees/change-plan/tuition-plans'
import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import type { FeeDue } from '../../payload-types.ts'
import type { ApprovalHandler } from '../../payments/index.ts'
import { changeDueMoney } from '../dues/change-due-money.ts'
import { storedDay } from '../dues/day.ts'
import { findDues } from '../dues/find-dues.ts'
import { newDue } from '../dues/new-due.ts'
import { movedBy, planChangesOf } from '../dues/plan-changes.ts'
import { stateAfter } from '../dues/state-after.ts'
import { movablePaise, newInstalments, planBasis } from './plan-preview.ts'
import { conflict, refuseChange } from './refuse-change.ts'

const planRequest = z.object({
  plan: z.enum(TUITION_PLANS),
  movedPaise: z.int(),
  dueIds: z.array(z.string()),
})

/**
 * Carries out an approved change of plan. Each due gives what is left of it to the new instalments by one conditional update
 * that notes the approval, so that a payment which comes first keeps its part. When all have, the new instalments are
 * inserted under keys of the approval: an interrupted call is completed by the next one.
 */
export const planApproval: ApprovalHandler = {
  async check({ payload, approval, now }) {
    const { movedPaise, dueIds } = planRequest.parse(approval.request)
    const basis = await planBasis({ payload, applicationId: approval.subjectId, now })
    await refuseChange({ payload, basis })
    const moved = basis.dues.filter((due) => movablePaise(due) > 0)
    const isSame = moved.length === dueIds.length && moved.every(({ id }) => dueIds.includes(id))
    if (isSame && moved.reduce((sum, due) => sum + movablePaise(due), 0) === movedPaise) return
    throw conflict('CHANGED', 'These fees have changed since this was requested. Decline it, and ask for it again.')
  },
  async apply({ payload, approval, now }) {
    const { plan, dueIds } = planRequest.parse(approval.request)
    for (const id of dueIds) await moveDue({ payload, id, approvalId: approval.id, now })
    const { id: approvalId, subjectId: applicationId } = approval
    const all = await findDues(payload, { applicationId })
    const movedPaise = all.reduce((sum, due) => sum + (movedBy(due, approvalId) ?? 0), 0)
    const basis = await planBasis({ payload, applicationId, now })
    const prefix = `${applicationId}/TUITION/${approvalId}/`
    const others = all.filter(({ action, key }) => action === 'TUITION' && !key.startsWith(prefix))
    const last = Math.max(0, ...others.map(({ instalment }) => instalment))
    const dues = basis.dues.filter(({ key }) => !key.startsWith(prefix))
    for (const [index, part] of newInstalments({ ...basis, dues, plan, movedPaise }).entries()) {
      const { title, amountPaise, dueOn } = part
      const facts = { action: 'TUITION' as const, instalment: last + index + 1, title, amountPaise }
      const row = newDue(basis.account, { ...facts, dueOn: dueOn && storedDay(dueOn) })
      await insertIfAbsent({ payload, collection: 'fee-dues', data: { ...row, key: `${prefix}${index + 1}` } })
    }
  },
}

interface MoveOptions {
  payload: Payload
  id: string
  approvalId: string
  now: Date
}

/** Moves what is left of a due; nothing of one that was paid meanwhile. Idempotent. */
async function moveDue({ payload, id, approvalId, now }: MoveOptions): Promise<void> {
  await changeDueMoney({
    payload,
    id,
    change: (due) => {
      const movedPaise = movablePaise(due)
      if (movedBy(due, approvalId) !== null || movedPaise === 0) return null
      const planChanges = [...planChangesOf(due), { approvalId, movedPaise }]
      return { planChanges, ...remainderOf(due, now) }
    },
  })
}

/** A due of which nothing stays is replaced; any other keeps what is paid for it. */
function remainderOf(due: FeeDue, now: Date) {
  const amountPaise = keptPaise(due)
  if (amountPaise === 0 && (due.chargePaise ?? 0) === 0) return { status: 'replaced' as const }
  return { amountPaise, ...stateAfter({ ...due, amountPaise }, now) }
}
