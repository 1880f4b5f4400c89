import type { Payload } from 'payload'
import { beforeEach, expect, it } from 'vitest'
import { gauges } from '../../database/gauges.ts'
import { PortalMetrics } from './portal-metrics.ts'

let query: () => Promise<unknown>
let queries: number
let errors: object[]

beforeEach(() => {
  query = async () => ({ docs: [] })
  queries = 0
  errors = []
})

const payload = {
  db: {
    find: () => {
      queries += 1
      return query()
    },
  },
  logger: { error: (entry: object) => errors.push(entry) },
} as unknown as Payload

const pages = gauges({ about: { pages: 'Pages.' }, database: false, read: () => ({ pages: 7 }) })
const orders = gauges({
  about: { orders: 'Orders.' },
  database: true,
  read: () => ({ orders: [{ labels: { state: 'open' }, value: 3 }] }),
})

const aPortal = (list = [pages, orders]) =>
  new PortalMetrics({ payload, gauges: list, env: { instance: 'one', mode: 'demo' }, limitMs: 20 })

it('exports values of features, and shares those of the database between scrapes', async () => {
  const metrics = aPortal()
  const text = await metrics.text()
  expect(text).toContain('pravesh_database_up 1\n')
  expect(text).toContain('pravesh_info{instance="one",mode="demo"} 1\n')
  expect(text).toContain('# HELP pravesh_pages Pages.\n# TYPE pravesh_pages gauge\npravesh_pages 7\n')
  expect(text).toContain('pravesh_orders{state="open"} 3\n')
  await Promise.all([metrics.text(), metrics.text()])
  expect(queries).toBe(1)
})

it.each([
  ['fails', () => Promise.reject(new Error('No connection.'))],
  ['hangs', () => new Promise(() => undefined)],
])('exports the rest while the database %s', async (_, fault) => {
  query = fault
  const metrics = aPortal()
  for (const text of [await metrics.text(), await metrics.text()]) {
    expect(text).toContain('pravesh_database_up 0\n')
    expect(text).toContain('pravesh_pages 7\n')
    expect(text).not.toContain('pravesh_orders')
  }
  expect(queries, 'a query that hangs or has just failed is not repeated').toBe(1)
})

it('describes a metric without values, and exports infinite ones', async () => {
  const none = gauges({ about: { none: 'None.' }, database: false, read: () => ({ none: [] }) })
  const never = gauges({
    about: { never: 'Never.' },
    database: false,
    read: () => ({ never: Number.POSITIVE_INFINITY }),
  })
  const text = await aPortal([none, never]).text()
  expect(text).toContain('# TYPE pravesh_none gauge\n')
  expect(text).not.toMatch(/^pravesh_none/m)
  expect(text).toContain('pravesh_never +Inf\n')
})

it('exports the rest when one value cannot be read, and logs it', async () => {
  const broken = gauges({
    about: { broken: 'Broken.' },
    database: true,
    read: () => {
      throw new Error('Broken.')
    },
  })
  const text = await aPortal([broken, orders]).text()
  expect(text).toContain('pravesh_orders{state="open"} 3\n')
  expect(text).not.toContain('pravesh_broken')
  expect(errors).toMatchObject([{ names: ['broken'] }])
})
