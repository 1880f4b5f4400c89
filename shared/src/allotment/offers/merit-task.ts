import type { Standing, Verification } from '../entries/entry.ts'
import { lateChoiceDays, openNow } from '../process/open-now.ts'
import type { ProcessState } from '../process/process.ts'
import type { Step } from '../process/steps.ts'
import { waitOfPaidSeat } from './paid-seat.ts'
import type { OfferStatus } from './status.ts'

/**
 * What an applicant has to do in a merit process. `join-late`: the days to join are over, and the college has not confirmed.
 * `wait`: nothing, until another step begins. `over`: nothing any more.
 */
export const MERIT_TASKS = ['answer', 'pay', 'marks', 'rank', 'rank-late', 'join', 'join-late', 'wait', 'over'] as const
type MeritTaskKind = (typeof MERIT_TASKS)[number]

export interface MeritTask {
  kind: MeritTaskKind
  /** The last day for it, also one that is over, `YYYY-MM-DD` in India; null without one. */
  until: string | null
}

interface Seat {
  status: OfferStatus
  next: 'freeze' | 'float' | 'slide' | null
  isPaidFor: boolean
  /** Of the newest result. */
  round: number
  /** To answer and pay. */
  lastDay: string
}

export interface TaskFacts {
  state: ProcessState
  steps: readonly Step[]
  standing: Standing
  verification: Verification
  mayTypeMarks: boolean
  hasChoices: boolean
  /** The newest; null without one. */
  seat: Seat | null
  /** `YYYY-MM-DD` in India. */
  today: string
}

/** The most urgent task of an applicant. */
export function meritTask(facts: TaskFacts): MeritTask {
  const { state, standing, steps, today } = facts
  if (state !== 'open' || standing !== 'in') return { kind: 'over', until: null }
  return (
    seatTask(facts) ?? marksTask(facts) ?? choicesTask(facts) ?? joiningTask(facts) ?? { kind: 'wait', until: null }
  )

  function seatTask({ seat }: TaskFacts): MeritTask | null {
    if (seat === null || today > seat.lastDay) return null
    if (seat.status === 'offered') return { kind: 'answer', until: seat.lastDay }
    return seat.status === 'accepted' && !seat.isPaidFor ? { kind: 'pay', until: seat.lastDay } : null
  }

  function marksTask({ mayTypeMarks, verification }: TaskFacts): MeritTask | null {
    if (!mayTypeMarks || (verification !== 'missing' && verification !== 'returned')) return null
    const days = steps.filter(({ kind, last }) => (kind === 'apply' || kind === 'correct') && last >= today)
    const last = days.map((step) => step.last).sort()
    return { kind: 'marks', until: last.at(-1) ?? lateChoiceDays(steps)?.last ?? null }
  }

  function choicesTask({ seat, hasChoices }: TaskFacts): MeritTask | null {
    const open = openNow({ state, steps }, today)
    if (open.choices && !hasChoices) return { kind: 'rank', until: lastOf('choices') }
    return open.lateChoices && seat === null ? { kind: 'rank-late', until: lateChoiceDays(steps)?.last ?? null } : null
  }

  function joiningTask({ seat }: TaskFacts): MeritTask | null {
    if (seat?.status !== 'accepted' || !seat.isPaidFor) return null
    const wait = waitOfPaidSeat(seat, steps, today)
    if (typeof wait === 'object' || (wait === 'join' && !openNow({ state, steps }, today).joining)) return null
    return { kind: wait, until: lastOf('joining') }
  }

  function lastOf(kind: Step['kind']): string | null {
    return steps.find((step) => step.kind === kind)?.last ?? null
  }
}
