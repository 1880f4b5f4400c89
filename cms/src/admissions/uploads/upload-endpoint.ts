import { admissionCalls, documentUrl } from '@pravesh/shared/admissions/wire/calls'
import { ownNames } from '@pravesh/shared/admissions/wire/names'
import { FILE_MESSAGES } from '@pravesh/shared/platform/uploads/file-type'
import { requireStudent } from '../../accounts/index.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { readUpload } from './read-upload.ts'
import { storeDocument } from './store-document.ts'
import { storedFile } from './stored-file.ts'
import { countUpload } from './upload-limits.ts'
import { reserveUploadMemory } from './upload-memory.ts'

/** POST /api/file/upload: stores one file of a student. (spec 2, 7) */
export const upload = endpoint({
  ...admissionCalls.upload,
  handle: async ({ payload, req }) => {
    const { student } = await requireStudent(req)
    const now = new Date()
    await countUpload({ payload, studentId: student.id, now })
    const memory = reserveUploadMemory()
    try {
      const sent = await readUpload(req as Request, memory)
      const document = await storeDocument({ payload, studentId: student.id, sent, now })
      const imageUrls = [documentUrl(document.id)]
      return { msg: FILE_MESSAGES.uploaded, imageUrls, [ownNames.file]: storedFile(document) }
    } finally {
      memory.release()
    }
  },
})
