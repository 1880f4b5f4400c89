import type { Payload } from 'payload'
import { keepPurpose } from '../database/open/purpose.ts'
import type { Condition } from '../database/records/condition.ts'
import { countRows } from '../database/records/count-rows.ts'
import type { Env } from '../foundation/settings/env.ts'
import { StartError } from '../foundation/start-error.ts'
import { findDemo } from './find-demo.ts'

/**
 * Throws a StartError if a live portal would start with anything of the demo, or the demo on a live database; otherwise
 * records what the database is for. (decision 0052)
 */
export async function refuseDemo(payload: Payload, env: Env): Promise<void> {
  if (env.mode === 'live') {
    const { lines } = await findDemo(payload, env)
    if (lines.length > 0) throw new StartError(refusal(lines))
  }
  await keepPurpose(payload, env.mode)
  if (env.mode === 'live') await warnOfSimulatedPayments(payload)
}

function refusal(lines: readonly string[]): string {
  return [
    'PORTAL_MODE is live, but this is left of the demo, whose passwords and keys other people may know:',
    ...lines.map((line) => `  ${line}`),
    'Look at it with: npm run remove-demo',
    'and remove it with: npm run remove-demo -- --yes',
  ].join('\n')
}

/** Of students who registered themselves while the portal was a demo. */
async function warnOfSimulatedPayments(payload: Payload): Promise<void> {
  const where: Condition<'payments'> = { and: [{ provider: { equals: 'simulator' } }, { status: { equals: 'paid' } }] }
  const totalDocs = await countRows({ payload, collection: 'payments', where })
  if (totalDocs === 0) return
  payload.logger.warn(
    `${totalDocs} payments were made with the simulator, which moves no money. Find them under Payments by their provider.`,
  )
}
