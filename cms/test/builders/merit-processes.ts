import { processKey } from '@pravesh/shared/allotment/process/process'
import type { ProcessRules } from '@pravesh/shared/allotment/process/rules'
import type { Step } from '@pravesh/shared/allotment/process/steps'
import type { Payload } from 'payload'
import type { MeritProcess } from '../../src/payload-types.ts'

/** Two rounds in the summer of 2026. */
export const PROCESS_STEPS: Step[] = [
  { kind: 'apply', first: '2026-06-01', last: '2026-06-20' },
  { kind: 'correct', first: '2026-06-10', last: '2026-06-22' },
  { kind: 'provisional-list', first: '2026-06-25', last: '2026-06-25' },
  { kind: 'objections', first: '2026-06-26', last: '2026-06-28' },
  { kind: 'final-list', first: '2026-07-01', last: '2026-07-01' },
  { kind: 'choices', first: '2026-07-02', last: '2026-07-05' },
  { kind: 'rounds', round: 1, first: '2026-07-07', last: '2026-07-10' },
  { kind: 'rounds', round: 2, first: '2026-07-12', last: '2026-07-14' },
  { kind: 'joining', first: '2026-07-08', last: '2026-07-20' },
  { kind: 'university-return', first: '2026-07-21', last: '2026-07-21' },
]

/** The best five of D.El.Ed. */
export const BEST_FIVE_RULES: ProcessRules = {
  pack: { name: 'Best five', version: '2026-1', source: 'WBBPE 829 of 10 June 2016' },
  scoring: { kind: 'best-of', count: 5, atLeast: { kind: 'language', count: 1 }, excluded: ['environment'] },
  minimumScore: { UR: 500_000, SC: 450_000, ST: 450_000 },
  ageLimit: null,
  ties: ['language-marks', 'older'],
  categories: ['UR', 'SC', 'ST'],
  groups: ['W'],
  moves: [],
  maxChoices: 25,
}

let sessions = 0

/** An open process of D.El.Ed in a session of its own. */
export async function aMeritProcess(payload: Payload, changes: Partial<MeritProcess> = {}): Promise<MeritProcess> {
  const { course = 'DELED', sessionYear = `${3000 + ++sessions}-${3002 + sessions}` } = changes
  return payload.create({
    collection: 'merit-processes',
    data: {
      title: 'D.El.Ed by merit',
      course,
      sessionYear,
      key: processKey(course, sessionYear),
      state: 'open',
      steps: PROCESS_STEPS,
      rules: { ...BEST_FIVE_RULES },
      units: [],
      matrixVersion: 0,
      creditsFee: true,
      lotSeed: 'seed',
      lotSeedHash: 'hash',
      revision: 1,
      attempts: 0,
      ...changes,
    },
  })
}
