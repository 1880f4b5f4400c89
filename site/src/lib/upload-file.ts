import { type ApiReply, readReply } from './api.ts'
import { announceUnauthorized } from './unauthorized.ts'

interface UploadRequest {
  path: string
  form: FormData
  offline: string
  /** Called with the fraction that has been sent, from 0 to 1. */
  onProgress: (share: number) => void
  /** Aborts the upload. The reply is then the same as for a lost connection. */
  signal: AbortSignal
}

/** An upload without progress for this long is aborted. */
const STALL_TIMEOUT_MS = 60_000

/** Uploads a form with a file. Uses `XMLHttpRequest`, because `fetch` does not report progress. Never rejects. */
export function uploadFile({ path, form, offline, onProgress, signal }: UploadRequest): Promise<ApiReply> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let stall = setTimeout(() => request.abort(), STALL_TIMEOUT_MS)
    const restartStallTimer = () => {
      clearTimeout(stall)
      stall = setTimeout(() => request.abort(), STALL_TIMEOUT_MS)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      restartStallTimer()
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onprogress = restartStallTimer
    request.onloadend = () => {
      clearTimeout(stall)
      if (request.status === 401) announceUnauthorized()
      resolve(replyOf(request.status, request.responseText, offline))
    }
    if (signal.aborted) return resolve(replyOf(0, '', offline))
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', path)
    request.setRequestHeader('accept', 'application/json')
    request.send(form)
  })
}

function replyOf(status: number, text: string, offline: string): ApiReply {
  const noReply = { ok: false, status, msg: offline, errors: [], body: {} }
  if (status === 0) return noReply
  try {
    return readReply(status, JSON.parse(text), offline)
  } catch {
    return noReply
  }
}
