import { PART_LABELS } from '@pravesh/shared/admissions/questions/parts'
import { type AdmissionSettings, answerBy } from '@pravesh/shared/admissions/status/answer-time'
import { REJECTIONS } from '@pravesh/shared/admissions/status/rejection'
import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { formatPaise } from '@pravesh/shared/platform/money'
import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { type Outgoing, outgoing } from '../../messaging/outbox/queue-message.ts'
import type { ApplicationRecord, LastChange } from '../applications/application-record.ts'
import { applicationNews } from '../messages/application-news.ts'
import { applicationText } from '../messages/application-text.ts'

interface NotifyOptions {
  payload: Payload
  application: ApplicationRecord
  change: LastChange
  /** What comes back of the application fee; 0 if nothing does. */
  refundPaise: number
  settings: AdmissionSettings
}

/**
 * An e-mail and a text message about a change, to be queued. Document checks send nothing: the decision covers them all. Nor do
 * refunds, which payments report.
 */
export function messagesAbout({ payload, application, change, refundPaise, settings }: NotifyOptions): Outgoing[] {
  const news = change.kind
  if (news === 'document-verified' || news === 'document-rejected' || news === 'fee-refunded') return []
  const { studentName: name, studentEmail, studentPhone, number, course, correction } = application
  const isFromStaff = change.staffId !== null
  const variables = {
    news,
    name,
    number,
    course: COURSE_LABELS[course],
    parts: news === 'sent-back' ? requestedParts(correction) : [],
    cause: change.rejectionCode ? REJECTIONS[change.rejectionCode].student : '',
    refund: refundPaise === 0 ? '' : formatPaise(refundPaise),
    reason: isFromStaff ? change.text : '',
    answerBy: answerAfter(application, change, settings),
    link: `${portalOf(payload).env.publicUrl}${paths.application}`,
  }
  const event = `${application.id}:${application.revision}`
  const context = { payload, event, studentId: application.studentId }
  return [
    outgoing(context, { to: studentEmail, template: applicationNews, variables }),
    outgoing(context, { to: studentPhone, template: applicationText, variables: { news, number } }),
  ]
}

/** The day by which staff answer, `YYYY-MM-DD`; empty after a change that does not hand the application to them. */
function answerAfter(
  { status, feePaidAt }: ApplicationRecord,
  { kind, at }: LastChange,
  settings: AdmissionSettings,
): string {
  const day = answerBy({ status, feePaidAt, events: [{ kind, at }] }, settings)
  return day ?? ''
}

function requestedParts({ parts, documents }: ApplicationRecord['correction']): string[] {
  const named = parts.map((part) => PART_LABELS[part])
  return documents.length === 0 || parts.includes('documents') ? named : [...named, PART_LABELS.documents]
}
