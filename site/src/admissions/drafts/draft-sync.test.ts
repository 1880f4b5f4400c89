import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitAfter } from '../../lib/back-off.ts'
import { DEBOUNCE_MS, DraftSync, RETRY, type SyncState } from './draft-sync.ts'
import { aForm, content, theirs, type } from './fixtures/a-form.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('stores every change at once and sends the last one after the debounce', async () => {
  const { sync, sent, stored, state } = aForm()
  type(sync, 'A')
  expect(state()).toBe('saving')
  expect(stored()?.content.answers.fatherName).toBe('A')
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS - 1)
  type(sync, 'AB')
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS - 1)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toEqual(['AB on 0'])
  expect(state()).toBe('saved')
  expect(stored()?.isSent).toBe(true)
})

it('sends changes made during a save after it, based on its revision', async () => {
  const { sync, sent } = aForm()
  type(sync, 'A')
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS + 50)
  type(sync, 'AB')
  void sync.flush()
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toEqual(['A on 0', 'AB on 1'])
  expect(sync.isUnsent).toBe(false)
})

it('sends changes made during a save after the debounce', async () => {
  const { sync, sent } = aForm()
  type(sync, 'A')
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS + 50)
  sync.change(content('AB'), [])
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS)
  expect(sent).toEqual(['A on 0'])
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toEqual(['A on 0', 'AB on 1'])
})

it('sends what an earlier visit left unsent, at its start', async () => {
  const { sync, sent, kinds } = aForm([], { name: 'A', savedAt: '2026-11-21T10:00:00.000Z', isSent: false })
  sync.start()
  expect(kinds()).toEqual(['saving'])
  await vi.advanceTimersByTimeAsync(100)
  expect(sent).toEqual(['A on 0'])
  expect(kinds()).toEqual(['saving', 'saved'])
})

it('lets only the save at the end of a visit outlive the page, and sends nothing that the server has', async () => {
  const { sync, sent, kept } = aForm()
  type(sync, 'A')
  const leaving = sync.flush({ keepalive: true })
  await vi.advanceTimersByTimeAsync(100)
  await leaving
  type(sync, 'AB')
  const stepping = sync.flush()
  await vi.advanceTimersByTimeAsync(5000)
  await stepping
  await sync.flush()
  expect(sent).toEqual(['A on 0', 'AB on 1'])
  expect(kept).toEqual([true, false])
})

it('retries with growing delays while there is no response, whatever is typed', async () => {
  const { sync, sent, state } = aForm([{ kind: 'later' }, { kind: 'later' }, { kind: 'later' }])
  type(sync, 'A')
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS + 100)
  expect(state()).toBe('stored-locally')
  await vi.advanceTimersByTimeAsync(1900)
  type(sync, 'AB')
  expect(state()).toBe('stored-locally')
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toEqual(['A on 0', 'AB on 0'])
  await vi.advanceTimersByTimeAsync(4200)
  expect(sent).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(8200)
  expect(sent).toHaveLength(4)
  expect(state()).toBe('saved')
})

it('doubles the delay up to a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map((failures) => waitAfter(RETRY, failures))).toEqual([
    2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000,
  ])
})

it('recognises its own save whose response was lost', async () => {
  const { sync, sent, state } = aForm([{ kind: 'later' }, theirs('A', 1)])
  type(sync, 'A')
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS + 200)
  type(sync, 'AB')
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toEqual(['A on 0', 'AB on 0', 'AB on 1'])
  expect(state()).toBe('saved')
})

it('stops saving during a conflict without losing what is typed meanwhile', async () => {
  const { sync, sent, stored, last } = aForm([theirs('X', 5)])
  type(sync, 'A')
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS + 200)
  expect(last()).toMatchObject({ kind: 'conflict', theirs: { revision: 5 } })
  type(sync, 'AB')
  await vi.advanceTimersByTimeAsync(60_000)
  sync.resume()
  sync.sessionEnded()
  await sync.flush()
  expect(last()?.kind).toBe('conflict')
  expect(sent).toHaveLength(1)
  expect(stored()?.content.answers.fatherName).toBe('AB')
  const conflict = last()
  if (conflict?.kind === 'conflict') sync.keepMine(conflict.theirs)
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toEqual(['A on 0', 'AB on 5'])
})

it('stores the initial draft, for example one from another device', () => {
  const { sync, sent, stored } = aForm([], { name: 'X', savedAt: '2026-11-21T10:00:00.000Z' })
  sync.start()
  expect(stored()).toMatchObject({ content: { answers: { fatherName: 'X' } }, isSent: true })
  expect(sent).toEqual([])
})

it('stores nothing for an untouched form', () => {
  const { sync, stored } = aForm()
  sync.start()
  expect(stored()).toBeUndefined()
})

it('reports an ended session even if everything is saved, and resumes after a login', async () => {
  const { sync, sent, state, last } = aForm([], { name: 'A', savedAt: '2026-11-21T10:00:00.000Z' })
  sync.sessionEnded()
  expect(last()).toEqual({ kind: 'logged-out', isStored: true })
  sync.resume()
  expect(state()).toBe('saved')
  type(sync, 'AB')
  sync.sessionEnded()
  sync.resume()
  expect(state()).toBe('saving')
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toEqual(['AB on 0'])
  expect(state()).toBe('saved')
})

it('does not claim to have stored a draft if storing failed', async () => {
  const states: SyncState[] = []
  const sync = new DraftSync({
    start: { content: content(''), files: [], revision: 0, isSent: true, savedAt: '' },
    send: async () => ({ kind: 'later' }),
    store: () => false,
    fillAadhaar: () => {},
    onState: (state) => states.push(state),
    now: () => new Date(),
  })
  type(sync, 'A')
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS + 100)
  expect(states.at(-1)).toEqual({ kind: 'stored-locally', isStored: false })
  await sync.stop()
})

it('reports a refused save, and sends again only after a change', async () => {
  const { sync, sent, last } = aForm([{ kind: 'refused', msg: 'Too long.' }])
  type(sync, 'A')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(last()).toEqual({ kind: 'refused', msg: 'Too long.', isStored: true })
  expect(sent).toHaveLength(1)
  type(sync, 'B')
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS + 200)
  expect(last()).toEqual({ kind: 'saved' })
})

it('sends and stores nothing after `stop`', async () => {
  const { sync, sent, kinds } = aForm()
  type(sync, 'A')
  await sync.stop()
  expect(vi.getTimerCount()).toBe(0)
  type(sync, 'B')
  sync.resume()
  sync.sessionEnded()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([])
  expect(kinds()).toEqual(['saving'])
})

it('sends a change once when it is sent before the debounce ends', async () => {
  const { sync } = aForm()
  type(sync, 'A')
  const sending = sync.flush()
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(100)
  await sending
  expect(vi.getTimerCount()).toBe(0)
})
