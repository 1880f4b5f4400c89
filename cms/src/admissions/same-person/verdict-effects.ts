import type { DuplicateVerdict } from '@pravesh/shared/admissions/duplicates/duplicates'
import type { EventKind } from '@pravesh/shared/admissions/status/events'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { idOf } from '../../database/records/relation.ts'
import { EFFECTS_SCHEDULE } from '../../database/work/apply-effects.ts'
import type { Outcome, Work } from '../../database/work/work.ts'
import { writeEvent } from '../changes/events.ts'
import { storeOpenDuplicates } from '../duplicates/count-open.ts'
import { type DuplicatePair, duplicatePair } from '../duplicates/pair.ts'

/** After staff said whether two applications come from one person: an event in both histories, and the counts of both. */
export const verdictEffects: Work<'duplicate-pairs'> = {
  collection: 'duplicate-pairs',
  dueField: 'dueAt',
  where: { verdict: { exists: true } },
  leaseMs: 60_000,
  schedule: EFFECTS_SCHEDULE,
  apply: async ({ payload, lease }): Promise<Outcome<'duplicate-pairs'>> => {
    const pair = duplicatePair(lease.record)
    await writeEvents(payload, pair)
    await storeOpenDuplicates({ payload, id: pair.firstId })
    await storeOpenDuplicates({ payload, id: pair.secondId })
    return { dueAt: null }
  },
}

const KINDS: Record<DuplicateVerdict, EventKind> = { same: 'same-person', different: 'other-person' }

async function writeEvents(payload: Payload, pair: DuplicatePair): Promise<void> {
  const { id: pairId, firstId, secondId, verdict, saidAt, saidBy: by, staffId, note, revision } = pair
  if (verdict === null || saidAt === null) return
  const rows = await readRows({
    payload,
    collection: 'applications',
    where: { id: { in: [firstId, secondId] } },
    fields: ['number', 'college', 'course'],
  })
  const [one, another] = rows
  if (one === undefined || another === undefined) return
  // Those who may see one of them may see the other only if both are at the same place.
  const isSamePlace = one.course === another.course && idOf(one.college) === idOf(another.college)
  for (const [application, other] of [
    [one, another],
    [another, one],
  ] as const) {
    const text = [isSamePlace ? other.number : 'An application at another college or for another course', note]
    await writeEvent({
      payload,
      application: { id: application.id, revision },
      event: { kind: KINDS[verdict], at: saidAt, by, staffId, text: text.filter((part) => part !== '').join('\n') },
      key: `pair:${pairId}:${revision}:${application.id}`,
    })
  }
}
