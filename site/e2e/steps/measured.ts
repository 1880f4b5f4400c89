import { type Page, test } from 'playwright/test'
import { slowDown } from '../../../scripts/lib/slow-phone.ts'
import { countEffort, type Effort } from './effort.ts'
import { timeWaits } from './waits.ts'

/** What a person did in a journey or its first part, and how long they waited for the machine. */
interface Measured extends Effort {
  ms: number
}

interface Measurement {
  /** What was measured so far. */
  now: () => Measured
  /** Reports the journey, which ends now, to the bench. */
  report: (title: string, parts?: Record<string, Measured>) => void
}

/** Counts and times what a person does on the following pages of a browser tab, as on a slow phone. */
export async function startMeasuring(page: Page): Promise<Measurement> {
  const effort = await countEffort(page)
  const waits = await timeWaits(page)
  await slowDown(page)
  const now = () => ({ ...effort, ms: waits.ms })
  return {
    now,
    report: (title, parts = {}) => {
      const description = JSON.stringify({ title, all: now(), parts })
      test.info().annotations.push({ type: 'journey', description })
    },
  }
}
