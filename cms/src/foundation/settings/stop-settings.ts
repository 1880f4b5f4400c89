import * as z from 'zod'

/** Seconds of STOP_SECONDS that requests may not use up, so that publishing and messages can finish after them. */
const RESERVED_SECONDS = 5

const seconds = (name: string, min: number, max: number) => {
  const sentence = `${name} must be a whole number of seconds, ${min} to ${max}.`
  return z.coerce.number(sentence).int(sentence).min(min, sentence).max(max, sentence)
}

export const stopVariables = {
  DRAIN_SECONDS: seconds('DRAIN_SECONDS', 0, 300).optional(),
  STOP_SECONDS: seconds('STOP_SECONDS', 10, 3600).default(60),
}

interface StopVariables {
  DRAIN_SECONDS?: number | undefined
  STOP_SECONDS: number
}

/** How a portal stops on SIGTERM, in milliseconds. */
export interface StopSettings {
  /** How long it still accepts connections after `/readyz` has turned 503. */
  drainMs: number
  /** How long running requests may take after that. */
  requestsMs: number
  /** The limit of the whole stop. */
  limitMs: number
}

/** In live mode a proxy that checks `/readyz` every two seconds has noticed twice before connections are refused. */
const LIVE_DRAIN_SECONDS = 5

const drainSeconds = ({ DRAIN_SECONDS }: StopVariables, mode: 'demo' | 'live') =>
  DRAIN_SECONDS ?? (mode === 'live' ? LIVE_DRAIN_SECONDS : 0)

export function stopProblems(variables: StopVariables, mode: 'demo' | 'live'): string[] {
  const least = drainSeconds(variables, mode) + 2 * RESERVED_SECONDS
  return variables.STOP_SECONDS < least
    ? [`STOP_SECONDS must be at least ${least}, which is 10 seconds more than DRAIN_SECONDS.`]
    : []
}

export function stopSettings(variables: StopVariables, mode: 'demo' | 'live'): StopSettings {
  const drain = drainSeconds(variables, mode)
  const stop = variables.STOP_SECONDS
  return { drainMs: drain * 1000, requestsMs: (stop - drain - RESERVED_SECONDS) * 1000, limitMs: stop * 1000 }
}
