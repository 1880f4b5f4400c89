import { expect, it } from 'vitest'
import { locked } from './refusals.ts'

it.each([
  [60, 'a minute'],
  [15 * 60, '15 minutes'],
  [3 * 3600, '3 hours'],
  [720 * 3600, '30 days'],
])('says when %d seconds are over', (seconds, duration) => {
  expect(locked(seconds).publicMessage).toContain(`Try again in ${duration}, or reset your password`)
})
