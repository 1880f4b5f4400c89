import { getPayload } from 'payload'
import { processEnv } from '../foundation/settings/env.ts'
import { fetchSettlements, finishDueWork, openFindings, reportLines, reportMoney } from '../payments/index.ts'
import { portalConfig } from '../portal-config.ts'

/**
 * Asks providers about all due payments and refunds, applies due effects, fetches settlements, checks the records and
 * prints what it finds. Returns whether everything could be checked and nothing was found.
 */
export async function reconcileAndReport(): Promise<boolean> {
  const env = processEnv()
  const payload = await getPayload({ config: portalConfig(env) })
  const now = () => new Date()
  await finishDueWork({ payload, now })
  const settlementsComplete = await fetchSettlements({ payload, now: now() })
  const results = await reportMoney({ payload, now })
  const findings = await openFindings(payload)
  const admin = `${env.publicUrl}${payload.config.routes.admin}`
  console.log(reportLines({ results, findings, admin, settlementsComplete }).join('\n'))
  await payload.destroy()
  return settlementsComplete && findings.length === 0 && results.every(({ complete }) => complete)
}
