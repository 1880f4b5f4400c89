import type { CollectionConfig } from 'payload'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { accessTo } from '../../staff/index.ts'

/** Notices that are sent or have been sent: each once, with the text that it had then. */
export const noticeSendings: CollectionConfig = {
  slug: 'notice-sendings',
  labels: { singular: 'Sending of a notice', plural: 'Sendings of notices' },
  access: accessTo('notice-sendings'),
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // The unique index lets each notice be sent once.
    { name: 'noticeId', type: 'text', required: true, unique: true },
    { name: 'title', type: 'text', required: true },
    // The paragraphs of the notice, with an empty line between them.
    { name: 'text', type: 'textarea', required: true },
    // Both in the other languages: a `NoticeText` by language. Sendings before there were translations have none.
    { name: 'translations', type: 'json' },
    // The codes of the courses concerned; none for everybody.
    { name: 'courses', type: 'json', required: true },
    { name: 'startedBy', type: 'text', required: true },
    { name: 'startedAt', type: 'date', required: true },
    { name: 'finishedAt', type: 'date' },
    // The number of recipients when it was started.
    { name: 'total', type: 'number', required: true, min: 0 },
    // The number of messages in the outbox so far.
    { name: 'queued', type: 'number', required: true, min: 0, defaultValue: 0 },
    // The last student whose message is in the outbox, in the order of the ids.
    { name: 'lastStudentId', type: 'text' },
    ...leaseFields(),
  ],
}
