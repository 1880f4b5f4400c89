/** In which instalments the course fee of a student is paid. */

import { balanceOf, dueEntries } from '../dues/due-ledger.ts'
import type { PlannedDue } from '../dues/planned-dues.ts'

export const TUITION_PLANS = ['agreed', 'halves', 'full'] as const
export type TuitionPlan = (typeof TUITION_PLANS)[number]

/** Labels for staff. */
export const TUITION_PLAN_LABELS: Record<TuitionPlan, string> = {
  agreed: 'As agreed with the application',
  halves: 'In halves',
  full: 'All at once',
}

/** An instalment; the amount in whole paise. */
export type PlanPart = Pick<PlannedDue, 'title' | 'amountPaise' | 'days'>

/** The whole course fee in the instalments of a plan, from those of the agreement. */
export function planParts(plan: TuitionPlan, agreed: readonly PlanPart[]): PlanPart[] {
  if (plan === 'agreed') return [...agreed]
  const totalPaise = sumOf(agreed)
  const days = agreed[0]?.days ?? null
  if (plan === 'full') return [{ title: 'Full payment', amountPaise: totalPaise, days }]
  // Whole rupees, so that the first takes the odd one.
  const firstPaise = Math.ceil(totalPaise / 200) * 100
  return [
    { title: 'First half', amountPaise: firstPaise, days },
    {
      title: 'Second half',
      amountPaise: totalPaise - firstPaise,
      days: agreed[Math.ceil(agreed.length / 2)]?.days ?? null,
    },
  ]
}

/**
 * The instalments of a plan of which only an amount is left: what is paid counts for the first ones. What is more than the
 * plan comes to is added to the first.
 */
export function remainingParts(parts: readonly PlanPart[], leftPaise: number): PlanPart[] {
  let rest = leftPaise
  const remaining = parts
    .toReversed()
    .map((part) => {
      const amountPaise = Math.min(rest, part.amountPaise)
      rest -= amountPaise
      return { ...part, amountPaise }
    })
    .toReversed()
    .filter(({ amountPaise }) => amountPaise > 0)
  return remaining.map((part, index) => (index === 0 ? { ...part, amountPaise: part.amountPaise + rest } : part))
}

const sumOf = (parts: readonly PlanPart[]) => parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0)

interface StoredAmounts {
  amountPaise: number
  concessionPaise?: number | null | undefined
  chargePaise?: number | null | undefined
  entries?: unknown
}

/**
 * How much of the amount of a fee stays with it when a plan takes over what is left, in whole paise: what is paid or
 * reserved, and its concessions. A charge for a bounced cheque is paid first; what is not paid of it stays owed.
 */
export function keptPaise({ amountPaise, concessionPaise, chargePaise, entries }: StoredAmounts): number {
  const { paidPaise, heldPaise } = balanceOf(dueEntries(entries))
  const covered = Math.max(0, paidPaise + heldPaise - (chargePaise ?? 0))
  return Math.min(amountPaise, (concessionPaise ?? 0) + covered)
}

/** A title that no other fee has, because titles name fees. */
export function freeTitle(title: string, taken: ReadonlySet<string>): string {
  if (!taken.has(title)) return title
  for (let count = 2; ; count += 1) if (!taken.has(`${title} (${count})`)) return `${title} (${count})`
}
