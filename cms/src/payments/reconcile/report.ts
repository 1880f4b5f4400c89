import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import type { Invariant } from '../../portal/invariant.ts'
import { resolveFindings } from './findings/resolve-findings.ts'
import { storeFinding } from './findings/store-finding.ts'
import type { InvariantResult } from './invariant-result.ts'
import { storeLastReport } from './last-report.ts'

/** Stored per invariant and report. More have one cause, which the first ones show. */
const MAX_FINDINGS = 500

interface ReportOptions {
  payload: Payload
  now: () => Date
  /** Those of all features by default. */
  invariants?: readonly Invariant[]
}

/**
 * Checks every invariant, stores what is found and resolves what is found no more. A report of all invariants is
 * recorded as the latest one. Safe to run concurrently.
 */
export async function reportMoney({ payload, now, invariants }: ReportOptions): Promise<InvariantResult[]> {
  const all = invariants ?? portalOf(payload).features.flatMap((feature) => feature.invariants ?? [])
  const results: InvariantResult[] = []
  for (const invariant of all) results.push(await check({ payload, now, invariant }))
  if (invariants === undefined) await storeLastReport({ payload, results, now: now() })
  return results
}

/** A check that fails is logged; its findings stay as they are. */
async function check({ payload, now, invariant }: Omit<ReportOptions, 'invariants'> & { invariant: Invariant }) {
  const since = now()
  const subjects = new Set<string>()
  const result = (complete: boolean) => ({ invariant, found: subjects.size, complete })
  try {
    for await (const finding of invariant.find({ payload, now: since })) {
      if (subjects.size >= MAX_FINDINGS) return result(false)
      if (subjects.has(finding.subject)) continue
      subjects.add(finding.subject)
      await storeFinding({ payload, invariant, finding, now: now() })
    }
    await resolveFindings({ payload, invariant: invariant.name, since, now: now() })
    return result(true)
  } catch (error) {
    payload.logger.error({ msg: 'A check of the daily report failed.', invariant: invariant.name, err: error })
    return result(false)
  }
}
