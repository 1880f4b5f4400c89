import { SEMESTER_LABELS, SEMESTERS, type Semester } from '../../content/options.ts'
import { addDays } from '../../platform/days.ts'
import { keysOf } from '../../platform/record-of.ts'
import { type DueAction, FEE_KINDS, type FeeAction, type PlannedAction } from '../fee-kinds.ts'
import type { FeeHead, FeePart } from '../fees.ts'
import type { FeeSettings } from './fee-settings.ts'

/** A due that a student owes from approval on. */
export interface PlannedDue {
  action: DueAction
  /** From 1 within the action. */
  instalment: number
  title: string
  amountPaise: number
  /** Days from approval to the due date; null without a date. */
  days: number | null
}

interface PlanOptions {
  /** The course fee's parts, as stored with the application. */
  parts: readonly FeePart[]
  /** The active fees of the course. */
  heads: readonly FeeHead[]
  /** The semesters of the course that end with an examination fee, as its agreement says. */
  examSemesters: readonly Semester[]
  settings: FeeSettings
}

/** The exam fee of a semester and the dress fee, unless the fee structure has others. (spec 1, 9) */
const EXAM_PAISE = 1_200_00
const DRESS_PAISE = 3_500_00

export const DRESS_TITLE = FEE_KINDS.DRESS.name

type Plan = Omit<PlannedDue, 'action'>

/** The dues of each kind. Tuition follows the application, everything else the fee structure in force. (spec 1, 9) */
const PLANS: Record<PlannedAction, (options: PlanOptions) => Plan[]> = {
  TUITION: ({ parts, settings }) =>
    parts.map(({ title, feePaise }, index) => ({
      ...instalment(index, settings.tuitionDays),
      title: distinctTitle(parts, index) ?? title,
      amountPaise: feePaise,
    })),
  REGISTRATION: ({ heads, settings }) => {
    const head = headOf(heads, 'REGISTRATION')
    return head
      ? [{ ...instalment(0, [settings.registrationDays]), title: head.text, amountPaise: head.amountPaise }]
      : []
  },
  EXAM: ({ heads, examSemesters, settings }) =>
    examSemesters.map((semester) => ({
      ...instalment(SEMESTERS.indexOf(semester), settings.examDays),
      title: SEMESTER_LABELS[semester],
      amountPaise: headOf(heads, 'EXAM')?.amountPaise ?? EXAM_PAISE,
    })),
  DRESS: ({ heads, settings }) => [
    {
      ...instalment(0, [settings.dressDays]),
      title: DRESS_TITLE,
      amountPaise: headOf(heads, 'DRESS')?.amountPaise ?? DRESS_PAISE,
    },
  ],
  IDENTITY_CARD: ({ heads, settings }) => {
    const head = headOf(heads, 'IDENTITY_CARD')
    return head
      ? [
          {
            ...instalment(0, [settings.identityCardDays]),
            title: FEE_KINDS.IDENTITY_CARD.name,
            amountPaise: head.amountPaise,
          },
        ]
      : []
  },
}

/** All dues of an approved application with fixed amounts. Parts without an amount are left out. */
export function plannedDues(options: PlanOptions): PlannedDue[] {
  return keysOf(PLANS)
    .flatMap((action) => PLANS[action](options).map((due) => ({ action, ...due })))
    .filter(({ amountPaise }) => amountPaise > 0)
}

const headOf = (heads: readonly FeeHead[], action: FeeAction) => heads.find((head) => head.action === action)

function instalment(index: number, days: readonly number[]) {
  return { instalment: index + 1, days: days[index] ?? null }
}

/** The title of a part, numbered if an earlier part has the same one; titles identify dues in the contract. */
function distinctTitle(parts: readonly FeePart[], index: number): string | undefined {
  const title = parts[index]?.title
  const earlier = parts.slice(0, index).filter((part) => part.title === title).length
  return earlier === 0 ? title : `${title} (${earlier + 1})`
}

/** A due that is created later than at approval leaves the student this many days, unless its rule has fewer. */
const NOTICE_DAYS = 14

interface DateOptions {
  days: number | null
  /** Days in India, `YYYY-MM-DD`. */
  approvedOn: string
  createdOn: string
}

/** The due date; null without a rule. */
export function dueDate({ days, approvedOn, createdOn }: DateOptions): string | null {
  if (days === null) return null
  const byRule = addDays(approvedOn, days)
  const earliest = addDays(createdOn, Math.min(days, NOTICE_DAYS))
  return byRule > earliest ? byRule : earliest
}
