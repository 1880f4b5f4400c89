import type { CollectionConfig } from 'payload'
import { repairDue } from '../database/work/repair-due.ts'
import type { DueWork } from '../database/work/work.ts'
import { portalOf } from '../foundation/portal.ts'
import type { Feature } from '../portal/feature.ts'
import { type MessagesOptions, messages } from './collection.ts'
import { messagingLabels } from './labels/labels.ts'
import { outboxDashboard } from './outbox/admin/dashboard.ts'
import { dueMessages } from './outbox/deliveries.ts'
import { encryptedMessages } from './outbox/encrypt-text.ts'
import { startNotifier } from './outbox/notifier.ts'
import { outboxGauges } from './outbox/outbox-gauges.ts'
import { outboxRoutes } from './outbox/page/routes.ts'
import { retainedTexts } from './outbox/retained-texts.ts'
import { messageRecords } from './person-records.ts'

interface OutboxOptions extends Pick<MessagesOptions, 'studentField' | 'maySendAgain'> {
  accessTo: (slug: 'messages') => CollectionConfig['access']
}

/** Only wakes the notifier, which owns the drivers and also sweeps on its own every few seconds. */
const wakeNotifier: DueWork = {
  run: async ({ payload }) => portalOf(payload).notifier?.wake(),
  repair: ({ payload, now }) => repairDue({ payload, work: dueMessages, now }),
}

/** E-mails and text messages, from the outbox row to the provider. */
export const outboxFor = ({ accessTo, ...options }: OutboxOptions): Feature => ({
  personRecords: messageRecords,
  labels: messagingLabels,
  collections: [messages({ access: accessTo('messages'), ...options })],
  dashboardSection: outboxDashboard,
  routes: outboxRoutes,
  encryptedFields: [encryptedMessages],
  gauges: [outboxGauges],
  work: [wakeNotifier],
  retained: [retainedTexts],
  start: async ({ payload, env }) => startNotifier({ payload, settings: env }),
})
