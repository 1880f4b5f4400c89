import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { SEMESTER_LABELS } from '@pravesh/shared/content/options'
import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { type ImportStatus, isImported, isImporting } from '@pravesh/shared/shop/import/import-view'
import { FILE_FIELD, importCalls } from '@pravesh/shared/shop/import/staff-calls'
import { MAX_ROWS } from '../../cms/src/shop/import/file/file-limits.ts'
import type { Editor } from './editor.ts'

const POLL_MS = 1000
const HEADINGS = [
  'Title',
  'Author',
  'Publisher',
  'Course',
  'Semester',
  'Language',
  'Price (₹)',
  'Pages',
  'Copies to add',
]

/** Imports the largest file of new books, and waits until all are in the shop, also if a process is killed meanwhile. */
export async function importBooks(staff: Editor): Promise<void> {
  const form = new FormData()
  form.set(FILE_FIELD, new Blob([`${HEADINGS.join(',')}\n${rows().join('\n')}\n`], { type: 'text/csv' }), 'books.csv')
  const { result } = await staff.send<{ result: { id: string } }>(callAddress(importCalls.upload), form)
  const { id } = result
  await staff.send(callAddress(importCalls.apply, { id }), JSON.stringify({ rows: 'all' }))
  for (let status: ImportStatus = 'importing'; isImporting(status); await sleep(POLL_MS)) {
    const view = staff.read<{ result: { status: ImportStatus } }>(callAddress(importCalls.view, { id }))
    status = (await view.catch(() => null))?.reply.result.status ?? status
    if (!isImporting(status) && !isImported(status)) throw new Error(`The import is ${status}.`)
  }
}

function rows(): string[] {
  const [course] = Object.values(COURSE_LABELS)
  const run = randomUUID()
  const rest = ['A publisher', course, SEMESTER_LABELS['1'], 'English', '250.00', '180', '5']
  return Array.from({ length: MAX_ROWS }, (_, nth) =>
    [`Imported volume ${run} ${nth}`, `Author ${nth % 300}`, ...rest].join(','),
  )
}
