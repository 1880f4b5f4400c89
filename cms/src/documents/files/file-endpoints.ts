import { documentCalls } from '@pravesh/shared/documents/calls'
import { endpoint } from '../../http/api/endpoint.ts'
import { requireViewer } from '../viewer.ts'
import { deleteFile } from './delete-file.ts'
import { openFile } from './find-file.ts'

/** GET /api/pdf/fetch-pdf/:id: serves a generated file to the session that generated it. (spec 3, 4) */
export const fetchPdf = endpoint({
  ...documentCalls.fetchPdf,
  handle: async ({ payload, req, param }) => {
    const viewer = await requireViewer({ req, changes: false, now: new Date() })
    const { file, bytes } = await openFile({ payload, id: param('id'), viewer })
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'application/pdf',
        'content-length': String(bytes.byteLength),
        'content-disposition': `attachment; filename="${file.downloadName}"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      },
    })
  },
})

/** GET /api/pdf/delete-pdf/:id: deletes it after the download. It changes state, so forged requests fail. (spec 3, 4) */
export const deletePdf = endpoint({
  ...documentCalls.deletePdf,
  handle: async ({ payload, req, param }) => {
    const viewer = await requireViewer({ req, changes: true, now: new Date() })
    await deleteFile({ payload, id: param('id'), viewer })
    return { msg: 'File deleted.' }
  },
})
