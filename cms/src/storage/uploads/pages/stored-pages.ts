import { refused } from '@pravesh/shared/platform/replies/said'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
import type { Payload } from 'payload'
import { portalOf } from '../../../foundation/portal.ts'
import { notFound, Problem } from '../../../foundation/problem.ts'
import { drawnName } from '../../drawn-names.ts'
import { readStored } from '../../storage.ts'
import { CheckFailed } from '../checks/check-limits.ts'
import { fileChecks } from '../checks/feature.ts'
import type { PdfDescription } from '../pdf/describe-pdf.ts'

interface StoredPdf {
  payload: Payload
  /** The name of the PDF in the storage. */
  name: string
  /** Who reads it, e.g. `staff:ID`. */
  person: string
}

/** The pages of a stored PDF, before they are drawn. Throws a Problem: 404, 422 if it cannot be drawn, 503. */
export async function describeStored({ payload, name, person }: StoredPdf): Promise<PdfDescription> {
  const bytes = await original({ payload, name })
  return (await drawable(() => fileChecks(payload).run('describePdf', { bytes }, person))) ?? refuse()
}

/**
 * A page of a stored PDF as a JPEG, drawn when it is first asked for and then stored. Throws a Problem: 404, 422 if it
 * cannot be drawn, 503.
 */
export async function storedPage({ payload, name, person, page }: StoredPdf & { page: number }): Promise<Uint8Array> {
  const { storage } = portalOf(payload)
  const drawn = await readStored(storage, drawnName(name, page))
  if (drawn !== null) return drawn
  const bytes = await original({ payload, name })
  const jpeg = (await drawable(() => fileChecks(payload).run('drawPage', { bytes, page }, person))) ?? refuse()
  await storage.put(drawnName(name, page), jpeg)
  return jpeg
}

async function original({ payload, name }: Omit<StoredPdf, 'person'>): Promise<Buffer> {
  const bytes = await readStored(portalOf(payload).storage, name)
  if (bytes === null) throw notFound('document')
  return bytes
}

/** Null for a file that exceeds the limits of a check. */
async function drawable<T>(draw: () => Promise<T | null>): Promise<T | null> {
  try {
    return await draw()
  } catch (error) {
    if (error instanceof CheckFailed) return null
    throw error
  }
}

function refuse(): never {
  throw new Problem({ ...refused(platformReplies, 'CANNOT_DRAW'), status: 422 })
}
