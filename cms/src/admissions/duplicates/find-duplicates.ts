import { isOpenPair, pairKey, sharedReasons } from '@pravesh/shared/admissions/duplicates/duplicates'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Row } from '../../database/records/columns.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { writeTogether } from '../../database/records/write-together.ts'
import { storeOpenDuplicates } from './count-open.ts'
import { type DuplicatePair, duplicatePair, otherOf, pairsOf } from './pair.ts'
import { COMPARED_FIELDS, type ComparedApplication, compared, similarApplications } from './similar-applications.ts'

/**
 * Compares an application with those of other accounts, whatever their course and session: stores new pairs, and what the known
 * ones share now. Idempotent. Of two applications that are stored at the same time, at least one finds the other.
 */
export async function findDuplicates(payload: Payload, one: ComparedApplication): Promise<void> {
  const [similar, known] = await Promise.all([similarApplications(payload, one), pairsOf(payload, one.id)])
  const knownIds = known.map((pair) => otherOf(pair, one.id))
  const added = similar.filter(({ id }) => !knownIds.includes(id))
  const isAlone = added.length === 0 && known.length === 0
  // Nearly always; another application that finds this one meanwhile counts for both.
  if (isAlone && one.openDuplicates === 0) return
  await writeTogether(payload, async (req) => {
    for (const other of added) {
      await insertIfAbsent({ payload, collection: 'duplicate-pairs', data: newPair(one, other), req })
    }
  })
  const changed = await compareAgain(payload, one, known)
  await storeOpenDuplicates({ payload, id: one.id, isCompared: true, ...(isAlone && { likely: 0 }) })
  for (const id of [...added.map((other) => other.id), ...changed]) await storeOpenDuplicates({ payload, id })
}

function newPair(one: ComparedApplication, other: ComparedApplication) {
  const [firstId = '', secondId = ''] = [one.id, other.id].sort()
  return {
    key: pairKey(firstId, secondId),
    firstId,
    secondId,
    reasons: sharedReasons(one, other),
    isOpen: true,
    verdict: null,
    judgedReasons: [],
    revision: 1,
    attempts: 0,
  }
}

/** A correction may add or remove what both share. Returns the other applications whose pairs have changed. */
async function compareAgain(
  payload: Payload,
  one: ComparedApplication,
  pairs: readonly DuplicatePair[],
): Promise<string[]> {
  if (pairs.length === 0) return []
  const ids = pairs.map((pair) => otherOf(pair, one.id))
  const rows = await readRows({
    payload,
    collection: 'applications',
    where: { id: { in: ids } },
    fields: COMPARED_FIELDS,
  })
  const others = new Map(rows.map((row) => [row.id, compared(row)]))
  const changed: string[] = []
  for (const pair of pairs) {
    const otherId = otherOf(pair, one.id)
    const other = others.get(otherId)
    if (other && (await storeReasons(payload, pair, sharedReasons(one, other)))) changed.push(otherId)
  }
  return changed
}

const MAX_ATTEMPTS = 10

/** Whether they have changed. A pair that shares nothing any more is only kept if staff said something about it. */
async function storeReasons(
  payload: Payload,
  read: DuplicatePair,
  reasons: DuplicatePair['reasons'],
): Promise<boolean> {
  let pair: DuplicatePair | null = read
  for (let attempt = 0; pair !== null && attempt < MAX_ATTEMPTS; attempt++) {
    if (pair.reasons.join() === reasons.join()) return attempt > 0
    const { id, revision, verdict }: DuplicatePair = pair
    const where = { and: [{ id: { equals: id } }, { revision: { equals: revision } }] }
    if (reasons.length === 0 && verdict === null) await deleteRows({ payload, collection: 'duplicate-pairs', where })
    else {
      const data = { reasons, isOpen: isOpenPair({ ...pair, reasons }), revision: revision + 1 }
      if (await changeOne({ payload, collection: 'duplicate-pairs', where, data })) return true
    }
    // A colleague may have said something meanwhile.
    const row: Row<'duplicate-pairs'> | null = await readRow({
      payload,
      collection: 'duplicate-pairs',
      where: { id: { equals: id } },
    })
    pair = row && duplicatePair(row)
  }
  return true
}
