import { expect, it } from 'vitest'
import { accountState } from './account-state.ts'

const now = new Date('2026-11-27T10:00:00Z')
const later = '2026-11-27T10:00:00.001Z'
const at = now.toISOString()

it.each([
  [{}, 'active'],
  [{ invitedUntil: null, deactivatedAt: null }, 'active'],
  [{ invitedUntil: later }, 'invited'],
  [{ invitedUntil: at }, 'expired'],
  [{ deactivatedAt: at }, 'deactivated'],
  [{ deactivatedAt: at, invitedUntil: later }, 'deactivated'],
] as const)('%j is %s', (stored, expected) => {
  expect(accountState(stored, now)).toBe(expected)
})
