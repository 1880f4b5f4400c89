import type { StaffEntry } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import { lengthOfService, type ServicePeriod } from '@pravesh/shared/allotment/scores/service'
import { isDay } from '@pravesh/shared/platform/day-in-india'

/** A row of the form: days as a field for days has them, an empty last one for until now. */
export interface ServiceRow {
  school: string
  from: string
  to: string
}

/** The service that the officer found before, else that which the applicant typed. */
export function serviceRows({ marks, verifiedMarks }: Pick<StaffEntry, 'marks' | 'verifiedMarks'>): ServiceRow[] {
  return ((verifiedMarks ?? marks)?.service ?? []).map(({ school, from, to }) => ({ school, from, to: to ?? '' }))
}

export function serviceOf(rows: readonly ServiceRow[]): ServicePeriod[] {
  return rows.map(({ school, from, to }) => ({ school: school.trim(), from, to: to === '' ? null : to }))
}

/** What counts of the rows, in ten-thousandths of a day; null while a day is missing. */
export function lengthOfRows(rows: readonly ServiceRow[], on: string): number | null {
  const isReadable = rows.every(({ from, to }) => isDay(from) && (to === '' || isDay(to)))
  return isReadable ? lengthOfService(serviceOf(rows), on).score : null
}
