import { MAX_ALLOWED_DAYS, mayEndOn } from '@pravesh/shared/accounts/address-limits'
import { rangeProblem } from '@pravesh/shared/accounts/address-range'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { DateFieldValidation, TextFieldSingleValidation } from 'payload'

/** The error message of an address or range in the form; true if there is none. */
export const checkAddress: TextFieldSingleValidation = (typed) => {
  if (!typed?.trim()) return 'Enter an address, such as 203.0.113.9, or a range, such as 203.0.113.0/24.'
  const problem = rangeProblem(typed)
  switch (problem?.kind) {
    case undefined:
      return true
    case 'unreadable':
      return 'Enter an IPv4 or IPv6 address, such as 203.0.113.9, or a range, such as 203.0.113.0/24 or 2001:db8::/48.'
    case 'too-wide':
      return `Enter a narrower range: /${problem.widest} or a higher number after the slash.`
    case 'not-first':
      return `Enter the range with its first address: ${problem.meant}.`
    case 'not-public':
      return 'Enter the public address, by which the internet sees the computers. Private and local addresses have no limits of their own.'
  }
}

/** The error message of a last day in the form. A row that has ended meanwhile can stay. */
export const checkLastDay: DateFieldValidation = (value, { previousValue }) => {
  const day = dayIn(value)
  if (day === '') return 'Choose the last day of these limits.'
  if (day === dayIn(previousValue) || mayEndOn(day, dayInIndia(new Date()))) return true
  return `Choose today or a later day, at most ${MAX_ALLOWED_DAYS} days from today.`
}

function dayIn(value: unknown): string {
  return dayOf(value instanceof Date ? value.toISOString() : String(value ?? ''))
}
