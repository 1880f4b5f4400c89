import { claimsShown } from '@pravesh/shared/admissions/claims/claim-states'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { DOCUMENT_KINDS } from '@pravesh/shared/admissions/documents/documents'
import type { FeeRefund } from '@pravesh/shared/admissions/form/form-context'
import type { ApplicationView, ShownDocument, ShownEvent } from '@pravesh/shared/admissions/status/application-view'
import { isTakenBack, studentLabel } from '@pravesh/shared/admissions/status/events'
import { requestLabel } from '@pravesh/shared/admissions/status/requests'
import { isRejected, isReopened, isWithApplicant } from '@pravesh/shared/admissions/status/status'
import { documentUrl } from '@pravesh/shared/admissions/wire/calls'
import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import type { OwedView } from '@pravesh/shared/payments/owed/owed'
import type { ApplicantDocument, ApplicationEvent } from '../../payload-types.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { requestedCorrection } from '../applications/requested-correction.ts'
import { storedTexts } from '../applications/sent-texts.ts'
import { storedFile } from '../uploads/index.ts'

interface ViewOptions {
  application: ApplicationRecord
  files: readonly ApplicantDocument[]
  /** Oldest first. */
  events: readonly ApplicationEvent[]
  /** How the payment of the fee is going. */
  owed: OwedView
  feeRefund: FeeRefund | null
  correctionWindow: ApplicationView['correctionWindow']
  hasMeritProcess: boolean
  /** `YYYY-MM-DD` in India. */
  today: string
}

/** Converts an application to its owner's view. */
export function viewOf({
  application,
  files,
  events,
  owed,
  feeRefund,
  correctionWindow,
  hasMeritProcess,
  today,
}: ViewOptions): ApplicationView {
  const { status, decisionReason, dueOn } = application
  return {
    id: application.id,
    number: application.number,
    course: application.course,
    courseName: COURSE_LABELS[application.course],
    collegeName: application.collegeName,
    sessionYear: application.sessionYear,
    status,
    submittedAt: application.submittedAt,
    feePaise: application.feePaise,
    feePaid: Boolean(application.feePaidAt),
    feeRefunded: Boolean(application.feeRefundedAt),
    hasFeeReceipt: Boolean(application.feePaidAt || application.feeRefundedAt) && !isCarried(events),
    owed,
    feeRefund,
    courseFeePaise: application.courseFeePaise,
    feeParts: application.feeParts,
    sections: application.shown,
    sentTexts: isRejected(status) ? application.sentTexts : [],
    documents: shownDocuments(application, files),
    correction: isWithApplicant(status) ? shownCorrection(application) : null,
    claims: claimsShown({ answers: application.answers, checks: application.claimChecks, today }),
    correctionWindow,
    rejection: isRejected(status) ? (decisionReason ?? '') : '',
    rejectionCode: (isRejected(status) && application.rejectionCode) || null,
    reopened: isReopened(status)
      ? (events
          .filter(({ kind }) => isTakenBack(kind))
          .flatMap(shownEvent)
          .at(-1) ?? null)
      : null,
    // A fee that goes back has to be paid again first.
    answerBy: owed.state === 'paid' ? (dueOn ?? null) : null,
    hasMeritProcess,
    events: events.flatMap(shownEvent),
    agreementHtml: application.agreement?.html ?? '',
  }
}

/** The receipt of a fee that was carried over is that of the earlier application. */
const isCarried = (events: readonly ApplicationEvent[]) => events.some(({ kind }) => kind === 'fee-carried')

function shownCorrection(application: ApplicationRecord): ApplicationView['correction'] {
  const { reason, askedAt, dueOn } = application.correction
  const form = formOf(application.course)
  const { requests, documents } = requestedCorrection(application)
  const isDocumentsOnly = requests.every(({ items }) =>
    items.every((item) => DOCUMENT_KINDS.some((kind) => kind === item)),
  )
  return {
    labels: requests.map((request) => requestLabel(form, request)),
    reason,
    sentTexts: application.sentTexts,
    requestedAt: askedAt ?? '',
    dueOn: dueOn ?? null,
    documentsToReplace: isDocumentsOnly ? documents.length : 0,
  }
}

function shownDocuments({ documents }: ApplicationRecord, files: readonly ApplicantDocument[]): ShownDocument[] {
  return DOCUMENT_KINDS.flatMap((kind) => {
    const file = files.find(({ id }) => id === documents[kind])
    if (file === undefined) return []
    const { state, reason } = file
    const sentTexts = storedTexts(file)
    return [{ kind, file: storedFile(file), url: documentUrl(file.id), state, reason: reason ?? '', sentTexts }]
  })
}

function shownEvent({ at, kind, staff, text, sentTexts }: ApplicationEvent): ShownEvent[] {
  const what = studentLabel(kind)
  return what === null ? [] : [{ at, what, reason: staff ? (text ?? '') : '', sentTexts: storedTexts({ sentTexts }) }]
}
