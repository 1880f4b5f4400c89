import { describe, expect, it } from 'vitest'
import {
  APPLICATION_MOVES,
  APPLICATION_STATUSES,
  type ApplicationMove,
  type ApplicationStatus,
  afterMove,
  DECISION_LABELS,
  DECISIONS,
  DOCUMENT_STATE_LABELS,
  DOCUMENT_STATES,
  decisionOf,
  isApproved,
  isLive,
  isRejected,
  isWaitingForStaff,
  isWithApplicant,
  MOVE_LABELS,
  QUEUE_LABELS,
  QUEUES,
  queueOf,
  STATUS_LABELS,
  staffMoves,
  statusesBefore,
  statusesIn,
} from './status.ts'

/** Repeats the state machine on purpose: status, move, next status. */
const EVERY_MOVE: [ApplicationStatus, ApplicationMove, ApplicationStatus][] = [
  ['SUBMITTED', 'approve', 'APPROVED'],
  ['RESUBMITTED', 'approve', 'APPROVED'],
  ['REOPENED', 'approve', 'APPROVED'],
  ['SUBMITTED', 'reject', 'REJECTED'],
  ['SENT_BACK', 'reject', 'REJECTED'],
  ['RESUBMITTED', 'reject', 'REJECTED'],
  ['REOPENED', 'reject', 'REJECTED'],
  ['REOPENED', 'sendBack', 'SENT_BACK'],
  ['SUBMITTED', 'sendBack', 'SENT_BACK'],
  ['RESUBMITTED', 'sendBack', 'SENT_BACK'],
  ['APPROVED', 'sendBack', 'APPROVED_SENT_BACK'],
  ['SENT_BACK', 'resubmit', 'RESUBMITTED'],
  ['APPROVED_SENT_BACK', 'resubmit', 'APPROVED'],
  ['SENT_BACK', 'recall', 'REOPENED'],
  ['APPROVED_SENT_BACK', 'recall', 'APPROVED'],
  ['APPROVED', 'withdraw', 'REOPENED'],
  ['REJECTED', 'reopen', 'REOPENED'],
]

describe('moves', () => {
  const pairs = APPLICATION_STATUSES.flatMap((status) => APPLICATION_MOVES.map((move) => [status, move] as const))
  it.each(pairs)('from %s with %s', (status, move) => {
    const expected = EVERY_MOVE.find(([from, by]) => from === status && by === move)?.[2] ?? null
    expect(afterMove(status, move)).toBe(expected)
    expect(statusesBefore(move).includes(status)).toBe(expected !== null)
  })

  it('return no status for an invalid one', () => {
    for (const hostile of ['', 'PENDING', '__proto__', 'constructor', 'toString']) {
      for (const move of APPLICATION_MOVES) {
        expect(APPLICATION_STATUSES).not.toContain(afterMove(hostile as ApplicationStatus, move))
      }
    }
  })

  it('reach every status from the first one, and have no dead ends', () => {
    const reached = new Set<ApplicationStatus>(['SUBMITTED'])
    for (const from of reached) {
      const next = APPLICATION_MOVES.flatMap((move) => afterMove(from, move) ?? [])
      expect(next.length).toBeGreaterThan(0)
      for (const status of next) reached.add(status)
    }
    expect([...reached].sort()).toEqual([...APPLICATION_STATUSES].sort())
  })

  it('revoke an approval only when staff withdraw it', () => {
    for (const status of statusesIn(isApproved)) {
      for (const move of APPLICATION_MOVES.filter((each) => each !== 'withdraw')) {
        const next = afterMove(status, move)
        if (next !== null) expect(isApproved(next)).toBe(true)
      }
    }
  })
})

describe('what staff may do', () => {
  it.each<[ApplicationStatus, ApplicationMove[]]>([
    ['SUBMITTED', ['approve', 'reject', 'sendBack']],
    ['SENT_BACK', ['reject', 'recall']],
    ['RESUBMITTED', ['approve', 'reject', 'sendBack']],
    ['REOPENED', ['approve', 'reject', 'sendBack']],
    ['APPROVED', ['sendBack', 'withdraw']],
    ['APPROVED_SENT_BACK', ['recall']],
    ['REJECTED', ['reopen']],
  ])('with %s', (status, moves) => {
    expect(staffMoves({ status, feePaid: true })).toEqual(moves)
    expect(staffMoves({ status, feePaid: false })).toEqual(moves.filter((move) => move !== 'approve'))
  })
})

describe('groups', () => {
  it.each([
    ['with the applicant', isWithApplicant, ['SENT_BACK', 'APPROVED_SENT_BACK']],
    ['approved', isApproved, ['APPROVED', 'APPROVED_SENT_BACK']],
    ['rejected', isRejected, ['REJECTED']],
    ['live', isLive, APPLICATION_STATUSES.filter((status) => status !== 'REJECTED')],
    ['waiting for staff', isWaitingForStaff, ['SUBMITTED', 'RESUBMITTED', 'REOPENED']],
  ] as const)('%s', (_, isIn, statuses) => expect(statusesIn(isIn)).toEqual(statuses))

  it('partition all statuses', () => {
    for (const status of APPLICATION_STATUSES) {
      expect(isLive(status)).toBe(!isRejected(status))
      const decided = status === 'APPROVED' || status === 'REJECTED'
      expect([isWithApplicant(status), isWaitingForStaff(status), decided].filter(Boolean)).toHaveLength(1)
    }
  })

  it('let the applicant resubmit exactly the applications with the applicant', () => {
    expect(statusesBefore('resubmit')).toEqual(statusesIn(isWithApplicant))
  })

  it('let staff approve exactly the applications that wait for staff', () => {
    expect(statusesBefore('approve')).toEqual(statusesIn(isWaitingForStaff))
  })
})

describe('queues', () => {
  it.each([
    ['SUBMITTED', 'waiting-for-fee', 'waiting-for-staff'],
    ['RESUBMITTED', 'waiting-for-fee', 'waiting-for-staff'],
    ['REOPENED', 'waiting-for-fee', 'waiting-for-staff'],
    ['SENT_BACK', 'with-student', 'with-student'],
    ['APPROVED_SENT_BACK', 'with-student', 'with-student'],
    ['APPROVED', 'approved', 'approved'],
    ['REJECTED', 'rejected', 'rejected'],
  ] as const)('%s is in “%s” before the fee is paid and in “%s” after', (status, before, after) => {
    expect(queueOf({ status, feePaid: false })).toBe(before)
    expect(queueOf({ status, feePaid: true })).toBe(after)
  })

  it('cover every combination, and none is always empty', () => {
    const all = APPLICATION_STATUSES.flatMap((status) => [true, false].map((feePaid) => queueOf({ status, feePaid })))
    expect([...new Set(all)].sort()).toEqual([...QUEUES].sort())
  })

  it('contain for staff exactly the applications that can be approved now', () => {
    for (const status of APPLICATION_STATUSES) {
      for (const feePaid of [true, false]) {
        const canApprove = staffMoves({ status, feePaid }).includes('approve')
        expect(queueOf({ status, feePaid }) === 'waiting-for-staff').toBe(canApprove)
      }
    }
  })
})

describe('labels', () => {
  const texts = (labels: object): string[] =>
    Object.values(labels).flatMap((label) => (typeof label === 'string' ? [label] : texts(label)))

  it.each([
    ['status', STATUS_LABELS, APPLICATION_STATUSES, 3],
    ['move', MOVE_LABELS, APPLICATION_MOVES, 2],
    ['queue', QUEUE_LABELS, QUEUES, 1],
    ['decision', DECISION_LABELS, DECISIONS, 1],
    ['state of a document', DOCUMENT_STATE_LABELS, DOCUMENT_STATES, 1],
  ] as const)('exist for every %s', (_, labels, keys, each) => {
    expect(Object.keys(labels).sort()).toEqual([...keys].sort())
    expect(texts(labels)).toHaveLength(keys.length * each)
    for (const text of texts(labels)) expect(text.trim()).not.toBe('')
  })

  it('are distinct for staff and for students', () => {
    const all = Object.values(STATUS_LABELS)
    expect(new Set(all.map(({ staff }) => staff)).size).toBe(all.length)
    expect(new Set(all.map(({ student }) => student)).size).toBe(all.length)
  })

  it('map to three decisions on the wire', () => {
    expect(APPLICATION_STATUSES.map(decisionOf)).toEqual([
      'PENDING',
      'PENDING',
      'PENDING',
      'PENDING',
      'APPROVED',
      'APPROVED',
      'REJECTED',
    ])
    expect(DECISION_LABELS).toEqual({ PENDING: 'Pending', APPROVED: 'Approved', REJECTED: 'Rejected' })
  })
})
