import { endedBefore, RETENTION_KINDS } from '@pravesh/shared/retention/rules'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import type { RetainedRecords } from '../../portal/retained-records.ts'
import { withoutHeld } from '../holds/find-held.ts'
import { retentionSettings } from '../settings/retention-settings.ts'
import { type KindCounts, NO_COUNTS, type RunCounts } from './run-counts.ts'

interface WalkOptions {
  payload: Payload
  now: Date
  /** Only counts, whatever the settings. */
  dryRun: boolean
  /** What an earlier attempt of the same run has done. */
  before?: RunCounts
  /** Called after each slice and each kind. */
  onProgress?: (counts: RunCounts) => Promise<void>
}

/**
 * Walks over everything whose period has ended, kind by kind and in slices, and erases or reduces what no hold keeps. A kind
 * that fails is logged, and does not keep the others. Returns what became of each.
 */
export async function walkEnded(options: WalkOptions): Promise<RunCounts> {
  const { payload, now, dryRun, before: earlier = {}, onProgress = async () => {} } = options
  const { days, erases } = await retentionSettings(payload, now)
  const counts: RunCounts = { ...earlier }
  for (const retained of retainedInOrder(payload)) {
    const { kind } = retained
    const before = endedBefore(days[kind], now)
    const note = async (found: KindCounts) => {
      counts[kind] = found
      await onProgress(counts)
    }
    // What is left is found again, only what was done is not.
    const start = { ...NO_COUNTS, ended: earlier[kind]?.ended ?? 0, oldest: earlier[kind]?.oldest ?? null }
    try {
      await walkKind({ payload, retained, before, now, isDry: dryRun || !erases(kind), start, note })
    } catch (error) {
      payload.logger.error({ msg: 'Records whose period has ended could not be deleted.', kind, err: error })
      await note({ ...(counts[kind] ?? start), failed: true })
    }
  }
  return counts
}

function retainedInOrder(payload: Payload): RetainedRecords[] {
  const all = portalOf(payload).features.flatMap(({ retained = [] }) => retained)
  return RETENTION_KINDS.flatMap((kind) => all.filter((retained) => retained.kind === kind))
}

interface KindOptions {
  payload: Payload
  retained: RetainedRecords
  before: string
  now: Date
  isDry: boolean
  start: KindCounts
  note: (found: KindCounts) => Promise<void>
}

async function walkKind({ payload, retained, before, now, isDry, start, note }: KindOptions): Promise<void> {
  const found = { ...start }
  for await (const slice of retained.find({ payload, before })) {
    if (slice.length === 0) continue
    const records = await withoutHeld(payload, slice)
    found.held += slice.length - records.length
    const oldest = [found.oldest, ...records.map(({ at }) => at)].filter((at) => at !== null)
    found.oldest = oldest.sort()[0] ?? null
    if (isDry) found.waiting += records.length
    else if (records.length > 0) found.ended += await retained.end({ payload, records, before, now })
    await note({ ...found })
  }
  await note(found)
}
