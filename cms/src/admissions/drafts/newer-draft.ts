import { DRAFT_CONFLICT_STATUS, type Draft, FORM_CODES } from '@pravesh/shared/admissions/form/form-context'
import { admissionReplies } from '@pravesh/shared/admissions/replies/words/words'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import { type DraftOwner, findDraftRow } from './draft-row.ts'

interface RequireOptions {
  payload: Payload
  owner: DraftOwner
  /** The revision that the student sees; null if unknown, as in payloads of the contract. */
  revision: number | null
}

/** Throws a Problem (409) if there is a draft with another revision than the student sees. A save then returns it. */
export async function requireSameDraft({ payload, owner, revision }: RequireOptions): Promise<void> {
  if (revision === null) return
  const row = await findDraftRow(payload, owner)
  if (row !== null && row.revision !== revision) throw newerDraft()
}

/** The refusal of a version of the form when another device has stored a newer one. */
export function newerDraft(draft?: Draft): Problem {
  const problem = refused(admissionReplies, FORM_CODES.newerDraft)
  return new Problem({ ...problem, status: DRAFT_CONFLICT_STATUS, ...(draft && { details: { result: draft } }) })
}
