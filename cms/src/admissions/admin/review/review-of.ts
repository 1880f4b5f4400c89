import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { DOCUMENT_LABELS, type DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { documentViewUrl } from '@pravesh/shared/admissions/documents/staff-calls'
import { documentsFor } from '@pravesh/shared/admissions/form/requested-documents'
import { approvalObstacles } from '@pravesh/shared/admissions/status/approval'
import { EVENT_LABELS } from '@pravesh/shared/admissions/status/events'
import { REJECTIONS } from '@pravesh/shared/admissions/status/rejection'
import { isFull, type Seats, seatsText, seatsWarning } from '@pravesh/shared/admissions/status/seats'
import { isRejected, isWithApplicant, staffMoves } from '@pravesh/shared/admissions/status/status'
import { documentUrl } from '@pravesh/shared/admissions/wire/calls'
import { REQUEST_STATE_LABELS } from '@pravesh/shared/contact/help/request-state'
import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { OWED_LABELS } from '@pravesh/shared/payments/owed/messages'
import type { OwedView } from '@pravesh/shared/payments/owed/owed'
import { fileSize } from '@pravesh/shared/platform/file-size'
import { formatPaise } from '@pravesh/shared/platform/money'
import { istTime } from '../../../foundation/formats.ts'
import type { ApplicantDocument, ApplicationEvent } from '../../../payload-types.ts'
import { whoMay } from '../../../staff/index.ts'
import type { ApplicationRecord } from '../../applications/application-record.ts'
import type { ReviewRecords } from './load-review.ts'
import type { Fact, PastEvent, ReviewData, ReviewedDocument } from './review-data.ts'
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
}: ReviewRecords): ReviewData {
  const { id, number, studentName, status, course, answers, correction } = application
  const feePaid = Boolean(application.feePaidAt)
  const kinds = sent.map(({ kind }) => kind)
  return {
    id,
    revision: application.revision,
    number,
    name: studentName,
    status,
    facts: factsOf(application, fee, seats),
    seats: seats && { text: seatsText(seats), warning: seatsWarning(seats), isFull: isFull(seats) },
    changes: isWithApplicant(status) ? null : changesOf(application, previousFiles),
    feePaid,
    sections: application.shown,
    documents: sent.flatMap(({ kind, file }) => (file ? [documentOf(kind, file)] : [])),
    lost: sent.flatMap(({ kind, file }) => (file ? [] : [DOCUMENT_LABELS[kind]])),
    notSent: documentsFor(formOf(course), answers)
      .filter(({ kind }) => !kinds.includes(kind))
      .map(({ kind }) => DOCUMENT_LABELS[kind]),
    requestedCorrections: isWithApplicant(status)
      ? {
          parts: [...correction.parts],
          documents: correction.documents.map((kind) => DOCUMENT_LABELS[kind]),
          reason: correction.reason,
        }
      : null,
    rejectionKind: application.rejectionCode ? REJECTIONS[application.rejectionCode].staff : '',
    decisionReason: application.decisionReason ?? '',
    // An unpaid fee is listed as an obstacle beside the button, so it does not hide the move.
    moves: staffMoves({ status, feePaid: true }).filter((move) => move !== 'resubmit'),
    obstacles: [
      ...approvalObstacles({ fee: fee.state, documents: sent }),
      ...(seats && isFull(seats) && !mayExceedSeats ? [seatsWarning(seats), exceedHint()] : []),
    ],
    mayCheck: !isRejected(status),
    requests: (requests ?? []).map(({ id, reference, state, excerpt }) => ({
      ...{ id, reference, excerpt },
      state: REQUEST_STATE_LABELS[state].staff,
    })),
    events: events.map(eventOf),
    agreement: agreementOf(application),
  }
}

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
      label: DOCUMENT_LABELS[kind],
      isNew: before === null,
      url: before !== null && previousFiles.includes(before) ? documentViewUrl(before) : null,
    })),
  }
}

function factsOf(application: ApplicationRecord, owed: OwedView, seats: Seats | null): Fact[] {
  const { facts } = reviewWords
  const { studentPhone, studentEmail, subject, category } = application
  return [
    { label: facts.course, value: COURSE_LABELS[application.course] },
    { label: facts.college, value: application.collegeName },
    { label: facts.session, value: application.sessionYear },
    ...(seats ? [{ label: facts.seats, value: seatsText(seats) }] : []),
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
  return feeIn(fee, OWED_LABELS[state])
}

function documentOf(kind: DocumentKind, file: ApplicantDocument): ReviewedDocument {
  return {
    id: file.id,
    kind,
    label: DOCUMENT_LABELS[kind],
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
    what: EVENT_LABELS[kind],
    by,
    text: text ?? '',
    isNote: kind === 'note',
  }
}

function agreementOf({ agreement }: ApplicationRecord): ReviewData['agreement'] {
  const { version, acceptedAt, acceptedFrom } = reviewWords.agreement
  return {
    html: agreement?.html ?? '',
    facts: [
      { label: version, value: agreement?.version ?? '' },
      { label: acceptedAt, value: istTime(agreement?.acceptedAt) },
      { label: acceptedFrom, value: agreement?.acceptedFrom ?? '' },
    ],
  }
}
