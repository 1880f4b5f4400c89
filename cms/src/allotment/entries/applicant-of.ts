import { type Answers, CLAIMS, type Claim } from '@pravesh/shared/admissions/answers/answers'
import { ageOn } from '@pravesh/shared/admissions/answers/dates'
import { claimState, claimsIn, lastDayOf } from '@pravesh/shared/admissions/claims/claim-states'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { documentsFor } from '@pravesh/shared/admissions/form/requested-documents'
import { type DocumentState, isRejected, isWithApplicant } from '@pravesh/shared/admissions/status/status'
import type { Applicant, ApplicantClaim } from '@pravesh/shared/allotment/entries/check-validity'
import type { TieFacts } from '@pravesh/shared/allotment/entries/entry-facts'
import { serviceDay } from '@pravesh/shared/allotment/process/service-list'
import { CATEGORY_CODES, type CategoryCode, type GroupCode } from '@pravesh/shared/allotment/process/units'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import type { ApplicationRecord } from '../../admissions/index.ts'
import type { ProcessRecord } from '../processes/find-process.ts'

/** The columns of an application on which its entry depends. */
export const ENTRY_COLUMNS = [
  'student',
  'studentName',
  'number',
  'course',
  'college',
  'sessionYear',
  'subject',
  'status',
  'submittedAt',
  'feePaidAt',
  'answers',
  'documents',
  'claimChecks',
] as const

export type SourceApplication = Pick<
  ApplicationRecord,
  'id' | 'studentId' | 'collegeId' | Exclude<(typeof ENTRY_COLUMNS)[number], 'student' | 'college'>
>

interface ApplicantOptions {
  application: SourceApplication
  /** Of its documents, by id; one that is missing counts as not accepted, as in the review. */
  states: ReadonlyMap<string, DocumentState>
  process: Pick<ProcessRecord, 'rules' | 'units'>
  now: Date
}

/** An application in the terms of its process. */
export function applicantOf({ application, states, process, now }: ApplicantOptions): Applicant {
  const { rules } = process
  const { answers, status, feePaidAt, course, documents, claimChecks } = application
  const today = dayOf(now.toISOString())
  return {
    feePaid: Boolean(feePaidAt),
    state: isRejected(status) ? 'ended' : isWithApplicant(status) ? 'with-applicant' : 'sent',
    age: rules.ageLimit && answers.dateOfBirth ? ageOn(answers.dateOfBirth, rules.ageLimit.on) : null,
    documents: documentsFor(formOf(course), answers)
      .filter(({ kind, required }) => required || documents[kind] !== undefined)
      .map(({ kind }) => ({ document: kind, state: stateOf(documents[kind], states) })),
    claims: claimsIn(answers).map(
      (claim): ApplicantClaim => ({
        claim,
        state: claimState(claim, { answers, checks: claimChecks, today }),
        lastDay: lastDayOf(claim, answers),
        gives: givenBy(claim, answers, process),
      }),
    ),
    isFemale: answers.gender === 'FEMALE',
  }
}

function stateOf(id: string | undefined, states: ApplicantOptions['states']) {
  if (id === undefined) return 'missing'
  return (states.get(id) ?? 'REJECTED') === 'REJECTED' ? 'refused' : 'sent'
}

const GROUP_OF: Partial<Record<Claim, GroupCode>> = { disability: 'PWD', exServiceman: 'EXS', deputed: 'DEP' }

/** The seats that a claim is for, of those that the process has. Deputed teachers are a group, or have a list of their own. */
function givenBy(claim: Claim, answers: Answers, process: ApplicantOptions['process']): ApplicantClaim['gives'] {
  const { categories, groups } = process.rules
  const group = GROUP_OF[claim]
  const hasList = group === 'DEP' && serviceDay(process) !== null
  if (group !== undefined) return hasList || groups.includes(group) ? [group] : []
  return claim === CLAIMS[0]
    ? categoriesOf(answers)
        .filter((code) => categories.includes(code))
        .slice(0, 1)
    : []
}

/** The group of OBC before OBC as a whole: a process has one of both. */
function categoriesOf({ category, obcGroup }: Answers): CategoryCode[] {
  return CATEGORY_CODES.filter(
    (code) => code !== 'UR' && (code === category || (category === 'OBC' && code === obcGroup)),
  )
}

/** What decides between equal scores. */
export function tieFactsOf({ answers, submittedAt }: SourceApplication): TieFacts {
  const [obtained, full] = [Number(answers.twelfthMarks || Number.NaN), Number(answers.twelfthFullMarks || Number.NaN)]
  return {
    higherSecondary: obtained >= 0 && full > 0 ? { obtained, full } : null,
    bornOn: answers.dateOfBirth ?? '',
    submittedAt,
  }
}
