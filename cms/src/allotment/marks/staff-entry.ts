import { claimsShown } from '@pravesh/shared/admissions/claims/claim-states'
import type { StaffEntry } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import { scoreOf } from '@pravesh/shared/allotment/entries/score-of'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import type { Payload } from 'payload'
import { type ApplicationRecord, asStudentSees, findApplication } from '../../admissions/index.ts'
import { notFound } from '../../foundation/problem.ts'
import { ensureEntry } from '../entries/ensure-entry.ts'
import type { EntryRecord } from '../entries/entry-record.ts'
import { documentStates, listsFor } from '../entries/facts-of.ts'
import { refreshEntry } from '../entries/refresh-entries.ts'
import { verificationEnd } from '../lists/final-list.ts'
import { type ProcessRecord, processOf } from '../processes/find-process.ts'
import { marksOpen } from './marks-open.ts'
import { ownService } from './own-service.ts'

interface FindOptions {
  payload: Payload
  applicationId: string
  now: Date
}

interface Found {
  application: ApplicationRecord
  process: ProcessRecord
  entry: EntryRecord
}

/** The entry of an application, up to date. Throws a Problem (404) without a process that has begun. Callers check the limit of their reader. */
export async function entryForStaff({ payload, applicationId, now }: FindOptions): Promise<Found> {
  const stored = await findApplication(payload, applicationId)
  const application = stored && asStudentSees(stored, now)
  const process = application && (await processOf(payload, application))
  if (!process || process.state === 'draft') throw notFound('entry')
  const entry = await ensureEntry({ payload, process, application, now })
  if (entry === null) throw notFound('entry')
  return { application, process, entry: await refreshEntry({ payload, process, entry, application, now }) }
}

/** The typed marks beside the documents, as an officer sees them. */
export async function staffEntry(
  payload: Payload,
  { application, process, entry }: Found,
  { mayCorrect, now }: { mayCorrect: boolean; now: Date },
): Promise<StaffEntry> {
  const today = dayOf(now.toISOString())
  const lists = listsFor(process, application)
  const { answers, claimChecks: checks, documents } = application
  const { marks, verifiedMarks, revision, verification, category, groups, findings, number, subject } = entry
  const states = await documentStates(payload, [application])
  const scored = scoreOf(process.rules.scoring, verifiedMarks ?? marks)
  const isOpen = (await verificationEnd({ payload, process, entry, mayCorrect })) === null
  return {
    applicationId: application.id,
    processId: process.id,
    processTitle: process.title,
    name: application.studentName,
    ...{ number, subject: subject ?? '', revision, marks, verifiedMarks, verification, category, groups, findings },
    further: [...lists.further],
    service: ownService(lists, entry),
    scoring: process.rules.scoring,
    verifiedBy: entry.verifiedBy ?? '',
    verifiedAt: entry.verifiedAt ?? null,
    returnReason: entry.returnReason ?? '',
    score: scored?.score ?? null,
    parts: [...(scored?.parts ?? [])] as StaffEntry['parts'],
    documents: Object.entries(documents).map(([document, id]) => ({
      document,
      id,
      state: states.get(id) ?? 'REJECTED',
    })),
    claims: claimsShown({ answers, checks, today }).map(({ claim, content, state, lastDay }) => ({
      claim,
      content,
      state,
      lastDay,
    })),
    canVerify: isOpen,
    canReturn: isOpen && marks !== null && (await marksOpen({ payload, process, entry, now })),
  }
}
