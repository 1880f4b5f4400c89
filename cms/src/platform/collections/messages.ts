import type { CollectionConfig } from 'payload'
import { groups } from '../admin/groups.ts'
import { sendAgainEndpoint } from '../outbox/send-again.ts'
import { MESSAGE_STATUSES, STATUS_LABELS, WAITING } from '../outbox/status.ts'
import { leaseFields } from '../work/lease-fields.ts'

/** A field says nothing while it is empty. */
const isSet = (name: string) => (data: Record<string, unknown>) => Boolean(data[name])
const forTheSystem = { hidden: true, access: { read: () => false, create: () => false, update: () => false } }
const moment = { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } } as const

/** The outbox: every e-mail and text message is a row here first, so that none is lost and staff see what was sent. */
export const messages = (access: CollectionConfig['access']): CollectionConfig => ({
  slug: 'messages',
  labels: { singular: 'Sent message', plural: 'Outbox' },
  access,
  endpoints: [sendAgainEndpoint(access)],
  admin: {
    group: groups.messages,
    hideAPIURL: true,
    useAsTitle: 'subject',
    defaultColumns: ['to', 'subject', 'channel', 'status', 'attempts', 'createdAt'],
    listSearchableFields: ['to', 'subject', 'template'],
    description: 'Every e-mail and text message the portal has written, and whether it was sent.',
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'waiting',
      label: 'State',
      options: MESSAGE_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })),
      admin: { position: 'sidebar', components: { Cell: '/platform/outbox/admin/StateCell.tsx#StateCell' } },
    },
    {
      name: 'sendAgain',
      type: 'ui',
      label: 'Send again',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/platform/outbox/admin/SendAgain.tsx#SendAgain' },
      },
    },
    {
      name: 'channel',
      type: 'select',
      required: true,
      label: 'Sent by',
      options: [
        { value: 'email', label: 'E-mail' },
        { value: 'sms', label: 'Text message' },
      ],
      admin: { position: 'sidebar' },
    },
    ...leaseFields({
      due: {
        name: 'nextAttemptAt',
        label: 'Next try',
        admin: { ...moment, condition: ({ status }) => status === WAITING },
      },
      attempts: { label: 'Tries', admin: { position: 'sidebar' } },
    }),
    { name: 'sentAt', type: 'date', label: 'Sent on', admin: { ...moment, condition: isSet('sentAt') } },
    { name: 'template', type: 'text', required: true, label: 'Kind of message', admin: { position: 'sidebar' } },
    { name: 'to', type: 'text', required: true, index: true, label: 'To' },
    { name: 'subject', type: 'text', label: 'Subject' },
    { name: 'text', type: 'textarea', required: true, label: 'Text', admin: { rows: 10 } },
    { name: 'html', type: 'textarea', label: 'Formatted text', admin: { hidden: true } },
    { name: 'lastError', type: 'text', label: 'Why the last try failed', admin: { condition: isSet('lastError') } },
    {
      name: 'reference',
      type: 'text',
      label: 'The provider’s number for it',
      admin: { position: 'sidebar', condition: isSet('reference') },
    },
    { name: 'expiresAt', type: 'date', label: 'Of use until', admin: { ...moment, condition: isSet('expiresAt') } },
    {
      // One event makes one message of a template; the event may be the handle of a verification, so it is hidden. Messages
      // from before the key was introduced have none.
      name: 'key',
      type: 'text',
      unique: true,
      ...forTheSystem,
    },
    {
      name: 'studentId',
      type: 'text',
      index: true,
      label: 'Id of the student',
      admin: { position: 'sidebar', condition: isSet('studentId') },
    },
    {
      // What is really sent, encrypted for the sender alone; nobody else ever gets it. (outbox/seal.ts)
      name: 'sealed',
      type: 'textarea',
      ...forTheSystem,
    },
  ],
})
