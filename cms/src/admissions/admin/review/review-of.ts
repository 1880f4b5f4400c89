import { GENERAL_OR_EWS } from '@pravesh/shared/admissions/answers/options'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { DOCUMENT_LABELS, type DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { documentViewUrl } from '@pravesh/shared/admissions/documents/staff-calls'
import { documentsFor } from '@pravesh/shared/admissions/form/requested-documents'
import { approvalObstacles } from '@pravesh/shared/admissions/status/approval'
import { EVENT_LABELS } from '@pravesh/shared/admissions/status/events'
import { REJECTIONS } from '@pravesh/shared/admissions/status/rejection'
import { requestLabel } from '@pravesh/shared/admissions/status/requests'
import { isFull, type Seats, seatsText, seatsWarning } from '@pravesh/shared/admissions/status/seats'
import { isRejected, isWithApplicant, staffMoves } from '@pravesh/shared/admissions/status/status'
import { documentUrl } from '@pravesh/shared/admissions/wire/calls'
import { REQUEST_STATE_LABELS } from '@pravesh/shared/contact/help/request-state'
import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { OWED_LABELS } from '@pravesh/shared/payments/owed/messages'
import type { OwedView } from '@pravesh/shared/payments/owed/owed'
import { fileSize } from '@pravesh/shared/platform/file-size'
import { formatPaise } from '@pravesh/shared/platform/money'
import { istDay, istTime } from '../../../foundation/formats.ts'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import type { ApplicantDocument, ApplicationEvent } from '../../../payload-types.ts'
import { whoMay } from '../../../staff/index.ts'
import type { ApplicationRecord } from '../../applications/application-record.ts'
import { preferredCollege } from '../../applications/preferred-college.ts'
import { requestedCorrection } from '../../applications/requested-correction.ts'
import { isUndoable } from '../../changes/undoable.ts'
import type { SentDocument } from '../../review/sent-documents.ts'
import { agreementOf } from './agreement-of.ts'
import { axesOf } from './axes/axes-of.ts'
import { claimsOf } from './claims/claims-of.ts'
import { correctableParts } from './correctable-parts.ts'
import { duplicatesView } from './duplicates/duplicates-of.ts'
import type { ReviewRecords } from './load-review.ts'
import { numbersToShow } from './numbers-to-show.ts'
import { movesInReading, readingView } from './reading-of.ts'
import type { Fact, PastEvent, ReviewData, ReviewedDocument, StaffMove } from './review-data.ts'
import { reviewWords } from './words.ts'

/** Converts records to the data of the review page. */
export function reviewOf({
  application,
  fee,
  documents: sent,
  requests,
  events,
  previousFiles,
  seats,
  mayExceedSeats,
  sealedNumbers,
  mayReadAccesses,
  mayDecide,
  work,
  mayCheck,
  texts,
  studentLanguage,
  staffId,
  now,
  checks,
  others,
  reading,
  readingSettings,
  guardian,
}: ReviewRecords): ReviewData {
  const { id, number, studentName, status, course, answers } = application
  const feePaid = Boolean(application.feePaidAt)
  const read = { reading, settings: readingSettings, staffId, mayDecide }
  const kinds = sent.map(({ kind }) => kind)
  const obstacles = (documents: readonly SentDocument[]) => [
    ...approvalObstacles({ fee: fee.state, documents, translate: staffText }).map(staffText),
    ...(seats && isFull(seats) && !mayExceedSeats ? [staffText(seatsWarning(seats)), exceedHint()] : []),
  ]
  const documents = sent.flatMap(({ kind, file }) => (file ? [documentOf(kind, file)] : []))
  return {
    id,
    revision: application.revision,
    number,
    name: studentName,
    status,
    facts: [...factsOf(application, fee, seats), ...(guardian ? [guardian] : [])],
    seats: seats && {
      text: staffText(seatsText(seats)),
      warning: staffText(seatsWarning(seats)),
      isFull: isFull(seats),
    },
    changes: isWithApplicant(status) ? null : changesOf(application, previousFiles),
    feePaid,
    sections: sectionsOf(application),
    documents,
    lost: sent.flatMap(({ kind, file }) => (file ? [] : [staffText(DOCUMENT_LABELS[kind])])),
    notSent: documentsFor(formOf(course), answers)
      .filter(({ kind }) => !kinds.includes(kind))
      .map(({ kind }) => staffText(DOCUMENT_LABELS[kind])),
    erasedOn: application.documentsErasedAt ? istDay(application.documentsErasedAt) : '',
    requestedCorrections: isWithApplicant(status)
      ? {
          labels: requestedLabels(application),
          reason: application.correction.reason,
          dueOn: application.correction.dueOn ?? '',
        }
      : null,
    correctable: correctableParts(formOf(course), answers),
    texts,
    studentLanguage,
    undo: undoOf(application, { staffId, now }),
    rejectionKind: application.rejectionCode ? REJECTIONS[application.rejectionCode].staff : '',
    decisionReason: application.decisionReason ?? '',
    // An unpaid fee is listed as an obstacle beside the button, so it does not hide the move.
    moves: mayDecide ? movesInReading(movesOf(status), read) : [],
    reading: readingView(read),
    rejectionsWait: readingSettings.isOn,
    work,
    decidedBy: mayDecide ? '' : whoMay('decide applications'),
    obstacles: obstacles(sent),
    obstaclesOnceChecked: obstacles(sent.map(onceChecked)),
    mayCheck: mayCheck && !isRejected(status),
    mayNote: mayCheck,
    checks,
    axes: axesOf(application, sent),
    claims: claimsOf({ application, documents, now }),
    isCategoryNotStated: answers.category === GENERAL_OR_EWS,
    others: duplicatesView({ others, mayCheck, list: LIST }),
    requests: (requests ?? []).map(({ id, reference, state, excerpt }) => ({
      ...{ id, reference, excerpt },
      state: staffText(REQUEST_STATE_LABELS[state].staff),
    })),
    events: events.map(eventOf),
    agreement: agreementOf(application),
    numbersToShow: numbersToShow(course, sealedNumbers),
    openedBy: mayReadAccesses ? accessesOf(id) : null,
  }
}

/** Titles and questions in the language of the reader; answers as the applicant gave them. */
const sectionsOf = ({ shown }: ApplicationRecord): ReviewData['sections'] =>
  shown.map((section) => ({
    ...section,
    title: staffText(section.title),
    rows: section.rows.map(({ label, value }) => ({ label: staffText(label), value })),
  }))

const onceChecked = (document: SentDocument): SentDocument =>
  document.state === 'UNCHECKED' ? { ...document, state: 'VERIFIED' } : document

function movesOf(status: ApplicationRecord['status']): StaffMove[] {
  return staffMoves({ status, feePaid: true }).filter((move) => move !== 'resubmit')
}

function requestedLabels(application: ApplicationRecord): string[] {
  const form = formOf(application.course)
  return requestedCorrection(application).requests.map((request) => staffText(requestLabel(form, request)))
}

function undoOf(application: ApplicationRecord, { staffId, now }: { staffId: string; now: Date }): ReviewData['undo'] {
  const change = application.lastChange
  if (!change?.undo || !isUndoable(application, now)) return null
  const { undo } = reviewWords
  const until = istTime(change.undo.until)
  const text =
    change.kind === 'reading-proposed'
      ? undo.stored(change.by, until)
      : undo.text(staffText(EVENT_LABELS[change.kind]), change.by, until)
  return { text, revision: change.staffId === staffId ? application.revision : null }
}
const LIST = '/admin/collections/applications'

/** The list of who opened the application. */
const accessesOf = (id: string) =>
  `/admin/collections/access-records?${new URLSearchParams({ 'where[and][0][applicationId][equals]': id, sort: '-at' })}`

/** Who can approve although no seat is free. */
function exceedHint(): string {
  return reviewWords.seatsFull(whoMay('exceed seats'))
}

function changesOf({ changes }: ApplicationRecord, previousFiles: readonly string[]): ReviewData['changes'] {
  if (changes === null) return null
  return {
    at: istTime(changes.at),
    answers: changes.answers,
    documents: changes.documents.map(({ kind, before }) => ({
      label: staffText(DOCUMENT_LABELS[kind]),
      isNew: before === null,
      url: before !== null && previousFiles.includes(before) ? documentViewUrl(before) : null,
    })),
  }
}

function factsOf(application: ApplicationRecord, owed: OwedView, seats: Seats | null): Fact[] {
  const { facts } = reviewWords
  const { studentPhone, studentEmail, subject, category } = application
  const preferred = preferredCollege(application)
  return [
    { label: facts.course, value: staffText(COURSE_LABELS[application.course]) },
    { label: preferred === null ? facts.college : facts.admittedAt, value: application.collegeName },
    ...(preferred === null ? [] : [{ label: facts.appliedTo, value: preferred }]),
    { label: facts.session, value: application.sessionYear },
    ...(seats ? [{ label: facts.seats, value: staffText(seatsText(seats)) }] : []),
    ...(subject ? [{ label: facts.subject, value: subject }] : []),
    ...(category ? [{ label: facts.category, value: category }] : []),
    { label: facts.fee, value: feeState(application, owed) },
    { label: facts.courseFee, value: formatPaise(application.courseFeePaise) },
    { label: facts.phone, value: studentPhone, href: `tel:${studentPhone}` },
    { label: facts.email, value: studentEmail, href: `mailto:${encodeURIComponent(studentEmail)}` },
    { label: facts.sentIn, value: istTime(application.submittedAt) },
  ]
}

function feeState({ feePaise, feePaidAt, feeRefundedAt }: ApplicationRecord, { state }: OwedView): string {
  const { feePaid, feeRefunded, feeIn } = reviewWords
  const fee = formatPaise(feePaise)
  if (state === 'paid' && feePaidAt) return feePaid(fee, istTime(feePaidAt))
  if (state === 'notStarted' && feeRefundedAt) return feeRefunded(fee, istTime(feeRefundedAt))
  return feeIn(fee, staffText(OWED_LABELS[state]))
}

function documentOf(kind: DocumentKind, file: ApplicantDocument): ReviewedDocument {
  return {
    id: file.id,
    kind,
    label: staffText(DOCUMENT_LABELS[kind]),
    name: file.originalName,
    type: file.mimeType ?? '',
    size: fileSize(file.filesize ?? 0),
    url: documentUrl(file.id),
    viewUrl: documentViewUrl(file.id),
    state: file.state,
    reason: file.reason ?? '',
    checked: [file.checkedBy, istTime(file.checkedAt)].filter(Boolean).join(', '),
  }
}

function eventOf({ id, at, kind, by, text }: ApplicationEvent): PastEvent {
  return {
    id,
    at: istTime(at),
    dateTime: at,
    what: staffText(EVENT_LABELS[kind]),
    by,
    text: text ?? '',
    isNote: kind === 'note',
  }
}
