/**
 * `node serve-reports.ts`: makes the daily report each time a line arrives on stdin. Prints `ready`, `found NUMBER`
 * before it stores each finding, and `done`.
 */
import { createInterface } from 'node:readline'
import { reportMoney } from '../src/payments/index.ts'
import { portalFeatures } from '../src/portal/feature.ts'
import type { Invariant } from '../src/portal/invariant.ts'
import { connectWithoutIndexes } from './mongodb.ts'
import { writeWithoutSync } from './sqlite.ts'

const config = await (await import('../src/payload.config.ts')).default
const payload = await connectWithoutIndexes(config)
await writeWithoutSync(payload)
let found = 0

function observed(invariant: Invariant): Invariant {
  return {
    ...invariant,
    async *find(options) {
      for await (const finding of invariant.find(options)) {
        found += 1
        process.stdout.write(`found ${found}\n`)
        yield finding
      }
    },
  }
}

const invariants = portalFeatures.of(payload).flatMap((feature) => (feature.invariants ?? []).map(observed))
process.stdout.write('ready\n')
for await (const _ of createInterface({ input: process.stdin })) {
  await reportMoney({ payload, now: () => new Date(), invariants })
  process.stdout.write('done\n')
}
