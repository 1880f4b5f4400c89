import type { OwnProcess, OwnScore } from '@pravesh/shared/allotment/calls/own-process'
import { scoreOf } from '@pravesh/shared/allotment/entries/score-of'
import type { Payload } from 'payload'
import { ownChoices } from '../choices/own-choices.ts'
import type { SourceApplication } from '../entries/applicant-of.ts'
import { type EntryRecord, subjectsOf } from '../entries/entry-record.ts'
import { listsFor } from '../entries/facts-of.ts'
import { listsOf } from '../lists/find-lists.ts'
import { marksOpen } from '../marks/marks-open.ts'
import { ownService } from '../marks/own-service.ts'
import { objectionTo } from '../objections/objection-record.ts'
import { ownResult } from '../offers/own-result.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import { ownLists } from './own-lists.ts'

interface OwnOptions {
  payload: Payload
  process: ProcessRecord
  application: Pick<SourceApplication, 'answers'>
  /** Up to date. */
  entry: EntryRecord
  now: Date
}

/** All that an applicant sees of a process. */
export async function ownProcess({ payload, process, application, entry, now }: OwnOptions): Promise<OwnProcess> {
  const { applicationId, number, category, groups, findings, rowKey, revision, standing } = entry
  const open = listsFor(process, application)
  const published = await listsOf(payload, process.id)
  const provisional = published.find(({ kind }) => kind === 'provisional')
  const [choices, lists, objection, result] = await Promise.all([
    ownChoices({ payload, process, entry, hasList: published.length > 0, now }),
    ownLists({ payload, entry, published }),
    provisional ? objectionTo(payload, entry.id, provisional.version) : null,
    ownResult({ payload, process, entry }),
  ])
  return {
    ...{ applicationId, number, subjects: subjectsOf(entry), category, groups, findings, rowKey, revision, standing },
    course: process.course,
    session: process.sessionYear,
    processId: process.id,
    ...{ title: process.title, state: process.state, steps: process.steps },
    score: {
      ...ownScore(process, entry),
      further: [...open.further],
      service: ownService(open, entry),
      isOpen: await marksOpen({ payload, process, entry, now }),
    },
    ...{ choices, lists, objection, result },
    outReason: entry.outReason ?? null,
  }
}

function ownScore(process: ProcessRecord, entry: EntryRecord): Omit<OwnScore, 'further' | 'service' | 'isOpen'> {
  const { marks, verifiedMarks, verification } = entry
  const { scoring } = process.rules
  const scored = scoreOf(scoring, verifiedMarks ?? marks)
  return {
    scoring,
    marks,
    verification,
    returnReason: entry.returnReason ?? '',
    score: scored?.score ?? null,
    parts: [...(scored?.parts ?? [])] as OwnScore['parts'],
    isVerified: verification === 'verified',
  }
}
