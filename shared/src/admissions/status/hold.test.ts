import { expect, it } from 'vitest'
import { holderOf, holdFrom, NO_HOLD } from './hold.ts'

const now = new Date('2026-11-27T06:00:00.000Z')

it('is held for half an hour', () => {
  const hold = holdFrom('asha', now)
  expect(holderOf(hold, now)).toBe('asha')
  expect(holderOf(hold, new Date('2026-11-27T06:29:59.999Z'))).toBe('asha')
  expect(holderOf(hold, new Date('2026-11-27T06:30:00.000Z'))).toBeNull()
})

it('is held by no one when it was put back, or never taken', () => {
  expect(holderOf(NO_HOLD, now)).toBeNull()
  expect(holderOf({}, now)).toBeNull()
})
