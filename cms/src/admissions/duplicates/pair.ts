import {
  DUPLICATE_REASONS,
  type DuplicateReason,
  type DuplicateVerdict,
} from '@pravesh/shared/admissions/duplicates/duplicates'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { idOf } from '../../database/records/relation.ts'
import type { DuplicatePair as Row } from '../../payload-types.ts'

/** A stored pair with typed columns. */
export interface DuplicatePair {
  id: string
  firstId: string
  secondId: string
  reasons: DuplicateReason[]
  isOpen: boolean
  /** Null while staff have said nothing; so are the next ones. */
  verdict: DuplicateVerdict | null
  judgedReasons: DuplicateReason[]
  note: string
  saidBy: string
  staffId: string | null
  saidAt: string | null
  revision: number
  dueAt: string | null
}

export function duplicatePair(row: Row): DuplicatePair {
  const { id, firstId, secondId, isOpen, verdict, note, saidBy, staff, saidAt, revision, dueAt } = row
  return {
    id,
    firstId,
    secondId,
    isOpen,
    revision,
    reasons: reasonsIn(row.reasons),
    verdict: verdict ?? null,
    judgedReasons: reasonsIn(row.judgedReasons),
    note: note ?? '',
    saidBy: saidBy ?? '',
    staffId: idOf(staff),
    saidAt: saidAt ?? null,
    dueAt: dueAt ?? null,
  }
}

const reasonsIn = (stored: unknown): DuplicateReason[] =>
  Array.isArray(stored) ? DUPLICATE_REASONS.filter((reason) => stored.includes(reason)) : []

/** The other application of a pair. */
export const otherOf = ({ firstId, secondId }: Pick<DuplicatePair, 'firstId' | 'secondId'>, id: string) =>
  firstId === id ? secondId : firstId

/** All pairs of an application: two queries, each of which has an index. */
export async function pairsOf(payload: Payload, id: string): Promise<DuplicatePair[]> {
  const collection = 'duplicate-pairs'
  const rows = await Promise.all([
    readRows({ payload, collection, where: { firstId: { equals: id } } }),
    readRows({ payload, collection, where: { secondId: { equals: id } } }),
  ])
  return rows.flat().map(duplicatePair)
}
