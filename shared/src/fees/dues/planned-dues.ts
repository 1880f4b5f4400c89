import { SEMESTER_LABELS, SEMESTERS, type Semester } from '../../content/options.ts'
import { addDays } from '../../platform/days.ts'
import type { FeeAction, FeeHead, FeePart } from '../fees.ts'
import type { DueAction } from './due.ts'
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

export const DRESS_TITLE = 'Dress'

/**
 * All dues of an approved application with fixed amounts. Tuition follows the application, everything else the fee
 * structure in force. Parts without an amount are left out. (spec 1, 9)
 */
export function plannedDues({ parts, heads, examSemesters, settings }: PlanOptions): PlannedDue[] {
  const headOf = (action: FeeAction) => heads.find((head) => head.action === action)
  const registration = headOf('REGISTRATION')
  const dues: PlannedDue[] = [
    ...parts.map(({ title, feePaise }, index) => ({
      ...instalment('TUITION', index, settings.tuitionDays),
      title: distinctTitle(parts, index) ?? title,
      amountPaise: feePaise,
    })),
    ...(registration
      ? [
          {
            ...instalment('REGISTRATION', 0, [settings.registrationDays]),
            title: registration.text,
            amountPaise: registration.amountPaise,
          },
        ]
      : []),
    ...examSemesters.map((semester) => ({
      ...instalment('EXAM', SEMESTERS.indexOf(semester), settings.examDays),
      title: SEMESTER_LABELS[semester],
      amountPaise: headOf('EXAM')?.amountPaise ?? EXAM_PAISE,
    })),
    {
      ...instalment('DRESS', 0, [settings.dressDays]),
      title: DRESS_TITLE,
      amountPaise: headOf('DRESS')?.amountPaise ?? DRESS_PAISE,
    },
  ]
  return dues.filter(({ amountPaise }) => amountPaise > 0)
}

function instalment(action: DueAction, index: number, days: readonly number[]) {
  return { action, instalment: index + 1, days: days[index] ?? null }
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
