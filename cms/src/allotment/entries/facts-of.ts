import { claimsIn } from '@pravesh/shared/admissions/claims/claim-states'
import type { DocumentState } from '@pravesh/shared/admissions/status/status'
import { type EntryFacts, entryFacts } from '@pravesh/shared/allotment/entries/entry-facts'
import { type OpenLists, openLists } from '@pravesh/shared/allotment/entries/list-places'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import { applicantOf, type SourceApplication, tieFactsOf } from './applicant-of.ts'
import type { EntryRecord } from './entry-record.ts'

type MarkState = Pick<EntryRecord, 'marks' | 'verification' | 'verifiedMarks'>
export const NO_MARKS: MarkState = { marks: null, verification: 'missing', verifiedMarks: null }

interface FactsOptions {
  application: SourceApplication
  states: ReadonlyMap<string, DocumentState>
  process: Pick<ProcessRecord, 'rules' | 'units'>
  entry: MarkState
  now: Date
}

/** What an application and its marks say now. */
export function factsOf({ application, states, process, entry, now }: FactsOptions): EntryFacts {
  const { rules } = process
  const { marks, verification, verifiedMarks } = entry
  return entryFacts({
    applicant: applicantOf({ application, states, process, now }),
    rules,
    openLists: listsFor(process, application),
    ...{ marks, verification, verifiedMarks },
    tieFacts: tieFactsOf(application),
  })
}

/**
 * The merit lists on which an application can stand. Its own one is that of the subject for which it was made, also once it is admitted
 * for a further one.
 */
export function listsFor(
  process: Pick<ProcessRecord, 'rules' | 'units'>,
  { answers }: Pick<SourceApplication, 'answers'>,
): OpenLists {
  const { subject = '', dateOfBirth: bornOn = '' } = answers
  return openLists(process, { subject, isDeputed: claimsIn(answers).includes('deputed'), bornOn })
}

/** The same as columns. */
export function factColumns({ scoreParts, ...facts }: EntryFacts) {
  return { ...facts, scoreParts: scoreParts && [...scoreParts] }
}

/** The states of the documents of applications, by id. */
export async function documentStates(
  payload: Payload,
  applications: readonly SourceApplication[],
): Promise<ReadonlyMap<string, DocumentState>> {
  const ids = applications.flatMap(({ documents }) => Object.values(documents))
  if (ids.length === 0) return new Map()
  const where = { id: { in: ids } }
  const rows = await readRows({ payload, collection: 'applicant-documents', where, fields: ['state'] })
  return new Map(rows.map(({ id, state }) => [id, state]))
}
