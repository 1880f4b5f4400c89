import { WRITERS } from '@pravesh/shared/contact/help/request-state'
import type { CollectionConfig } from 'payload'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { accessTo } from '../../staff/index.ts'

/** The messages of a request after the first. They are only added; staff read and write them through endpoints. */
export const contactReplies: CollectionConfig = {
  slug: 'contact-replies',
  access: accessTo('contact-replies'),
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'requestId', type: 'text', required: true, index: true },
    // 1 for the first message after that of the request.
    { name: 'position', type: 'number', required: true },
    // Request and position: one message has each place.
    { name: 'place', type: 'text', required: true, unique: true },
    // Request and key of the client: a repeated call adds nothing.
    { name: 'sendKey', type: 'text', required: true, unique: true },
    { name: 'writer', type: 'select', required: true, options: [...WRITERS] },
    { name: 'text', type: 'textarea', required: true },
    { name: 'writtenAt', type: 'date', required: true },
    { name: 'staffId', type: 'text' },
    { name: 'staffName', type: 'text' },
    ...leaseFields(),
  ],
}
