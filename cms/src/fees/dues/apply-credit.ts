import { isOutOfPlan } from '@pravesh/shared/fees/dues/due'
import { seatCreditOf, withSeatCredit } from '@pravesh/shared/fees/dues/seat-credit'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import type { FeeDue } from '../../payload-types.ts'
import { changeDueMoney } from './change-due-money.ts'
import { findDues } from './find-dues.ts'
import { reopened } from './release-due.ts'
import { fixedLeft, stateAfter } from './state-after.ts'

interface CreditOptions {
  payload: Payload
  applicationId: string
  now: Date
}

/**
 * Takes what was paid for a seat off the instalments of the course fee, the first ones first, and gives back what was refunded since. Idempotent: the
 * amounts follow from the payments of the seat alone, so an interrupted call is completed by the next one.
 */
export async function applyCredit({ payload, applicationId, now }: CreditOptions): Promise<void> {
  let left = await portalOf(payload).feeCredits({ payload, applicationId })
  const dues = await findDues(payload, { applicationId })
  const tuition = dues.filter((due) => due.action === 'TUITION' && (left > 0 || seatCreditOf(due) > 0))
  for (const { id } of tuition.toSorted(inPlanFirst)) {
    const creditPaise = left
    const due = await changeDueMoney({ payload, id, change: (stored) => credited(stored, creditPaise, now) })
    left -= due ? seatCreditOf(due) : 0
  }
}

/** Dues that are over come last: their part of the credit is free for the others. */
function inPlanFirst(one: FeeDue, other: FeeDue): number {
  return Number(isOutOfPlan(one.status)) - Number(isOutOfPlan(other.status)) || one.instalment - other.instalment
}

function credited(due: FeeDue, creditPaise: number, now: Date) {
  const at = now.toISOString()
  const concessions = withSeatCredit({ due, creditPaise, applicationId: due.applicationId, at })
  if (concessions === null) return null
  const concessionPaise = concessions.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  return { concessions, concessionPaise, ...statusOf({ ...due, concessions, concessionPaise }, now) }
}

/** With less credit, a fee that was waived or paid is owed again; with more, nothing may be left of it. */
function statusOf(due: FeeDue, now: Date) {
  if (due.status === 'open') return stateAfter(due, now)
  if (due.status !== 'waived' && due.status !== 'paid') return {}
  const isSettled = 'status' in stateAfter(due, now)
  if (isSettled) return {}
  return due.status === 'waived' ? { status: 'open' as const } : reopened(due.reviewRevision)
}

export interface CreditStanding {
  /** What is taken off the course fee for the seat. */
  creditedPaise: number
  /** Still to be paid of the course fee, without a late fee that grows. */
  leftPaise: number
}

/** How the course fee of an application stands towards its seat. */
export async function creditStanding(payload: Payload, applicationId: string): Promise<CreditStanding> {
  const tuition = (await findDues(payload, { applicationId })).filter(({ action }) => action === 'TUITION')
  const lefts = tuition.map((due) => (due.status === 'open' ? fixedLeft(due) : 0))
  const sum = (amounts: readonly number[]) => amounts.reduce((total, paise) => total + paise, 0)
  return { creditedPaise: sum(tuition.map(seatCreditOf)), leftPaise: sum(lefts) }
}
