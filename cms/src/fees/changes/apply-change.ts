import { CONCESSION_KINDS } from '@pravesh/shared/fees/dues/concession-kinds'
import { concessionsOf } from '@pravesh/shared/fees/dues/concessions'
import * as z from 'zod/mini'
import { notFound } from '../../foundation/problem.ts'
import type { FeeDue, MoneyApproval } from '../../payload-types.ts'
import type { ApprovalHandler, ApprovalHandlers } from '../../payments/index.ts'
import { changeDueMoney } from '../dues/change-due-money.ts'
import { findDue } from '../dues/find-dues.ts'
import { stateAfter } from '../dues/state-after.ts'
import { requireReducible } from './change-rules.ts'

const concessionRequest = z.object({ kind: z.enum(CONCESSION_KINDS) })
const dateRequest = z.object({ dueOn: z.string() })

/** The columns that carry out an approval, from the due as it is stored; null when it is carried out already. Throws a Problem. */
type Change = (options: {
  due: FeeDue
  approval: MoneyApproval
  now: Date
}) => Parameters<typeof changeDueMoney>[0]['change'] extends (due: FeeDue) => infer Columns ? Columns : never

function handlerOf(change: Change): ApprovalHandler {
  return {
    async check({ payload, approval, now }) {
      const due = await findDue(payload, approval.subjectId)
      if (due === null) throw notFound('fee')
      change({ due, approval, now })
    },
    async apply({ payload, approval, now }) {
      await changeDueMoney({ payload, id: approval.subjectId, change: (due) => change({ due, approval, now }) })
    },
  }
}

const grantConcession: Change = ({ due, approval, now }) => {
  const granted = concessionsOf(due.concessions)
  if (granted.some(({ approvalId }) => approvalId === approval.id)) return null
  const amountPaise = approval.amountPaise ?? 0
  requireReducible(due, amountPaise)
  const { kind } = concessionRequest.parse(approval.request)
  const concessions = [...granted, { kind, amountPaise, approvalId: approval.id, at: now.toISOString() }]
  const concessionPaise = (due.concessionPaise ?? 0) + amountPaise
  return { concessions, concessionPaise, ...stateAfter({ ...due, concessionPaise }, now) }
}

const changeAmount: Change = ({ due, approval, now }) => {
  const amountPaise = approval.amountPaise ?? due.amountPaise
  if (amountPaise === due.amountPaise) return null
  requireReducible(due, due.amountPaise - amountPaise)
  return { amountPaise, ...stateAfter({ ...due, amountPaise }, now) }
}

const changeDate: Change = ({ due, approval }) => {
  const { dueOn } = dateRequest.parse(approval.request)
  requireReducible(due, 0)
  // Reminders follow the new day.
  return dueOn === due.dueOn ? null : { dueOn, remindedStep: null }
}

/** Carries out approved concessions and changes of one fee. */
export const changeApprovals: ApprovalHandlers = {
  concession: handlerOf(grantConcession),
  'due-amount': handlerOf(changeAmount),
  'due-date': handlerOf(changeDate),
}
