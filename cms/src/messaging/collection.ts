import { LANGUAGE_NAMES, LOCALES } from '@pravesh/shared/platform/locale'
import type { CollectionConfig, PayloadRequest } from 'payload'
import { MOMENT } from '../admin-kit/dates/date-inputs.ts'
import { groups } from '../admin-kit/groups.ts'
import { searchedBy } from '../admin-kit/list/searched-by.ts'
import { leaseFields } from '../database/work/lease-fields.ts'
import { sendAgainEndpoint } from './outbox/send-again.ts'
import { MESSAGE_STATUSES, STATUS_LABELS, WAITING } from './outbox/status.ts'

/** Admin condition: hides a field while it is empty. */
const isSet = (name: string) => (data: Record<string, unknown>) => Boolean(data[name])
const forTheSystem = { hidden: true, access: { read: () => false, create: () => false, update: () => false } }
const moment = { position: 'sidebar', date: MOMENT } as const

export interface MessagesOptions {
  access: CollectionConfig['access']
  /** Path of the component that shows a student's id as a name. */
  studentField: string
  /** Whether a member of staff may requeue messages. */
  maySendAgain: (user: PayloadRequest['user']) => boolean
}

/**
 * The outbox: every e-mail and text message is stored here before it is sent, so that none is lost and staff can see
 * it.
 */
export const messages = ({ access, studentField, maySendAgain }: MessagesOptions): CollectionConfig => ({
  slug: 'messages',
  labels: { singular: 'Sent message', plural: 'Outbox' },
  access,
  endpoints: [sendAgainEndpoint(maySendAgain)],
  admin: {
    group: groups.messages,
    hideAPIURL: true,
    useAsTitle: 'subject',
    defaultColumns: ['to', 'subject', 'channel', 'status', 'attempts', 'createdAt'],
    ...searchedBy('e-mail, phone, subject or kind of message', ['to', 'subject', 'template']),
    description: 'Every e-mail and text message from the portal, and whether it was sent.',
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
      admin: { position: 'sidebar', components: { Cell: '/messaging/outbox/admin/StateCell.tsx#StateCell' } },
    },
    {
      name: 'sendAgain',
      type: 'ui',
      label: 'Send again',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        condition: (_data, _siblings, { user }) => maySendAgain(user),
        components: { Field: '/messaging/outbox/admin/SendAgain.tsx#SendAgain' },
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
        label: 'Next attempt',
        admin: { ...moment, condition: ({ status }) => status === WAITING },
      },
      attempts: { label: 'Attempts', admin: { position: 'sidebar' } },
    }),
    { name: 'sentAt', type: 'date', label: 'Sent on', admin: { ...moment, condition: isSet('sentAt') } },
    { name: 'template', type: 'text', required: true, label: 'Kind of message', admin: { position: 'sidebar' } },
    {
      name: 'language',
      type: 'select',
      label: 'Language',
      options: LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
      admin: { position: 'sidebar', condition: isSet('language') },
    },
    { name: 'to', type: 'text', required: true, index: true, label: 'To' },
    { name: 'subject', type: 'text', label: 'Subject' },
    { name: 'text', type: 'textarea', required: true, label: 'Text', admin: { rows: 10 } },
    { name: 'html', type: 'textarea', label: 'Formatted text', admin: { hidden: true } },
    { name: 'lastError', type: 'text', label: 'Why the last attempt failed', admin: { condition: isSet('lastError') } },
    {
      name: 'reference',
      type: 'text',
      label: 'Provider’s reference number',
      admin: { position: 'sidebar', condition: isSet('reference') },
    },
    {
      // The text is empty then. (outbox/retained-texts.ts)
      name: 'textErasedAt',
      type: 'date',
      label: 'Text deleted on',
      admin: { ...moment, condition: isSet('textErasedAt') },
    },
    { name: 'expiresAt', type: 'date', label: 'Expires on', admin: { ...moment, condition: isSet('expiresAt') } },
    {
      // Idempotency key: one message per template and event. Hidden because the event may be a verification handle.
      // Messages from before the key was introduced have none.
      name: 'key',
      type: 'text',
      unique: true,
      ...forTheSystem,
    },
    {
      name: 'studentId',
      type: 'text',
      index: true,
      label: 'Student',
      admin: {
        position: 'sidebar',
        condition: isSet('studentId'),
        components: { Field: studentField },
      },
    },
    {
      // The unmasked content, encrypted; only the sender decrypts it. (outbox/encrypt-text.ts)
      name: 'sealed',
      type: 'textarea',
      ...forTheSystem,
    },
  ],
  // For due messages, and for the metrics.
  indexes: [{ fields: ['status', 'nextAttemptAt'] }, { fields: ['status', 'channel'] }],
})
