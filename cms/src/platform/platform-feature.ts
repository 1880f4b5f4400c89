import type { CollectionConfig } from 'payload'
import { rateLimits } from './collections/rate-limits.ts'
import type { Feature } from './feature.ts'
import { announceFieldKeys } from './field-keys/running-processes.ts'

type AccessTo = (slug: 'rate-limits') => CollectionConfig['access']

/** What every feature leans on. It knows no accounts, so the rules of access are handed to it. */
export const platformFor = (accessTo: AccessTo): Feature => ({
  collections: [rateLimits(accessTo('rate-limits'))],
  start: ({ payload, env }) => announceFieldKeys({ payload, fieldKeys: env.fieldKeys }),
})
