import { documentCalls, GENERATE, pdfName, RECEIPT_TABLE } from '@pravesh/shared/documents/calls'
import { DOCUMENT_FAILED, type DocumentName } from '@pravesh/shared/documents/kinds'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { callApi, fetchBlob } from '../lib/api.ts'
import { documentLocale } from '../lib/document-locale.ts'
import { saveFile } from '../lib/save-file.ts'

export type Download =
  | { state: 'saved' }
  /** The message for the student. */
  | { state: 'failed'; msg: string }
  /** Saved, but the server could not delete its copy. (spec 3, 4) */
  | { state: 'not-deleted' }

interface DownloadOptions {
  kind: DocumentName
  /** The id of the payment or of what it paid for, or of the application. */
  id: string
  /** For a lost connection. */
  lost: string
  /** Replaces the browser's download in tests. */
  save?: typeof saveFile
}

/** Statuses whose own message helps the student more than the general one. */
const EXPLAINED: readonly number[] = [0, 401, 429]

/** Generates a document, saves it, and deletes the copy on the server. (spec 1, 7; spec 3, 4) */
export async function downloadPdf({ kind, id, lost, save = saveFile }: DownloadOptions): Promise<Download> {
  const { call, field } = GENERATE[kind]
  const generated = await callApi({
    language: documentLocale(),
    method: 'post',
    path: callAddress(documentCalls[call]),
    body: { [field]: id, ...(kind === 'receipt' && { table: RECEIPT_TABLE }) },
    offline: lost,
  })
  if (!generated.ok) {
    return { state: 'failed', msg: EXPLAINED.includes(generated.status) ? generated.msg : DOCUMENT_FAILED }
  }
  const file = { id: fileIdIn(generated.body) ?? id }
  const blob = await fetchBlob(callAddress(documentCalls.fetchPdf, file))
  if (blob === null) return { state: 'failed', msg: lost }
  save({ name: pdfName(kind, id), type: 'application/pdf', content: blob })
  const deleted = await callApi({ method: 'get', path: callAddress(documentCalls.deletePdf, file), offline: lost })
  // Without a connection the server deletes the copy by itself.
  return { state: deleted.ok || deleted.status === 0 ? 'saved' : 'not-deleted' }
}

function fileIdIn({ result }: Record<string, unknown>): string | null {
  const isFile = typeof result === 'object' && result !== null && '_id' in result
  return isFile && typeof result._id === 'string' ? result._id : null
}
