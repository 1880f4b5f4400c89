import { expect, it } from 'vitest'
import { CERTIFICATE_MESSAGES, issueDateError, lastDayError } from './certificate-dates.ts'

const TODAY = '2026-11-21'

it.each([
  ['2026-11-21', null],
  ['1940-01-01', null],
  ['2026-11-22', CERTIFICATE_MESSAGES.future],
  ['1939-12-31', CERTIFICATE_MESSAGES.tooOld],
  ['31/02/2020', CERTIFICATE_MESSAGES.date],
  ['soon', CERTIFICATE_MESSAGES.date],
])('of the date %s: %s', (typed, message) => expect(issueDateError(typed, TODAY)).toBe(message))

it.each([
  ['2024-03-31', '2023-04-01', null],
  ['2023-04-01', '2023-04-01', null],
  ['2023-03-31', '2023-04-01', CERTIFICATE_MESSAGES.reversed],
  ['2200-01-01', '2023-04-01', CERTIFICATE_MESSAGES.tooOld],
  ['1939-01-01', '', CERTIFICATE_MESSAGES.tooOld],
  ['x', '2023-04-01', CERTIFICATE_MESSAGES.date],
])('of the last day %s of a certificate of %s: %s', (typed, issuedOn, message) =>
  expect(lastDayError(typed, issuedOn)).toBe(message),
)
