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

it('stops saving once the form was sent on another device', async () => {
  const { sync, sent, state } = aForm([{ kind: 'sent' }])
  type(sync, 'A')
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS + 200)
  expect(state()).toBe('sent')
  type(sync, 'B')
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS + 200)
  expect({ sent, state: state(), isUnsent: sync.isUnsent }).toEqual({
    sent: ['A on 0'],
    state: 'sent',
    isUnsent: false,
  })
})

it('asks when a submission was refused because another device has a newer version', async () => {
  const { sync, sent, last } = aForm([theirs('B', 5)], { name: 'A', savedAt: 'earlier' })
  const rechecked = sync.recheck()
  await vi.advanceTimersByTimeAsync(200)
  await rechecked
  expect({ sent, isHeld: sync.isHeld }).toEqual({ sent: ['A on 0'], isHeld: true })
  const { draft } = theirs('B', 5)
  expect(last()).toMatchObject({ kind: 'conflict', theirs: draft, mine: { content: { answers: { fatherName: 'A' } } } })
  sync.keepMine(draft)
  await vi.advanceTimersByTimeAsync(200)
  expect({ sent, isHeld: sync.isHeld }).toEqual({ sent: ['A on 0', 'A on 5'], isHeld: false })
})

it('goes on when a submission was refused, but the newer version is the same form', async () => {
  const { sync, state } = aForm([theirs('A', 5)], { name: 'A', savedAt: 'earlier' })
  const rechecked = sync.recheck()
  await vi.advanceTimersByTimeAsync(200)
  await rechecked
  expect({ isHeld: sync.isHeld, revision: sync.revision, state: state() }).toEqual({
    isHeld: false,
    revision: 5,
    state: 'saved',
  })
})
