import { isDeepStrictEqual } from 'node:util'
import type { EntryFacts } from '@pravesh/shared/allotment/entries/entry-facts'
import type { Explanation, ExplanationCode } from '@pravesh/shared/allotment/entries/explanation'
import { SERVICE_LIST } from '@pravesh/shared/allotment/process/service-list'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import type { SourceApplication } from './applicant-of.ts'
import { type EntryRecord, entryRecord } from './entry-record.ts'
import { documentStates, factColumns, factsOf, listsFor } from './facts-of.ts'
import { readApplications } from './read-applications.ts'

interface RefreshOptions {
  payload: Payload
  process: ProcessRecord
  now: Date
}

/** Brings all entries of a process up to date with their applications, in slices. */
export async function refreshAll({ payload, process, now }: RefreshOptions): Promise<void> {
  const where = { process: { equals: process.id } }
  for await (const rows of walkRecords({ payload, collection: 'merit-entries', where })) {
    await refreshEntries({ payload, process, entries: rows.map(entryRecord), now })
  }
}

interface EntriesOptions extends RefreshOptions {
  entries: readonly EntryRecord[]
  /** Those of the entries; read by default. */
  applications?: readonly SourceApplication[]
}

/** Brings entries up to date with their applications, and returns them. An entry that changes meanwhile is left to the next time. */
export async function refreshEntries(options: EntriesOptions): Promise<EntryRecord[]> {
  const { payload, process, entries, now } = options
  const applications =
    options.applications ?? (await readApplications(payload, { ids: entries.map((entry) => entry.applicationId), now }))
  const byId = new Map(applications.map((application) => [application.id, application]))
  const states = await documentStates(payload, applications)
  const refreshed: EntryRecord[] = []
  for (const entry of entries) {
    const application = byId.get(entry.applicationId)
    const facts = application && factsOf({ application, states, process, entry, now })
    refreshed.push(facts ? await writeChanges({ payload, process, entry, application, facts, now }) : entry)
  }
  return refreshed
}

/** The same for one entry. */
export async function refreshEntry({
  entry,
  application,
  ...options
}: RefreshOptions & { entry: EntryRecord; application: SourceApplication }): Promise<EntryRecord> {
  const [refreshed] = await refreshEntries({ ...options, entries: [entry], applications: [application] })
  return refreshed ?? entry
}

interface ChangeOptions extends RefreshOptions {
  entry: EntryRecord
  application: SourceApplication
  facts: EntryFacts
}

/** Does not count as a change for those who edit the entry: they see what follows from it with the next answer. */
async function writeChanges({ payload, process, entry, application, facts, now }: ChangeOptions): Promise<EntryRecord> {
  const { studentName } = application
  const { own: subject } = listsFor(process, application)
  const current = { ...facts, ...standingOf(entry, facts), studentName, subject }
  const names = Object.keys(current) as (keyof typeof current)[]
  // `undefined` and `null` are the same column.
  const isSame = names.every((name) => isDeepStrictEqual(entry[name] ?? null, current[name] ?? null))
  if (isSame) return entry
  const codes = explanationsOf(entry, current, process)
  const explanations = [...entry.explanations, ...codes.map((code): Explanation => ({ code, at: now.toISOString() }))]
  const data = { ...current, ...factColumns(facts), explanations }
  // A seat that ends meanwhile ends the part of its applicant, which counts as no change either.
  const isAsRead = [{ revision: { equals: entry.revision } }, { standing: { equals: entry.standing } }]
  const where = { and: [{ id: { equals: entry.id } }, ...isAsRead] }
  const row = await changeOne({ payload, collection: 'merit-entries', where, data })
  return row ? entryRecord(row) : entry
}

const ENDED = 'application-ended'

/** An application that has ended takes part no more, and again if its end is taken back. */
function standingOf({ standing, outReason }: EntryRecord, { findings }: EntryFacts) {
  const hasEnded = findings.some(({ code }) => code === ENDED)
  if (hasEnded && standing === 'in') return { standing: 'out' as const, outReason: ENDED as typeof ENDED }
  if (!hasEnded && standing === 'out' && outReason === ENDED) return { standing: 'in' as const, outReason: null }
  return { standing, outReason: outReason ?? null }
}

type Compared = Pick<
  EntryRecord,
  'findings' | 'category' | 'groups' | 'score' | 'scoreParts' | 'lists' | 'studentName' | 'subject'
>

/**
 * Changes of the row in a list that follow from decisions about the application, or from rules that replaced others: the marks are the same, so
 * without one of those the score is too. Others stay unexplained.
 */
function explanationsOf(before: Compared, after: Compared, { rules }: ProcessRecord): ExplanationCode[] {
  const codesOf = (of: typeof before) => new Set<string>(of.findings.map(({ code }) => code))
  const [was, is] = [codesOf(before), codesOf(after)]
  const differs = (...codes: string[]) => codes.some((code) => was.has(code) !== is.has(code))
  const isSameClaim =
    before.category === after.category &&
    isDeepStrictEqual(before.groups, after.groups) &&
    hasService(before) === hasService(after)
  const hasOtherRules =
    before.score !== after.score ||
    !isDeepStrictEqual(before.scoreParts, after.scoreParts) ||
    (isSameClaim && differs('below-minimum', 'only-service', 'no-score'))
  return [
    ...(differs(ENDED) ? [ENDED as typeof ENDED] : []),
    ...(!was.has('claim-expired') && is.has('claim-expired')
      ? ['claim-expired' as const]
      : isSameClaim
        ? []
        : ['claim-decided' as const]),
    ...(before.studentName !== after.studentName ||
    before.subject !== after.subject ||
    differs('fee-unpaid', 'sent-back', 'document-missing', 'document-refused')
      ? ['application-corrected' as const]
      : []),
    ...(rules.pack.replaces !== undefined && hasOtherRules ? ['rules-changed' as const] : []),
  ]
}

/** The claim alone decides it, because the marks and the day of the rules are the same. */
const hasService = ({ lists }: Compared) => lists.some(({ list }) => list === SERVICE_LIST)
