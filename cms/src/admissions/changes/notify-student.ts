import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { PART_LABELS } from '@pravesh/shared/admissions/questions/parts'
import { REJECTIONS } from '@pravesh/shared/admissions/status/rejection'
import { requestLabel } from '@pravesh/shared/admissions/status/requests'
import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { formatPaise } from '@pravesh/shared/platform/money'
import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { type Outgoing, outgoingMessages } from '../../messaging/outbox/queue-message.ts'
import type { ApplicationRecord, LastChange } from '../applications/application-record.ts'
import { requestedCorrection } from '../applications/requested-correction.ts'
import { applicationNews } from '../messages/application-news.ts'
import { applicationText } from '../messages/application-text.ts'

interface NotifyOptions {
  payload: Payload
  application: ApplicationRecord
  change: LastChange
  /** What comes back of the application fee; 0 if nothing does. */
  refundPaise: number
}

/**
 * An e-mail and a text message about a change, to be queued. Document checks send nothing: the decision covers them all. Nor do
 * refunds, which payments report, decisions that wait for another reader, and the end of an application
 * that goes on in another session, of which the other one tells.
 */
export async function messagesAbout({ payload, application, change, refundPaise }: NotifyOptions): Promise<Outgoing[]> {
  const news = change.kind
  if (isSilent(news)) return []
  const { studentName: name, studentEmail, studentPhone, number, course } = application
  const isFromStaff = change.staffId !== null
  const variables = {
    news,
    name,
    number,
    course: COURSE_LABELS[course],
    parts: news === 'sent-back' ? requestedLabels(application) : [],
    cause: change.rejectionCode ? REJECTIONS[change.rejectionCode].student : '',
    refund: refundPaise === 0 ? '' : formatPaise(refundPaise),
    sentTexts: change.sentTexts ?? [],
    reason: isFromStaff && news !== 'deadline-moved' ? change.text : '',
    // Empty after a change that does not hand the application to staff, and while a merit process decides.
    answerBy: application.dueOn ?? '',
    correctBy: news === 'sent-back' || news === 'deadline-moved' ? (application.correction.dueOn ?? '') : '',
    link: `${portalOf(payload).env.publicUrl}${paths.application}`,
  }
  const event = `${application.id}:${application.revision}`
  const about = { event, studentId: application.studentId }
  return outgoingMessages({ payload }, [
    { ...about, message: { to: studentEmail, template: applicationNews, variables } },
    { ...about, message: { to: studentPhone, template: applicationText, variables: { news, number } } },
  ])
}

type Silent =
  | 'document-verified'
  | 'document-rejected'
  | 'axis-set'
  | 'claim-checked'
  | 'fee-refunded'
  | 'carried-over'
  | 'reading-proposed'
  | 'reading-disputed'
const SILENT: readonly LastChange['kind'][] = [
  'document-verified',
  'document-rejected',
  'axis-set',
  'claim-checked',
  'fee-refunded',
  'carried-over',
  'reading-proposed',
  'reading-disputed',
] satisfies Silent[]

const isSilent = (kind: LastChange['kind']): kind is Silent => SILENT.includes(kind)

/** Labels of the parts and questions to correct. The words about documents that were not accepted name them. */
function requestedLabels(application: ApplicationRecord): string[] {
  const form = formOf(application.course)
  const { requests, documents } = requestedCorrection(application)
  const labels = requests.map((request) =>
    request.items.length === 1 && documents.some((kind) => kind === request.items[0])
      ? PART_LABELS.documents
      : requestLabel(form, request),
  )
  return [...new Set(labels)]
}
