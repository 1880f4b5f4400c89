import { allot } from '@pravesh/shared/allotment/engine/allot'
import { randomRun } from '@pravesh/shared/allotment/fixtures/random-run'
import { verifyRun } from '@pravesh/shared/verifier/verify-run'
import { judged, type Row } from './report.ts'
import { ms, quantile } from './statistics.ts'

const RUNS = 7
const CANDIDATES = 20_000
const SIZE = {
  candidates: CANDIDATES,
  units: 60,
  choices: 25,
  groups: 3,
  seatsOfUnit: 150,
  moves: true,
  allChoices: true,
}
const RUN_LIMIT = 3000
/** A phone is about four times slower, and may take two seconds. */
const VERIFY_LIMIT = 500

/** Processor time of an allotment with guaranteed seats and moves, and of its verification, in runs of different seeds. */
export async function benchAllotment(): Promise<Row[]> {
  const [running, verifying]: [number[], number[]] = [[], []]
  for (let seed = 0; seed < RUNS; seed++) {
    const input = randomRun({ seed, ...SIZE })
    const run = timed(() => allot(input))
    const published = JSON.parse(JSON.stringify({ input, result: run.value }))
    const verified = timed(() => verifyRun(published))
    if (verified.value.length > 0) throw new Error(`Seed ${seed} is not verified.`)
    running.push(run.ms)
    verifying.push(verified.ms)
  }
  const size = `${CANDIDATES} candidates, ${SIZE.units} units, ${SIZE.choices} choices`
  const row = (measure: string, times: number[], limit: number) =>
    judged(`${measure}, ${size}, p50 / longest`, `${ms(quantile(times, 0.5))} / ${ms(quantile(times, 1))}`, {
      text: `< ${limit} ms`,
      met: quantile(times, 1) < limit,
    })
  return [row('Allotment', running, RUN_LIMIT), row('Verification', verifying, VERIFY_LIMIT)]
}

function timed<Value>(work: () => Value): { value: Value; ms: number } {
  const before = process.cpuUsage()
  const value = work()
  const { user, system } = process.cpuUsage(before)
  return { value, ms: (user + system) / 1000 }
}
