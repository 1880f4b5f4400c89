import { pairKey } from '@pravesh/shared/admissions/duplicates/duplicates'
import type { SaidDuplicate } from '@pravesh/shared/admissions/duplicates/staff-calls'
import { multiLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { applyDueEffects, applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import { duplicatePair } from '../duplicates/pair.ts'
import type { StaffMember } from '../review/staff-member.ts'
import { verdictEffects } from './verdict-effects.ts'

interface SayOptions {
  payload: Payload
  staff: StaffMember
  /** Of one application; the other one is in `said`. The caller has checked that staff may see both. */
  id: string
  said: SaidDuplicate
  now: Date
}

/**
 * Remembers whether two applications come from one person, by one conditional update. Both histories follow. It can be changed.
 * Throws a Problem: 404 if the two were never found to share anything, 409 when the pair has changed since it was shown.
 */
export async function saySamePerson({ payload, staff, id, said, now }: SayOptions): Promise<void> {
  const { other, verdict, revision } = said
  const collection = 'duplicate-pairs'
  const byKey: Condition<'duplicate-pairs'> = { key: { equals: pairKey(id, other) } }
  const row = await readRow({ payload, collection, where: byKey })
  if (row === null) throw notFound('duplicate')
  // An earlier verdict whose events are not written yet, because its process died.
  if (row.dueAt) await applyDueEffects({ payload, work: verdictEffects, id: row.id, now })
  const changed = await changeOne({
    payload,
    collection,
    where: { and: [byKey, { revision: { equals: revision } }, { dueAt: { exists: false } }] },
    data: {
      verdict,
      judgedReasons: duplicatePair(row).reasons,
      isOpen: false,
      note: multiLine(said.note),
      saidBy: staff.name,
      staff: staff.id,
      saidAt: now.toISOString(),
      revision: revision + 1,
      ...leaseFrom(verdictEffects, now),
    },
  })
  if (changed === null) throw changedMeanwhile()
  await applyNewEffects({ payload, work: verdictEffects, record: changed, now })
}

function changedMeanwhile(): Problem {
  const publicMessage = 'A colleague has just said something about these two applications, or they share something new.'
  return new Problem({ code: 'CHANGED', status: 409, publicMessage })
}
