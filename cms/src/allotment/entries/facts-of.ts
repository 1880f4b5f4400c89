import type { DocumentState } from '@pravesh/shared/admissions/status/status'
import { type EntryFacts, entryFacts } from '@pravesh/shared/allotment/entries/entry-facts'
import type { ProcessRules } from '@pravesh/shared/allotment/process/rules'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { applicantOf, type SourceApplication, tieFactsOf } from './applicant-of.ts'
import type { EntryRecord } from './entry-record.ts'

type MarkState = Pick<EntryRecord, 'marks' | 'verification' | 'verifiedMarks'>
export const NO_MARKS: MarkState = { marks: null, verification: 'missing', verifiedMarks: null }

interface FactsOptions {
  application: SourceApplication
  states: ReadonlyMap<string, DocumentState>
  rules: ProcessRules
  entry: MarkState
  now: Date
}

/** What an application and its marks say now. */
export function factsOf({ application, states, rules, entry, now }: FactsOptions): EntryFacts {
  const { marks, verification, verifiedMarks } = entry
  const applicant = applicantOf({ application, states, rules, now })
  return entryFacts({ applicant, rules, marks, verification, verifiedMarks, tieFacts: tieFactsOf(application) })
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
