import type { PublicProcess } from '@pravesh/shared/allotment/calls/public-calls'
import { AT, meritSteps, meritUnits } from './own-process.ts'

export const publicProcess: PublicProcess = {
  id: 'p1',
  title: 'B.Ed 2026-28',
  course: 'BED',
  session: '2026-28',
  state: 'open',
  steps: meritSteps,
  units: meritUnits,
  seats: meritUnits.map(({ code }) => ({ unit: code, category: 'UR', seats: 12, minimum: {} })),
  categories: ['UR', 'SC'],
  examinations: [],
  ties: ['language-marks', 'older'],
  subjects: ['History', 'Bengali'],
  lists: [{ kind: 'final', version: 1, publishedAt: AT, hash: 'a1b2', reason: '' }],
  runs: [],
  lotSeedHash: 'c3d4',
  lotSeed: null,
}
