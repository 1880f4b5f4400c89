import { type ImportStatus, isPreview } from '@pravesh/shared/shop/import/import-view'
import type { ApplyRequest } from '@pravesh/shared/shop/import/staff-calls'
import type { Payload } from 'payload'
import { changeOne } from '../../../database/records/change-one.ts'
import { Problem } from '../../../foundation/problem.ts'
import { findImport } from '../find-import.ts'
import { importWords } from '../words.ts'
import { wakeImporter } from './importer.ts'

interface StartOptions extends ApplyRequest {
  payload: Payload
  /** Of the import; untrusted. */
  id: string
  staff: { id: string; name: string }
  now: Date
}

/**
 * Starts to import the rows of a preview, once: one conditional update turns the preview into an import, which is then
 * finished in the background. Throws a Problem: 404 for an unknown preview, 409 when it is no preview any more or has
 * errors that the request does not accept.
 */
export async function startImport({ payload, id, rows, staff, now }: StartOptions): Promise<void> {
  const { status, errorCount, newBooks, changedBooks } = await findImport(payload, id)
  if (!isPreview(status)) throw conflict(importWords.started[status])
  if (rows === 'all' && errorCount > 0) throw conflict(importWords.hasErrors)
  if (newBooks + changedBooks === 0) throw conflict(importWords.nothingToImport)
  const started = await changeOne({
    payload,
    collection: 'book-imports',
    where: { and: [{ id: { equals: id } }, { status: { equals: 'preview' satisfies ImportStatus } }] },
    // The rows are written by, and with the permissions of, the person who confirms them.
    data: { status: 'importing', staffId: staff.id, staffName: staff.name, dueAt: now.toISOString(), attempts: 0 },
  })
  if (started === null) throw conflict(importWords.started.importing)
  wakeImporter(payload)
}

function conflict(publicMessage: string): Problem {
  return new Problem({ code: 'IMPORT_CONFLICT', status: 409, publicMessage })
}
