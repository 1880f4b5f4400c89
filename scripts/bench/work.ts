import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { noticeStaffCalls } from '@pravesh/shared/content/notice-board/staff-calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { root } from '../lib/step.ts'
import { type Cluster, type DatabaseName, databasesOfRun } from './cluster.ts'
import type { Editor } from './editor.ts'
import { type FilledPortal, onFilledPortal } from './filled-cluster.ts'
import { judged, type Row } from './report.ts'
import { ms, quantile } from './statistics.ts'
import { importBooks } from './work-import.ts'
import { type Noticed, workMeasure } from './work-measure.ts'

/** Students who log in. */
const APPLICANTS = 200
const GOALS = { p99: 50, longest: 200, pages: 3, megabytes: 100 }

/** Long work over many records while visitors read and students log in: what they notice of it. */
export async function benchWork(): Promise<Row[]> {
  const rows: Row[] = []
  for (const database of databasesOfRun()) rows.push(...(await measureAll(database)))
  return rows
}

function measureAll(database: DatabaseName): Promise<Row[]> {
  return onFilledPortal({ database, applicants: APPLICANTS }, async (filled) => {
    const { idle, measure } = await workMeasure(filled)
    const rows = [rowOf(`${database}, people alone`, idle, idle)]
    for (const [name, run] of worksOf(filled)) {
      const row = rowOf(`${database}, ${name}`, await measure(run), idle)
      console.log(row.measure, row.figure)
      rows.push(row)
    }
    return rows
  })
}

type Work = [name: string, run: () => Promise<unknown>]

function worksOf({ cluster, staff }: FilledPortal): Work[] {
  const task = (slug: string) => () => runTask(cluster, slug)
  const settings = '/api/globals/site-settings'
  return [
    ['import of 5,000 books', () => importBooks(staff)],
    ['all pages after a change of the settings', () => staff.save(settings, { footerNote: 'Changed' })],
    ['export of all fees', async () => (await staff.download('/api/exports/student-fees')).arrayBuffer()],
    ['count of the people that a notice concerns', () => countConcerned(staff)],
    ['daily report', task('report-money')],
    ['sweep of documents', task('sweep-documents')],
    ['pages of a new day', task('publish-nightly')],
  ]
}

async function countConcerned(staff: Editor): Promise<void> {
  const { reply } = await staff.read<{ docs: { id: string }[] }>('/api/notices?depth=0&limit=1')
  const [notice] = reply.docs
  if (!notice) throw new Error('The demo content has no notice.')
  await staff.read(callAddress(noticeStaffCalls.recipients, { id: notice.id }))
}

/** Until the portal has run a task that a process of its own queues. */
async function runTask({ settings }: Cluster, slug: string): Promise<void> {
  const script = path.join(root, 'scripts/bench/work-task.ts')
  const env = { ...process.env, ...settings }
  const child = spawn(process.execPath, [script, slug], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The task ${slug} did not run.`)
}

function rowOf(name: string, noticed: Noticed, idle: Noticed): Row {
  const { delay, megabytes, seconds } = noticed
  const timesOf = ({ outcomes }: Noticed, kind: string) => outcomes.find((one) => one.name === kind)?.served ?? []
  const share = (kind: string, part: number) => quantile(timesOf(noticed, kind), part)
  const pages = share('page', 0.99) / quantile(timesOf(idle, 'page'), 0.99)
  const more = megabytes - idle.megabytes
  const missed = noticed.outcomes.reduce((sum, { sent, served }) => sum + sent - served.length, 0)
  const figure = [
    `${seconds.toFixed(0)} s, delay p99 ${ms(delay.p99)}, longest ${ms(delay.longest)}`,
    `health check up to ${ms(share('health check', 1))}`,
    `page p99 ${ms(share('page', 0.99))}, login p50 ${ms(share('login', 0.5))}`,
    `${megabytes.toFixed(0)} MB, ${missed} requests unanswered`,
  ].join('; ')
  return judged(`Work, ${name}`, figure, {
    text: `p99 ≤ ${GOALS.p99} ms, longest ≤ ${GOALS.longest} ms, pages ≤ × ${GOALS.pages}, + ${GOALS.megabytes} MB`,
    met: delay.p99 <= GOALS.p99 && delay.longest <= GOALS.longest && pages <= GOALS.pages && more <= GOALS.megabytes,
  })
}
