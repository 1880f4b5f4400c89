import { AXIS_LABELS, axisStateLabel, SET_AXES } from '@pravesh/shared/admissions/axes/axes'
import { OUTCOME_LABELS } from '@pravesh/shared/admissions/bulk/run-states'
import { CLAIM_LABELS, CLAIM_STATE_LABELS } from '@pravesh/shared/admissions/claims/claim-labels'
import { DOCUMENT_LABELS } from '@pravesh/shared/admissions/documents/documents'
import { OUTCOME_LABELS as READING_LABELS } from '@pravesh/shared/admissions/status/reading-report'
import { STATUS_LABELS } from '@pravesh/shared/admissions/status/status'
import { COURSE_CODES, COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { withMaskedNumbers } from '../answers/masked-numbers.ts'
import { applicationRecord } from '../applications/application-record.ts'
import { findDraft } from '../drafts/find-draft.ts'
import { pairsOf } from '../duplicates/pair.ts'
import { myApplications } from '../status/application-views.ts'
import { historiesOfStaff } from './histories-of-staff.ts'

interface StudentOptions {
  payload: Payload
  studentId: string
}

/** Exports a student's applications and drafts, with only the last four digits of the Aadhaar number. */
export async function exportAdmissions({ payload, studentId }: StudentOptions): Promise<unknown> {
  const [applications, noted, history] = await Promise.all([
    myApplications({ payload, studentId, now: new Date() }),
    notedByStaff({ payload, studentId }),
    historiesOfStaff({ payload, studentId }),
  ])
  const sent = applications.map(({ view }) => ({
    number: view.number,
    course: view.courseName,
    college: view.collegeName,
    session: view.sessionYear,
    state: STATUS_LABELS[view.status].student,
    sentInAt: view.submittedAt,
    applicationFee: formatPaise(view.feePaise),
    applicationFeePaid: view.feePaid,
    courseFee: formatPaise(view.courseFeePaise),
    answers: Object.fromEntries(
      view.sections.map(({ title, rows }) => [
        title,
        Object.fromEntries(rows.map(({ label, value }) => [label, value])),
      ]),
    ),
    documents: view.documents.map(({ kind, file, state }) => ({
      document: DOCUMENT_LABELS[kind],
      file: file.name,
      state,
    })),
    claims: view.claims.map(({ claim, content, state, reason, lastDay }) => ({
      claim: CLAIM_LABELS[claim],
      content,
      state: CLAIM_STATE_LABELS[state],
      ...(reason && { reason }),
      ...(lastDay && { validUntil: lastDay }),
    })),
    history: view.events,
    agreement: view.agreementHtml,
    notedByStaff: noted.get(view.id) ?? {},
    historyOfStaff: history.get(view.id) ?? [],
  }))
  return { sent, begun: await exportDrafts({ payload, studentId }) }
}

/**
 * What staff noted besides the status, by application. What they compared an application with is left out, because it would disclose
 * that another account exists, also to someone who entered another person's number. Verdicts that both are the same person are not.
 */
async function notedByStaff({ payload, studentId }: StudentOptions): Promise<Map<string, Record<string, string>>> {
  const rows = await readRows({ payload, collection: 'applications', where: { student: { equals: studentId } } })
  const entries = rows.map(async (row): Promise<[string, Record<string, string>]> => {
    const { axisMarks } = applicationRecord(row)
    const axes = SET_AXES.flatMap((axis) => {
      const at = axisMarks[axis]?.at
      return at === undefined ? [] : [[AXIS_LABELS[axis], `${axisStateLabel(row[axis] ?? null)} (${at})`] as const]
    })
    const same = (await pairsOf(payload, row.id)).filter(({ verdict }) => verdict === 'same')
    const said = same.map(({ saidAt, note }) => [`Same person as in another application (${saidAt})`, note] as const)
    return [row.id, Object.fromEntries([...axes, ...said, ...(await decidedTogether(payload, row.id))])]
  })
  return new Map(await Promise.all(entries))
}

/** Decisions of several readers, and bulk runs that had the application. The reasons stand in the history. */
async function decidedTogether(payload: Payload, id: string): Promise<(readonly [string, string])[]> {
  const where = { application: { equals: id } }
  const [readings, runs] = await Promise.all([
    readRows({ payload, collection: 'second-readings', where, sort: 'endedAt' }),
    readRows({ payload, collection: 'bulk-run-items', where, sort: 'createdAt' }),
  ])
  return [
    ...readings.map(
      ({ endedAt, outcome }) => [`Read by several people (${endedAt})`, READING_LABELS[outcome]] as const,
    ),
    ...runs.map(({ createdAt, outcome }) => [`Part of a bulk run (${createdAt})`, OUTCOME_LABELS[outcome]] as const),
  ]
}

async function exportDrafts({ payload, studentId }: StudentOptions): Promise<unknown[]> {
  const drafts = await Promise.all(
    COURSE_CODES.map(async (course) => ({ course, draft: await findDraft({ payload, owner: { studentId, course } }) })),
  )
  return drafts.flatMap(({ course, draft }) => {
    if (draft === null) return []
    const { answers, savedAt, files } = draft
    return [
      {
        course: COURSE_LABELS[course],
        savedAt,
        answers: withMaskedNumbers(answers),
        files: files.map(({ name }) => name),
      },
    ]
  })
}
