import type { SentChoices } from '@pravesh/shared/allotment/calls/student-calls'
import { choiceErrors } from '@pravesh/shared/allotment/entries/check-choices'
import { meritReplies } from '@pravesh/shared/allotment/replies/words/words'
import { reasoned, refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { invalid, Problem } from '../../foundation/problem.ts'
import { changeEntry, requirePart } from '../entries/change-entry.ts'
import type { EntryRecord } from '../entries/entry-record.ts'
import type { OwnEntry } from '../entries/own-entry.ts'
import { choicesOpen } from './choices-open.ts'
import { ownUnits } from './own-units.ts'

interface SaveOptions {
  payload: Payload
  own: OwnEntry
  sent: SentChoices
  now: Date
}

/**
 * Stores what an applicant wants, the most wanted first. Throws a Problem: 400 for a new choice that the process does not have for the applicant, 409 on other days
 * or if the entry has changed.
 */
export async function saveChoices({ payload, own, sent, now }: SaveOptions): Promise<EntryRecord> {
  const { process, entry } = own
  requirePart(entry)
  if (!choicesOpen(process, entry, now)) throw new Problem({ ...refused(meritReplies, 'CHOICES_CLOSED'), status: 409 })
  const { choices, revision } = sent
  const most = process.rules.maxChoices
  const known = ownUnits(process, entry).map(({ code }) => code)
  const errors = choiceErrors({ choices, known, most })
  if (errors.length > 0)
    throw invalid(
      errors.map(({ field, code }) => ({
        field,
        code: 'mismatch' as const,
        ...reasoned(meritReplies, code, { most }),
      })),
    )
  return changeEntry({ payload, entry, revision, data: { choices, choicesAt: now.toISOString(), lockedAt: null } })
}
