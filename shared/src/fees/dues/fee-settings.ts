import type { OwnAmountAction, PlannedAction, SettingOf } from '../fee-kinds.ts'

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
}
