import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { expect, it, vi } from 'vitest'
import { countExactly } from './exact-counts.ts'

it.each(['find', 'findVersions', 'queryDrafts'] as const)(
  'gives a %s without a condition one that all records meet',
  (name) => {
    const asked = vi.fn()
    const adapter = countExactly({ find: asked, findVersions: asked, queryDrafts: asked } as unknown as MongooseAdapter)
    const where = { title: { equals: 'Algebra' } }
    const and = { where: { and: [{}] } }
    for (const args of [{ limit: 10 }, { where: {} }, and, { where: { and: [] } }, { where }])
      void adapter[name](args as never)
    expect(asked.mock.calls).toEqual([
      [{ limit: 10, where: { id: { exists: true } } }],
      [{ where: { id: { exists: true } } }],
      [{ where: { id: { exists: true } } }],
      [{ where: { id: { exists: true } } }],
      [{ where }],
    ])
  },
)
