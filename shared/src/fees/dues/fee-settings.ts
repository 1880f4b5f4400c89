import type { CourseCode } from '../../courses/courses.ts'
import type { OwnAmountAction, PlannedAction, SettingOf } from '../fee-kinds.ts'
import type { ConcessionKind } from './concession-kinds.ts'
import { type LateFeeRule, NO_LATE_FEE } from './late-fee.ts'

/** Days from approval to the due date: of each instalment, in order, or of the only one. */
export type DueDays = { [Name in `${SettingOf<PlannedAction>}Days`]: number | readonly number[] }

/** The bounds of each amount that students enter. */
type OwnAmounts = Record<SettingOf<OwnAmountAction>, OwnAmountBounds>

/** What staff can set about dues. Days are whole numbers. */
export interface FeeSettings extends DueDays, OwnAmounts {
  tuitionDays: readonly number[]
  registrationDays: number
  /** By semester. */
  examDays: readonly number[]
  dressDays: number
  identityCardDays: number
  /** Days before and after the due date on which students are reminded. */
  remindBefore: readonly number[]
  remindAfter: readonly number[]
  /** The rules for paying late; none for a course without a rule. */
  lateFees: readonly (LateFeeRule & { course: CourseCode })[]
  /** What a student owes for a bounced cheque, in whole paise. */
  bounceChargePaise: number
  /** Refunds that staff enter above this amount need a second person; in whole paise. */
  refundLimitPaise: number
  /** The kinds of concessions that need a document. */
  concessionDocuments: readonly ConcessionKind[]
}

/** The late fee rule of a course. */
export function lateFeeRule({ lateFees }: Pick<FeeSettings, 'lateFees'>, course: CourseCode): LateFeeRule {
  return lateFees.find((rule) => rule.course === course) ?? NO_LATE_FEE
}

/** Bounds of an amount that students enter themselves. */
export interface OwnAmountBounds {
  minPaise: number
  maxPaise: number
  /** How many times one student may pay it. */
  times: number
}

/** In force until staff change them. */
export const DEFAULT_FEE_SETTINGS: FeeSettings = {
  tuitionDays: [21, 60, 240, 420, 600],
  registrationDays: 30,
  examDays: [170, 350, 530, 710],
  dressDays: 60,
  identityCardDays: 30,
  tour: { minPaise: 100_00, maxPaise: 25_000_00, times: 4 },
  library: { minPaise: 50_00, maxPaise: 10_000_00, times: 4 },
  remindBefore: [7, 1],
  remindAfter: [1, 7, 15],
  lateFees: [],
  bounceChargePaise: 0,
  refundLimitPaise: 10_000_00,
  concessionDocuments: [],
}
