import { expect, it } from 'vitest'
import { FLAG_LABELS, FLAGS, type FlagFacts, flagsOf } from './flags.ts'

const quiet: FlagFacts = {
  status: 'SUBMITTED',
  feePaid: true,
  dueOn: '2026-11-30',
  today: '2026-11-30',
  seats: { approved: 9, total: 10 },
  documentsRejected: 0,
  openDuplicates: 0,
  readingState: null,
}

it.each([
  [{}, []],
  [{ today: '2026-12-01' }, ['overdue']],
  [{ status: 'RESUBMITTED' }, ['corrected']],
  [{ status: 'REOPENED' }, ['reopened']],
  [{ feePaid: false, dueOn: null }, ['fee-not-paid']],
  [{ documentsRejected: 1 }, ['document-not-accepted']],
  [{ openDuplicates: 1 }, ['duplicate']],
  [{ seats: { approved: 10, total: 10 } }, ['seats-full']],
  [{ seats: { approved: 10, total: null } }, []],
  [{ seats: null }, []],
] as const)('%o has the flags %o', (facts, flags) => {
  expect(flagsOf({ ...quiet, ...facts })).toEqual(flags)
})

it('names the most urgent first, and flags nothing that is decided', () => {
  const all = {
    ...quiet,
    today: '2026-12-01',
    documentsRejected: 2,
    openDuplicates: 1,
    seats: { approved: 3, total: 3 },
  }
  expect(flagsOf({ ...all, status: 'RESUBMITTED' })).toEqual([
    'overdue',
    'duplicate',
    'corrected',
    'document-not-accepted',
    'seats-full',
  ])
  expect(flagsOf({ ...all, status: 'APPROVED' })).toEqual([])
  expect(flagsOf({ ...all, status: 'REJECTED' })).toEqual([])
})

it('has different words for all flags', () => {
  expect(new Set(FLAGS.map((flag) => FLAG_LABELS[flag])).size).toBe(FLAGS.length)
})
