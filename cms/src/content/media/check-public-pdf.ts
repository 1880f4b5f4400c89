import { FILE_MESSAGES, typeOfBytes } from '@pravesh/shared/platform/uploads/file-type'
import type { CollectionBeforeOperationHook } from 'payload'
import { fileChecks } from '../../storage/uploads/checks/feature.ts'
import { STAFF_FILE_BYTES } from '../../storage/uploads/upload-limits.ts'
import { uploadedFile } from './uploaded-file.ts'

/** Accepts a PDF without active content, and counts its pages. `fallback` names a file whose title has no Latin letters. */
export const checkPublicPdf = (fallback: string): CollectionBeforeOperationHook =>
  uploadedFile({
    facts: ['pages'],
    fallback,
    tooComplex: 'We cannot check this PDF. Print it to a new PDF, then upload that one.',
    check: async ({ req: { payload }, bytes, person }) => {
      if (typeOfBytes(bytes) !== 'application/pdf')
        return { refusal: 'This file is not a PDF. Save it as PDF, then upload it.' }
      if (bytes.byteLength > STAFF_FILE_BYTES) {
        return {
          refusal: `This PDF is larger than ${STAFF_FILE_BYTES / 1024 / 1024} MB. Save it smaller, then upload it.`,
        }
      }
      const refusal = await fileChecks(payload).run('checkPdf', { bytes }, person)
      if (refusal !== null) return { refusal }
      const described = await fileChecks(payload).run('describePdf', { bytes }, person)
      if (described === null) return { refusal: FILE_MESSAGES.broken }
      return { data: bytes, type: 'application/pdf', ending: 'pdf', facts: { pages: described.pages.length } }
    },
  })
