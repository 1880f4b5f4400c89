/** What processes of tests do beside serving the API. */
import type { Payload } from 'payload'
import { bulkWork } from '../../src/admissions/bulk/work/bulk-work.ts'
import { runDue } from '../../src/database/work/run-due.ts'
import { portalOf } from '../../src/foundation/portal.ts'
import { reportMoney } from '../../src/payments/index.ts'
import type { Invariant } from '../../src/portal/invariant.ts'
import { shipmentWork } from '../../src/shop/couriers/shipment-work.ts'

/** One tick of Payload's timer for jobs; returns the ids of those that ran here. */
export async function runJobs(payload: Payload): Promise<string[]> {
  await payload.jobs.handleSchedules({ allQueues: true })
  const { jobStatus } = await payload.jobs.run({ allQueues: true, silent: true })
  return Object.keys(jobStatus ?? {})
}

/** Hands over the parcels that are due. */
export async function runShipments(payload: Payload): Promise<void> {
  await runDue({ payload, work: shipmentWork })
}

/** Works on the bulk runs that are due. */
export async function runBulk(payload: Payload): Promise<void> {
  await runDue({ payload, work: bulkWork(() => false) })
}

/** Makes the daily report. Prints `found NUMBER` before it stores each finding. */
export async function reportPrinted(payload: Payload): Promise<void> {
  let found = 0
  const printed = (invariant: Invariant): Invariant => ({
    ...invariant,
    async *find(options) {
      for await (const finding of invariant.find(options)) {
        found += 1
        process.stdout.write(`found ${found}\n`)
        yield finding
      }
    },
  })
  const invariants = portalOf(payload).features.flatMap((feature) => (feature.invariants ?? []).map(printed))
  await reportMoney({ payload, now: () => new Date(), invariants })
}
