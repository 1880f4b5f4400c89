import type { CollectionConfig } from 'payload'
import { rateLimits } from './collections/rate-limits.ts'
import type { Feature } from './feature.ts'
import { announceFieldKeys } from './field-keys/running-processes.ts'

type AccessTo = (slug: 'rate-limits') => CollectionConfig['access']

/** Shared infrastructure. Access rules are injected, because the platform must not depend on staff or accounts. */
export const platformFor = (accessTo: AccessTo): Feature => ({
  collections: [rateLimits(accessTo('rate-limits'))],
  start: ({ payload, env }) => announceFieldKeys({ payload, fieldKeys: env.fieldKeys }),
})
