import type { NoticeDates } from '@pravesh/shared/content/notice-board/notice'
import type { DateField } from 'payload'
import type { Notice } from '../../payload-types.ts'
import { dayOf } from '../courses/intake.ts'

type Dated = Partial<Pick<Notice, 'shownFrom' | 'until'>>

/** The days of a notice; null for a draft without a date. */
export function noticeDates({ shownFrom, until }: Dated): NoticeDates | null {
  const day = dayOf(shownFrom)
  return day === null ? null : { day, lastDay: dayOf(until) }
}

/** As the admin's date fields store a day. */
export const storedDay = (day: string) => `${day}T06:30:00.000Z`

export const refuseEarlyLastDay: DateField['validate'] = (until, { siblingData }) => {
  const day = dayOf((siblingData as Dated).shownFrom)
  const lastDay = until instanceof Date ? dayOf(until.toISOString()) : dayOf(until)
  return day === null || lastDay === null || lastDay >= day || 'Choose the date of the notice, or a later day.'
}
