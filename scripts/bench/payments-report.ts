/** Run as a separate process: checks the records of money of a stopped portal. Prints the outcome as JSON. */
import { getPayload } from 'payload'
import config from '../../cms/src/payload.config.ts'
import { reportMoney } from '../../cms/src/payments/index.ts'

/** The outcome of the daily report. */
export interface Reported {
  seconds: number
  findings: number
  complete: boolean
}

const payload = await getPayload({ config })
const started = performance.now()
const results = await reportMoney({ payload, now: () => new Date() })
const reported: Reported = {
  seconds: (performance.now() - started) / 1000,
  findings: results.reduce((sum, { found }) => sum + found, 0),
  complete: results.every(({ complete }) => complete),
}
console.log(JSON.stringify(reported))
process.exit(0)
