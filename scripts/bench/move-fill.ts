/**
 * Run as a separate process: adds documents with small, distinct files to the applications of a stopped portal.
 * `move-fill.ts 5` adds five to each.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { documentsFor } from '@pravesh/shared/admissions/form/requested-documents'
import { getPayload } from 'payload'
import { expectManyRows, insertRows } from '../../cms/src/database/records/insert-rows.ts'
import { readRows } from '../../cms/src/database/records/read-rows.ts'
import { idOf } from '../../cms/src/database/records/relation.ts'
import { processEnv } from '../../cms/src/foundation/settings/env.ts'
import config from '../../cms/src/payload.config.ts'

const BATCH = 200
/** Bytes of a file; real ones are larger, but the number of files decides how long a move takes on a local disk. */
const SIZES = { least: 2_000, most: 6_000 }

const each = Number(process.argv[2])
const kinds = documentsFor(formOf('BED'), { category: 'OBC' }).slice(0, each)
const payload = await getPayload({ config })
await expectManyRows(payload)
const folder = path.join(processEnv().mediaDir, 'private/documents')
await mkdir(folder, { recursive: true })
for (let after = ''; ; ) {
  const docs = await readRows({
    payload,
    collection: 'applications',
    where: { id: { greater_than: after } },
    fields: ['student'],
    sort: 'id',
    limit: BATCH,
  })
  const rows = docs.flatMap(({ id, student }) => kinds.map(({ kind }) => documentOf(id, idOf(student) ?? '', kind)))
  if (rows.length > 0) await insertRows({ payload, collection: 'applicant-documents', rows })
  await Promise.all(rows.map(({ filename, filesize }) => writeFile(path.join(folder, filename), randomBytes(filesize))))
  if (docs.length < BATCH) break
  after = docs.at(-1)?.id ?? ''
}
process.exit(0)

function documentOf(applicationId: string, studentId: string, kind: DocumentKind) {
  const filename = `${randomUUID()}.jpg`
  const filesize = SIZES.least + Math.floor(Math.random() * (SIZES.most - SIZES.least))
  const file = { filename, originalName: `${kind}.jpg`, mimeType: 'image/jpeg', filesize }
  return { studentId, applicationId, kind, state: 'UNCHECKED' as const, ...file }
}
