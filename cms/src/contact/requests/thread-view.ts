import { excerptOf, type RequestSummary, type RequestView, type SubjectView } from '@pravesh/shared/contact/help/thread'
import type { ContactMessage, ContactReply } from '../../payload-types.ts'

/** A request as its sender reads it. The names of staff are not part of it. */
export function requestView(request: ContactMessage, replies: readonly ContactReply[]): RequestView {
  const { reference, status, comment, createdAt } = request
  return {
    reference: reference ?? '',
    state: status,
    subject: subjectOf(request),
    messages: [
      { from: 'person', text: comment, at: createdAt },
      ...replies.map(({ writer, text, writtenAt }) => ({ from: writer, text, at: writtenAt })),
    ],
  }
}

export function requestSummary(request: ContactMessage): RequestSummary {
  const { reference, status, comment, createdAt, lastWrittenAt } = request
  return {
    reference: reference ?? '',
    state: status,
    subject: subjectOf(request),
    excerpt: excerptOf(comment),
    writtenAt: lastWrittenAt ?? createdAt,
  }
}

function subjectOf({ subjectKind: kind, subjectId: id, subjectName: name }: ContactMessage): SubjectView | null {
  return kind && id ? { kind, id, name: name ?? '' } : null
}
