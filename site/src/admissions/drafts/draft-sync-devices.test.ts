import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEBOUNCE_MS } from './draft-sync.ts'
import { aForm, theirs, type, withAadhaar } from './fixtures/a-form.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('raises no conflict when the other device has only completed a step', async () => {
  const { sync, sent, state, stored } = aForm([theirs('A', 5, { detailsSaved: true })])
  type(sync, 'A')
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS + 200)
  expect(state()).toBe('saved')
  expect(stored()).toMatchObject({ revision: 5, isSent: true, content: { detailsSaved: true } })
  expect(sent).toEqual(['A on 0'])
})

it('raises no conflict when only the Aadhaar number differs, and sends the one typed here', async () => {
  const { sync, sent, state, filled } = aForm([theirs('A', 5, withAadhaar('A', '234567890124'))])
  sync.change(withAadhaar('A', '2987 6543 2106'), [])
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS + 400)
  expect(sent).toEqual(['A 2987 6543 2106 on 0', 'A 2987 6543 2106 on 5'])
  expect(state()).toBe('saved')
  expect(filled).toEqual([])
})

it('fills in an Aadhaar number that only the other device has', async () => {
  const { sync, stored, filled } = aForm([theirs('A', 5, withAadhaar('A', '298765432106'))])
  type(sync, 'A')
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS + 400)
  expect(filled).toEqual(['298765432106'])
  expect(stored()).toMatchObject({ content: { answers: { aadhaar: '298765432106' } }, isSent: true })
})

it('preserves the other device’s Aadhaar number when this device’s version is chosen', async () => {
  const { sync, sent, filled, last } = aForm([theirs('X', 5, withAadhaar('X', '298765432106'))])
  type(sync, 'A')
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS + 200)
  const conflict = last()
  if (conflict?.kind === 'conflict') sync.keepMine(conflict.theirs)
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toEqual(['A on 0', 'A 298765432106 on 5'])
  expect(filled).toEqual(['298765432106'])
})
