/** @sqlite-only it reads the plans of SQLite; MongoDB has the same indexes */
import { expect, it, vi } from 'vitest'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { sqliteOf } from '../database/adapter/sqlite-of.ts'
import { runAllDue } from '../database/work/run-due.ts'
import { portalOf } from '../foundation/portal.ts'

const portal = startTestPortal()

/** Tables with as many records as there are applications. */
const LONG =
  /^SCAN (applications|application_\w+|applicant_documents|figure_entries|fee_dues|payments|refunds|receipts|orders|messages|students)\b/

interface Statement {
  sql: string
  args?: string[]
}

it('looks for what is due each minute without reading a table that grows with the applications', async () => {
  const { payload } = portal
  const client = sqliteOf(payload)?.client
  if (!client) throw new Error('The database is not SQLite.')
  const executed = vi.spyOn(client, 'execute')
  await runAllDue(
    portalOf(payload).features.flatMap(({ work = [] }) => work),
    payload,
  )
  const statements = new Map(
    executed.mock.calls
      .map(([statement]) => statement as unknown as Statement)
      .filter(({ sql }) => /^\s*(select|update|delete)\b/i.test(sql))
      .map((statement) => [statement.sql, statement]),
  )
  executed.mockRestore()
  expect(statements.size).toBeGreaterThan(10)
  const scans: string[] = []
  for (const { sql, args = [] } of statements.values()) {
    const { rows } = await client.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args })
    if (rows.some(({ detail }) => LONG.test(String(detail))))
      scans.push(`${rows.map(({ detail }) => detail).join('; ')}: ${sql}`)
  }
  expect(scans).toEqual([])
})
