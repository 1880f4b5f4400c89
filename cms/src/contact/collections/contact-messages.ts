import type { CollectionConfig } from 'payload'
import { groups } from '../../admin-kit/groups.ts'
import { accessTo, onlySystem } from '../../staff/index.ts'

const readOnly = { update: onlySystem }

/** Messages that visitors sent through the contact form. */
export const contactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: { singular: 'Message from a visitor', plural: 'Messages from visitors' },
  access: accessTo('contact-messages'),
  admin: {
    group: groups.messages,
    hideAPIURL: true,
    useAsTitle: 'firstName',
    defaultColumns: ['firstName', 'lastName', 'phone', 'comment', 'status', 'createdAt'],
    listSearchableFields: ['firstName', 'lastName', 'phone', 'comment'],
    description: 'Messages from the contact form. Call the visitor back, then set the state to “Answered”.',
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'new',
      label: 'State',
      options: [
        { value: 'new', label: 'New' },
        { value: 'handled', label: 'Answered' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'handledNote',
      type: 'textarea',
      maxLength: 1000,
      label: 'Note for colleagues',
      admin: {
        position: 'sidebar',
        rows: 4,
        description: 'Who answered, and what they said. Visitors never see this.',
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'firstName',
          type: 'text',
          required: true,
          label: 'First name',
          access: readOnly,
          admin: { width: '33%' },
        },
        { name: 'lastName', type: 'text', label: 'Last name', access: readOnly, admin: { width: '33%' } },
        { name: 'phone', type: 'text', required: true, label: 'Telephone', access: readOnly, admin: { width: '33%' } },
      ],
    },
    { name: 'comment', type: 'textarea', required: true, label: 'Message', access: readOnly, admin: { rows: 8 } },
  ],
}
