import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'

/** The token with which tests read `/metrics`. */
export const METRICS_TOKEN = 'token-of-the-tests'

/** Reads the metrics of a portal. `value` returns a series by its name and labels as written; undefined if it is missing. */
async function scrape(origin: string) {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  expect(answer.status).toBe(200)
  return parsed(await answer.text())
}

export function parsed(text: string) {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const values = new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
  const described = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  )
  return { text, names: new Set(described), value: (series: string) => values.get(series) }
}

const rule = z.strictObject({
  alert: z.string(),
  expr: z.string(),
  for: z
    .string()
    .regex(/^\d+[mh]$/)
    .optional(),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({ summary: z.string().min(10), first_step: z.string().min(20) }),
})
const ruleFile = z.strictObject({ groups: z.array(z.strictObject({ name: z.string(), rules: z.array(rule) })) })

/** The alerts of scripts/deploy/alerts.yml. */
function alertRules(): z.infer<typeof rule>[] {
  const file = path.resolve(import.meta.dirname, '../../scripts/deploy/alerts.yml')
  return ruleFile.parse(parse(readFileSync(file, 'utf8'))).groups.flatMap(({ rules }) => rules)
}

/** Checks what a portal exports after its site, its API and unknown addresses were visited. */
export async function expectMetrics(origin: string): Promise<void> {
  const statusOf = async (init: RequestInit) => (await fetch(`${origin}/metrics`, init)).status
  expect(await statusOf({})).toBe(401)
  expect(await statusOf({ headers: { authorization: `Bearer ${METRICS_TOKEN}x` } })).toBe(401)
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  expect(await statusOf({ method: 'POST', headers })).toBe(405)
  for (const address of ['/api/books/9830012345', '/no-such-page-9830012345?phone=9830012345']) {
    await (await fetch(origin + address)).text()
  }
  const { text, names, value } = await scrape(origin)
  expect(value('pravesh_http_requests_total{route="/api/books/:id",method="GET",status="403"}')).toBe(1)
  expect(value('pravesh_http_requests_total{route="other",method="GET",status="404"}')).toBeGreaterThan(0)
  expect(value('pravesh_http_requests_total{route="/metrics",method="GET",status="401"}')).toBe(2)
  expect(value('pravesh_http_request_seconds_count{route="/"}')).toBe(1)
  expect(value('pravesh_database_operation_seconds_count{operation="find"}')).toBeGreaterThan(0)
  expect(value('pravesh_database_up')).toBe(1)
  expect(value('pravesh_publishing_lag_events')).toBe(0)
  expect(value('pravesh_http_connections')).toBeGreaterThan(0)
  expect(text).not.toContain('9830012345')
  expectKnownMetrics(names)
}

/** Alerts must not name metrics that the portal does not have. */
function expectKnownMetrics(names: ReadonlySet<string>): void {
  const rules = alertRules()
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  const used = rules.flatMap(({ expr }) => expr.match(/\b(pravesh|nodejs|process)_\w+/g) ?? [])
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter((name) => !names.has(name))).toEqual([])
}
