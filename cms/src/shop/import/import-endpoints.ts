import { applySchema, FILE_FIELD, importCalls } from '@pravesh/shared/shop/import/staff-calls'
import { invalid } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { readMultipart } from '../../storage/uploads/read-multipart.ts'
import { startImport } from './apply/start-import.ts'
import { MAX_FILE_MB } from './file/file-limits.ts'
import { findImport } from './find-import.ts'
import { importView } from './import-view.ts'
import { requireImporter } from './importing-staff.ts'
import { previewImport } from './preview/preview-import.ts'
import { importWords } from './words.ts'

/** The largest file plus multipart overhead. */
const MAX_BODY_BYTES = MAX_FILE_MB * 1_000_000 + 64 * 1024

const upload = endpoint({
  ...importCalls.upload,
  handle: async ({ payload, req }) => {
    const now = new Date()
    const staff = await requireImporter(req, now)
    const tooLarge = importWords.tooLarge(MAX_FILE_MB)
    const { files } = await readMultipart(req as Request, { maxBytes: MAX_BODY_BYTES, tooLarge })
    const file = files.find(({ field }) => field === FILE_FIELD)
    if (file === undefined || file.bytes.byteLength === 0) {
      throw invalid([{ field: FILE_FIELD, code: 'required', message: importWords.noFile }])
    }
    const { id } = await previewImport({ payload, file, staff, now })
    return { msg: 'File read. Check what will change.', result: { id } }
  },
})

const view = endpoint({
  ...importCalls.view,
  handle: async ({ payload, req, param }) => {
    await requireImporter(req, null)
    return { msg: 'Import found.', result: importView(await findImport(payload, param('id'))) }
  },
})

const apply = endpoint({
  ...importCalls.apply,
  handle: async (call) => {
    const now = new Date()
    const staff = await requireImporter(call.req, now)
    const parsed = applySchema.safeParse(await call.body())
    if (!parsed.success)
      throw invalid([{ field: 'rows', code: 'notAnOption', message: 'Choose which rows to import.' }])
    await startImport({ payload: call.payload, id: call.param('id'), ...parsed.data, staff, now })
    return { msg: 'Import started.' }
  },
})

export const importEndpoints = [upload, view, apply]
