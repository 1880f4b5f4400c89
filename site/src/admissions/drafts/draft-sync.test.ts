import type { DraftContent } from '@pravesh/shared/admissions/answers/form-context'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitAfter } from '../../lib/back-off.ts'
import { DraftSync, REST_MS, RETRY, type SyncState } from './draft-sync.ts'
import type { LocalDraft } from './local-draft.ts'
import type { SaveOutcome } from './save-outcome.ts'

const content = (fatherName: string): DraftContent => ({
  answers: { fatherName },
  documents: {},
  detailsSaved: false,
  educationSaved: false,
  termsAccepted: false,
})

/** A form that says what it sends and tells, with a server that answers what it is told to. */
function aForm(answers: SaveOutcome[] = [], { begunWith = '', savedAt = '' } = {}) {
  const sent: string[] = []
  const told: SyncState[] = []
  const filled: string[] = []
  let kept: LocalDraft | undefined
  let revision = 0
  const sync = new DraftSync({
    start: { content: content(begunWith), files: [], revision: 0, isSent: true, savedAt },
    send: async (draft) => {
      const { fatherName, aadhaar } = draft.answers
      sent.push(`${[fatherName, aadhaar].filter(Boolean).join(' ')} on ${draft.revision}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
      return answers.shift() ?? { kind: 'saved', saved: { revision: ++revision, savedAt: '' } }
    },
    keep: (draft) => {
      kept = draft
      return true
    },
    fillAadhaar: (aadhaar) => filled.push(aadhaar),
    tell: (state) => told.push(state),
    now: () => new Date(),
  })
  return { sync, sent, filled, kept: () => kept, state: () => told.at(-1)?.kind, last: () => told.at(-1) }
}
const type = (sync: DraftSync, name: string) => sync.change(content(name), [])
const withAadhaar = (name: string, aadhaar: string): DraftContent => ({
  ...content(name),
  answers: { fatherName: name, aadhaar },
})
const theirs = (name: string, revision: number, more: Partial<DraftContent> = {}) => ({
  kind: 'newer' as const,
  draft: { ...content(name), ...more, revision, savedAt: '', files: [] },
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('keeps every change here at once and sends the last one after a rest', async () => {
  const { sync, sent, kept, state } = aForm()
  type(sync, 'A')
  expect(kept()?.content.answers.fatherName).toBe('A')
  await vi.advanceTimersByTimeAsync(REST_MS - 1)
  type(sync, 'AB')
  await vi.advanceTimersByTimeAsync(REST_MS - 1)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toEqual(['AB on 0'])
  expect(state()).toBe('saved')
  expect(kept()?.isSent).toBe(true)
})

it('what is typed while a save is under way follows it, on top of it', async () => {
  const { sync, sent } = aForm()
  type(sync, 'A')
  await vi.advanceTimersByTimeAsync(REST_MS + 50)
  type(sync, 'AB')
  void sync.flush()
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toEqual(['A on 0', 'AB on 1'])
  expect(sync.isUnsent).toBe(false)
})

it('tries again, later and later, while there is no answer, however much is typed', async () => {
  const { sync, sent, state } = aForm([{ kind: 'later' }, { kind: 'later' }, { kind: 'later' }])
  type(sync, 'A')
  await vi.advanceTimersByTimeAsync(REST_MS + 100)
  expect(state()).toBe('kept')
  await vi.advanceTimersByTimeAsync(1900)
  type(sync, 'AB')
  expect(state()).toBe('kept')
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toEqual(['A on 0', 'AB on 0'])
  await vi.advanceTimersByTimeAsync(4200)
  expect(sent).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(8200)
  expect(sent).toHaveLength(4)
  expect(state()).toBe('saved')
})

it('the waits double up to a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map((failures) => waitAfter(RETRY, failures))).toEqual([
    2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000,
  ])
})

it('its own save is no other device, though its answer was lost', async () => {
  const { sync, sent, state } = aForm([{ kind: 'later' }, theirs('A', 1)])
  type(sync, 'A')
  await vi.advanceTimersByTimeAsync(REST_MS + 200)
  type(sync, 'AB')
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toEqual(['A on 0', 'AB on 0', 'AB on 1'])
  expect(state()).toBe('saved')
})

it('another device’s draft stops the saving until somebody has chosen; nothing typed meanwhile is lost', async () => {
  const { sync, sent, kept, last } = aForm([theirs('X', 5)])
  type(sync, 'A')
  await vi.advanceTimersByTimeAsync(REST_MS + 200)
  expect(last()).toMatchObject({ kind: 'conflict', theirs: { revision: 5 } })
  type(sync, 'AB')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  expect(kept()?.content.answers.fatherName).toBe('AB')
  const conflict = last()
  if (conflict?.kind === 'conflict') sync.keepMine(conflict.theirs)
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toEqual(['A on 0', 'AB on 5'])
})

it('keeps here what it begins with, e.g. the form of another device that was chosen', () => {
  const { sync, sent, kept } = aForm([], { begunWith: 'X', savedAt: '2026-11-21T10:00:00.000Z' })
  sync.begin()
  expect(kept()).toMatchObject({ content: { answers: { fatherName: 'X' } }, isSent: true })
  expect(sent).toEqual([])
})

it('keeps nothing of a form in which nothing was typed', () => {
  const { sync, kept } = aForm()
  sync.begin()
  expect(kept()).toBeUndefined()
})

it('nothing is asked when the other device has only finished a step', async () => {
  const { sync, sent, state, kept } = aForm([theirs('A', 5, { detailsSaved: true })])
  type(sync, 'A')
  await vi.advanceTimersByTimeAsync(REST_MS + 200)
  expect(state()).toBe('saved')
  expect(kept()).toMatchObject({ revision: 5, isSent: true, content: { detailsSaved: true } })
  expect(sent).toEqual(['A on 0'])
})

it('nothing is asked when only the Aadhaar number differs; the one that is typed here is sent', async () => {
  const { sync, sent, state, filled } = aForm([theirs('A', 5, withAadhaar('A', '234567890124'))])
  sync.change(withAadhaar('A', '2987 6543 2106'), [])
  await vi.advanceTimersByTimeAsync(REST_MS + 400)
  expect(sent).toEqual(['A 2987 6543 2106 on 0', 'A 2987 6543 2106 on 5'])
  expect(state()).toBe('saved')
  expect(filled).toEqual([])
})

it('an Aadhaar number that only the other device has comes into the form', async () => {
  const { sync, kept, filled } = aForm([theirs('A', 5, withAadhaar('A', '298765432106'))])
  type(sync, 'A')
  await vi.advanceTimersByTimeAsync(REST_MS + 400)
  expect(filled).toEqual(['298765432106'])
  expect(kept()).toMatchObject({ content: { answers: { aadhaar: '298765432106' } }, isSent: true })
})

it('this device’s form, chosen, does not erase the other one’s Aadhaar number', async () => {
  const { sync, sent, filled, last } = aForm([theirs('X', 5, withAadhaar('X', '298765432106'))])
  type(sync, 'A')
  await vi.advanceTimersByTimeAsync(REST_MS + 200)
  const conflict = last()
  if (conflict?.kind === 'conflict') sync.keepMine(conflict.theirs)
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toEqual(['A on 0', 'A 298765432106 on 5'])
  expect(filled).toEqual(['298765432106'])
})

it('says that a session has ended though all is saved, and goes on saving when there is one again', async () => {
  const { sync, sent, state } = aForm([], { begunWith: 'A', savedAt: '2026-11-21T10:00:00.000Z' })
  sync.sessionEnded()
  expect(state()).toBe('logged-out')
  sync.resume()
  expect(state()).toBe('saved')
  type(sync, 'AB')
  sync.sessionEnded()
  sync.resume()
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toEqual(['AB on 0'])
  expect(state()).toBe('saved')
})

it('does not claim to have kept what this browser does not store', async () => {
  const told: SyncState[] = []
  const sync = new DraftSync({
    start: { content: content(''), files: [], revision: 0, isSent: true, savedAt: '' },
    send: async () => ({ kind: 'later' }),
    keep: () => false,
    fillAadhaar: () => {},
    tell: (state) => told.push(state),
    now: () => new Date(),
  })
  type(sync, 'A')
  await vi.advanceTimersByTimeAsync(REST_MS + 100)
  expect(told.at(-1)).toEqual({ kind: 'kept', isKept: false })
  await sync.stop()
})

it('what is refused is said, and sent again only after a change', async () => {
  const { sync, sent, last } = aForm([{ kind: 'refused', msg: 'Too long.' }])
  type(sync, 'A')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(last()).toEqual({ kind: 'refused', msg: 'Too long.', isKept: true })
  expect(sent).toHaveLength(1)
  type(sync, 'B')
  await vi.advanceTimersByTimeAsync(REST_MS + 200)
  expect(last()).toEqual({ kind: 'saved' })
})

it('once stopped it sends and keeps nothing', async () => {
  const { sync, sent } = aForm()
  type(sync, 'A')
  await sync.stop()
  type(sync, 'B')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([])
})
