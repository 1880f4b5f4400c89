import { stepTitle } from '@pravesh/shared/allotment/process/step-title'
import { stepsOn } from '@pravesh/shared/allotment/process/steps'
import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import { dayInIndia, formatLongDay } from '@pravesh/shared/platform/formats'
import { istTime } from '../../../foundation/formats.ts'
import { staffLanguage } from '../../../foundation/languages/staff-language.ts'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import type { ProcessRecord } from '../../processes/find-process.ts'

/** What the first part of the page of a process says. */
export interface OverviewView {
  state: ProcessRecord['state']
  course: string
  session: string
  openedAt: string
  /** Titles of the steps that are open. */
  today: string[]
  next: { step: string; day: string } | null
  lotSeedHash: string
  /** What it lacks before it can be opened. */
  missing: string[]
  /** People with an accepted seat who have not joined. */
  notJoined: number
}

interface ViewOptions {
  process: ProcessRecord
  missing: readonly FieldError[]
  notJoined: number
  now: Date
}

export function overviewOf({ process, missing, notJoined, now }: ViewOptions): OverviewView {
  const { state, steps, openedAt, lotSeedHash, sessionYear: session } = process
  const locale = staffLanguage()
  const { open, next } = stepsOn(steps, dayInIndia(now))
  return {
    ...{ state, session, notJoined, lotSeedHash: state === 'draft' ? '' : lotSeedHash },
    course: COURSE_LABELS[process.course],
    openedAt: openedAt ? istTime(openedAt) : '',
    today: open.map((step) => stepTitle(step, steps, locale)),
    next: next && { step: stepTitle(next, steps, locale), day: formatLongDay(next.first, locale) },
    missing: state === 'draft' ? missing.map(({ message }) => staffText(message)) : [],
  }
}
