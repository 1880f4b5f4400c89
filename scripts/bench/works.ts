import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { noticeStaffCalls } from '@pravesh/shared/content/notice-board/staff-calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { paths } from '@pravesh/shared/site/paths'
import { MAX_ROWS } from '../../cms/src/shop/import/file/file-limits.ts'
import { root } from '../lib/step.ts'
import type { Cluster } from './cluster.ts'
import type { Editor } from './editor.ts'
import { total } from './payers.ts'
import { importBooks } from './work-import.ts'

export interface Work {
  name: string
  run: () => Promise<unknown>
  /** What is wrong after it has run. */
  faults: () => Promise<string[]>
}

/** Works over all records. */
export async function worksOf(cluster: Cluster, staff: Editor): Promise<Work[]> {
  const task = (name: string, slug: string): Work => ({
    name,
    run: () => runTask(cluster, slug),
    // It has run when its job is gone.
    faults: async () => [],
  })
  return [
    await importOf(staff),
    settingsOf(cluster, staff),
    exportOf(staff),
    {
      name: 'count of the people that a notice concerns',
      run: () => countConcerned(staff),
      faults: async () => [],
    },
    task('daily report', 'report-money'),
    task('sweep of documents', 'sweep-documents'),
    task('pages of a new day', 'publish-nightly'),
  ]
}

async function importOf(staff: Editor): Promise<Work> {
  let expected = await total(staff, 'books', '')
  return {
    name: `import of ${MAX_ROWS} books`,
    async run() {
      await importBooks(staff)
      expected += MAX_ROWS
    },
    async faults() {
      const books = await total(staff, 'books', '')
      return books === expected ? [] : [`${books} books instead of ${expected}`]
    },
  }
}

function settingsOf({ machines }: Cluster, staff: Editor): Work {
  let footerNote = ''
  return {
    name: 'all pages after a change of the settings',
    async run() {
      footerNote = `Changed ${randomUUID()}`
      await staff.save('/api/globals/site-settings', { footerNote })
    },
    async faults() {
      const [book] = await staff.newestBooks()
      const pages = [paths.home, paths.books, ...(book ? [paths.book(book.id, book.slug)] : [])]
      const faults: string[] = []
      for (const { origin } of machines) {
        for (const page of pages) {
          const text = await (await fetch(origin + page)).text()
          if (!text.includes(footerNote)) faults.push(`${page} shows the former settings`)
        }
      }
      return faults
    },
  }
}

function exportOf(staff: Editor): Work {
  let lines = 0
  return {
    name: 'export of all fees',
    async run() {
      const text = await (await staff.download('/api/exports/student-fees')).text()
      lines = text.trimEnd().split('\r\n').length - 1
    },
    async faults() {
      const fees = await total(staff, 'fee-dues', '')
      return lines === fees ? [] : [`${lines} lines of ${fees} fees`]
    },
  }
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
