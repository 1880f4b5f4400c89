import { expect, it } from 'vitest'
import { takeTipVisit } from './tip-visits.ts'

it('shows the tip on the first two visits', () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  expect([1, 2, 3, 4].map(() => takeTipVisit(storage))).toEqual([true, true, false, false])
})
