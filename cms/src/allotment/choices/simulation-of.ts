import type { Simulation } from '@pravesh/shared/allotment/calls/own-process'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import type { EntryRecord } from '../entries/entry-record.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import { simulateRound } from './simulate-round.ts'
import type { SimulatedRow } from './simulation-job.ts'

interface Simulated {
  /** When the data were read (ISO 8601). */
  at: string
  rows: Promise<ReadonlyMap<string, SimulatedRow>>
}

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Private to this file: the last simulation of each process, by id. Processes of a portal may show different times. */
    meritSimulations?: Map<string, Simulated> | undefined
  }
}

/** A simulation is shown for this time before it is computed anew. */
const FRESH_MS = 10 * 60_000

interface SimulationOptions {
  payload: Payload
  process: ProcessRecord
  entry: EntryRecord
  now: Date
}

/** Where an applicant would stand by the present choices of all; null for those who stand on no list, or if it cannot be computed. */
export async function simulationOf({ payload, process, entry, now }: SimulationOptions): Promise<Simulation | null> {
  const { at, rows } = latest({ payload, process, now })
  try {
    const row = (await rows).get(entry.rowKey)
    return row ? { at, ranks: row.ranks, unit: row.unit } : null
  } catch (err) {
    payload.logger.error({ msg: 'A simulation failed.', process: process.id, err })
    return null
  }
}

function latest({ payload, process, now }: Omit<SimulationOptions, 'entry'>): Simulated {
  portalOf(payload).meritSimulations ??= new Map()
  const kept = portalOf(payload).meritSimulations ?? new Map<string, Simulated>()
  const last = kept.get(process.id)
  if (last && now.getTime() - Date.parse(last.at) < FRESH_MS) return last
  const next = { at: now.toISOString(), rows: simulateRound({ payload, process }) }
  kept.set(process.id, next)
  next.rows.catch(() => {
    if (kept.get(process.id) === next) kept.delete(process.id)
  })
  return next
}
