import type { CollectionConfig } from 'payload'
import { outboxDesk } from './admin/outbox-desk.ts'
import { messages } from './collections/messages.ts'
import { rateLimits } from './collections/rate-limits.ts'
import type { Feature } from './feature.ts'
import { outboxRoutes } from './outbox/page/routes.ts'
import { encryptedMessages } from './outbox/seal.ts'

type AccessTo = (slug: 'messages' | 'rate-limits') => CollectionConfig['access']

/** What every feature leans on: the outbox and the counters. It knows no accounts, so the rules of access are handed to it. */
export const platform = (accessTo: AccessTo): Feature => ({
  collections: [messages(accessTo('messages')), rateLimits(accessTo('rate-limits'))],
  desk: outboxDesk,
  routes: outboxRoutes,
  encryptedFields: [encryptedMessages],
})
