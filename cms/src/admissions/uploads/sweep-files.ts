import { opendir, rm, stat } from 'node:fs/promises'
import type { Payload } from 'payload'
import type { ApplicantDocument } from '../../payload-types.ts'
import { documentFolder, documentPath } from './document-folder.ts'

/** Files are written just before their record, so a younger file may still get one. */
const MIN_AGE_MS = 60 * 60_000

const BATCH_SIZE = 200

/** Deletes files left without a record by an interrupted upload; returns their number. */
export async function sweepFiles({ payload, now }: { payload: Payload; now: Date }): Promise<number> {
  let removed = 0
  for await (const names of namesInFolder(payload)) {
    const known = await knownAmong(payload, names)
    for (const name of names.filter((each) => !known.has(each))) {
      const { mtimeMs } = await stat(documentPath(payload, name))
      if (now.getTime() - mtimeMs < MIN_AGE_MS) continue
      await rm(documentPath(payload, name), { force: true })
      removed++
    }
  }
  return removed
}

async function* namesInFolder(payload: Payload): AsyncGenerator<string[]> {
  const folder = await opendir(documentFolder(payload)).catch(() => null)
  if (folder === null) return
  let names: string[] = []
  for await (const entry of folder) {
    if (entry.isFile()) names.push(entry.name)
    if (names.length < BATCH_SIZE) continue
    yield names
    names = []
  }
  yield names
}

async function knownAmong(payload: Payload, names: string[]): Promise<Set<string>> {
  const { docs } = await payload.db.find<ApplicantDocument>({
    collection: 'applicant-documents',
    where: { filename: { in: names } },
    limit: 0,
    pagination: false,
  })
  return new Set(docs.flatMap(({ filename }) => filename ?? []))
}
