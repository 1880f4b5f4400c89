import type { CollectionConfig } from 'payload'
import { messages } from '../collections/messages.ts'
import type { Feature } from '../feature.ts'
import { repairDue } from '../work/repair-due.ts'
import type { DueWork } from '../work/work.ts'
import { outboxDashboard } from './admin/dashboard.ts'
import { dueMessages } from './deliveries.ts'
import { encryptedMessages } from './encrypt-text.ts'
import { notifier, startNotifier } from './notifier.ts'
import { outboxGauges } from './outbox-gauges.ts'
import { outboxRoutes } from './page/routes.ts'

type AccessTo = (slug: 'messages') => CollectionConfig['access']

/** Only wakes the notifier, which owns the drivers and also sweeps on its own every few seconds. */
const wakeNotifier: DueWork = {
  run: async ({ payload }) => notifier.find(payload)?.wake(),
  repair: ({ payload, now }) => repairDue({ payload, work: dueMessages, now }),
}

/** E-mails and text messages, from the outbox row to the provider. */
export const outboxFor = (accessTo: AccessTo): Feature => ({
  collections: [messages(accessTo('messages'))],
  dashboardSection: outboxDashboard,
  routes: outboxRoutes,
  encryptedFields: [encryptedMessages],
  gauges: [outboxGauges],
  work: [wakeNotifier],
  start: async ({ payload, env }) => startNotifier({ payload, settings: env }),
})
