import { type Outage, outageIn } from '../outages/outage.ts'
import { currentContext, inContext } from './request-context.ts'

/** Notes the outage that an error of the current request or work tells of, whichever library hides the error afterwards. */
export function noticeOutage(error: unknown): void {
  const outage = outageIn(error)
  if (outage !== null) currentContext().outages?.add(outage)
}

/** The outage that was noticed so far in the current request or work. */
export function noticedOutage(): Outage | null {
  const [outage = null] = currentContext().outages ?? []
  return outage
}

/** Runs code and notices outages in it. */
export function noticingOutages<T>(run: () => T): T {
  return inContext({ outages: new Set() }, run)
}
