import { expect } from 'vitest'
import { openFindings, reportMoney } from '../src/payments/index.ts'
import type { TestPortal } from './start-test-portal.ts'

/** Texts of the open findings after a report as of `now`. Every check must be complete. */
export async function findingsOf({ payload }: TestPortal, now: Date): Promise<string[]> {
  const results = await reportMoney({ payload, now: () => now })
  expect(results.filter(({ complete }) => !complete)).toEqual([])
  return (await openFindings(payload)).map(({ invariant, text }) => `${invariant}: ${text}`)
}
