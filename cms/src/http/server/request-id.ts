import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const WELL_FORMED = /^[\w.:-]{1,64}$/

/**
 * Names requests: by the `X-Request-Id` of a trusted proxy, so that its log and those of several processes have the same
 * id, otherwise by cheap ids that are unique across processes.
 */
export function requestIds(trustsProxy: boolean): (req: IncomingMessage) => string {
  const prefix = randomBytes(6).toString('hex')
  let count = 0
  return ({ headers }) => {
    const given = trustsProxy ? headers['x-request-id'] : undefined
    if (typeof given === 'string' && WELL_FORMED.test(given)) return given
    return `${prefix}-${(count++).toString(36)}`
  }
}
