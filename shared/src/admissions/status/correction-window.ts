/** Times in which students correct certain answers of an application that is not decided, without being asked. (decision 0087) */
import { startOfDay } from '../../platform/day-in-india.ts'
import { addDays } from '../../platform/days.ts'
import type { CourseForm } from '../form/course-form.ts'
import { questionsOf } from '../form/questionnaire.ts'
import { PARTS, type Part } from '../questions/parts.ts'
import type { QuestionKind } from '../questions/question.ts'
import { type Correction, isItemOf, itemsOf, type RequestedItem } from './requests.ts'
import { type ApplicationStatus, isWaitingForStaff } from './status.ts'

/** A window of one session and course. Days are whole, `YYYY-MM-DD` in India. */
export interface CorrectionWindow {
  id: string
  from: string
  to: string
  /** Questions and documents of the form. */
  items: readonly string[]
}

/** Whether a student may correct an application in this state during a window: it is with staff, and not decided. */
export const hasWindows = (status: ApplicationStatus): boolean => isWaitingForStaff(status)

/** The window that is open on a day; null if there is none. Windows of one session and course do not overlap. */
export function openWindow(windows: readonly CorrectionWindow[], today: string): CorrectionWindow | null {
  return windows.find(({ from, to }) => from <= today && today <= to) ?? null
}

/** The window that ended last before a day; null if there is none. */
export function lastWindow(windows: readonly CorrectionWindow[], today: string): CorrectionWindow | null {
  const ended = windows.filter(({ to }) => to < today)
  return ended.reduce<CorrectionWindow | null>((last, each) => (last && last.to > each.to ? last : each), null)
}

/** What may be corrected, as if staff had asked for each question and document of the window alone. */
export function windowCorrection(form: CourseForm, { from, items }: CorrectionWindow): Correction {
  const requestedAt = startOfDay(from)
  const own = items.filter((item): item is RequestedItem => isItemOf(form, item))
  return { requests: own.map((item) => ({ items: [item], words: '', requestedAt })), documents: [] }
}

/** Computed answers follow others, and those of the account are changed there. */
const NOT_CORRECTED: readonly QuestionKind[] = ['computed', 'account']

/** The questions and documents of a form that a window can have, by part. */
export function windowChoices(form: CourseForm): { part: Part; items: RequestedItem[] }[] {
  const closed = new Set<string>(
    questionsOf(form)
      .filter(({ kind }) => NOT_CORRECTED.includes(kind))
      .map(({ name }) => name),
  )
  return PARTS.map((part) => ({ part, items: itemsOf(form, part).filter((item) => !closed.has(item)) })).filter(
    ({ items }) => items.length > 0,
  )
}

export function isWindowItem(form: CourseForm, item: string): boolean {
  return windowChoices(form).some(({ items }) => items.some((own) => own === item))
}

/** Messages go out at nine in the morning in India. */
const MESSAGE_MS = 9 * 60 * 60_000
const messageAt = (day: string) => Date.parse(startOfDay(day)) + MESSAGE_MS

interface StepOptions extends Pick<CorrectionWindow, 'from' | 'to'> {
  /** Whether students get a message when it opens. */
  announces: boolean
  /** Days before the last one on which they get a reminder; 0 for none. */
  reminderDays: number
  isAnnounced: boolean
  isReminded: boolean
  now: Date
}

/** The message that is due about a window, or when to look again (ISO 8601). */
export type WindowStep = { name: 'opened' | 'reminder' } | { name: 'wait'; until: string } | { name: 'done' }

/** The next step. Of both messages that are due, e.g. after a downtime, the reminder is sent alone. */
export function windowStep(options: StepOptions): WindowStep {
  const { from, to, announces, reminderDays, isAnnounced, isReminded, now } = options
  const isOver = now.getTime() >= Date.parse(startOfDay(addDays(to, 1)))
  if (isOver) return { name: 'done' }
  const reminds = reminderDays > 0 && !isReminded && addDays(to, -reminderDays) > from
  const remindAt = messageAt(addDays(to, -reminderDays))
  if (reminds && remindAt <= now.getTime()) return { name: 'reminder' }
  const announceAt = messageAt(from)
  if (announces && !isAnnounced && announceAt <= now.getTime()) return { name: 'opened' }
  const next = [...(announces && !isAnnounced ? [announceAt] : []), ...(reminds ? [remindAt] : [])]
  return next.length === 0 ? { name: 'done' } : { name: 'wait', until: new Date(Math.min(...next)).toISOString() }
}

/** Why a window cannot be stored, as a sentence for staff; null if it can. */
export function windowProblem(
  { from, to }: Pick<CorrectionWindow, 'from' | 'to'>,
  others: readonly Pick<CorrectionWindow, 'from' | 'to'>[],
): string | null {
  if (to < from) return 'The last day is before the first one.'
  const overlaps = others.some((other) => other.from <= to && from <= other.to)
  return overlaps ? 'Another window of this session and course has some of these days.' : null
}
