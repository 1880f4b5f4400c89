import { expect, it } from 'vitest'
import { takeTipVisit } from './tip-visits.ts'

it('the tip is shown on the first two visits', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  expect([1, 2, 3, 4].map(() => takeTipVisit(storage))).toEqual([true, true, false, false])
})
