import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { documentsFor } from '@pravesh/shared/admissions/form/requested-documents'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import type { NewRow } from '../../../database/records/columns.ts'
import { readRows } from '../../../database/records/read-rows.ts'
import type { ApplicantDocument } from '../../../payload-types.ts'
import { sharedFilename } from '../../../storage/upload-names.ts'
import { pick } from '../pick.ts'

/** Documents of the demo's applicants by kind, whose files generated applications share. */
export type Specimens = ReadonlyMap<DocumentKind, readonly ApplicantDocument[]>

const MAX_SPECIMENS = 200

/** Loads the specimens. There are none without the demo's applications. */
export async function loadSpecimens(payload: Payload): Promise<Specimens> {
  const rows = await readRows({
    payload,
    collection: 'applicant-documents',
    where: { applicationId: { exists: true } },
    sort: 'createdAt',
    limit: MAX_SPECIMENS,
  })
  const byKind = new Map<DocumentKind, ApplicantDocument[]>()
  for (const record of rows) {
    if (!record.kind || !record.filename) continue
    byKind.set(record.kind, [...(byKind.get(record.kind) ?? []), record])
  }
  return byKind
}

interface RecordsOptions {
  course: CourseCode
  answers: Answers
  specimens: Specimens
  /** Of the application. */
  number: number
  studentId: string
  applicationId: string
  newId: () => string
  /** What staff found; null while the documents are unchecked. */
  checked: { by: string; at: string } | null
  /** ISO 8601. */
  at: string
}

/**
 * Records of the documents that an application requires. They belong to the generated applicant, but share the stored file
 * of a specimen, so that many thousands need no space.
 */
export function specimenRecords(
  options: RecordsOptions,
): (NewRow<'applicant-documents'> & { id: string; kind: DocumentKind })[] {
  const { course, answers, specimens, number, studentId, applicationId, newId, checked, at } = options
  const required = documentsFor(formOf(course), answers).filter((document) => document.required)
  return required.flatMap(({ kind }) => {
    const found = specimens.get(kind) ?? []
    if (found.length === 0) return []
    const { originalName, filename, mimeType, filesize, width, height } = pick(found, number)
    const id = newId()
    return [
      {
        id,
        kind,
        studentId,
        applicationId,
        originalName,
        filename: sharedFilename(id, filename ?? ''),
        mimeType,
        filesize,
        width,
        height,
        state: checked ? 'VERIFIED' : 'UNCHECKED',
        checkedBy: checked?.by ?? null,
        checkedAt: checked?.at ?? null,
        createdAt: at,
        updatedAt: at,
      },
    ]
  })
}
