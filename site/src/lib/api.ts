import type { FieldError } from '@pravesh/shared/platform/field-error'
import type { PageData } from './page-kinds.ts'
import { announceUnauthorized } from './unauthorized.ts'

/** What the server answered, as the site's scripts use it. */
export interface ApiReply {
  ok: boolean
  /** The HTTP status; 0 when no answer came. */
  status: number
  msg: string
  errors: FieldError[]
  /** Everything the answer said. */
  body: Record<string, unknown>
}

interface ApiRequest {
  method: 'get' | 'post'
  path: string
  body?: Record<string, unknown>
  /** What the person is told when no answer comes. */
  offline: string
  /** Goes on when the page is left; for at most 64 kB. */
  keepalive?: boolean
}

/** A slow network is given this long before the person is told, in milliseconds. */
const PATIENCE = 30_000

/** Makes one of the contract's calls. It never throws: no answer is an answer too. */
export async function callApi({ method, path, body, offline, keepalive = false }: ApiRequest): Promise<ApiReply> {
  const headers = { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) }
  const init = { method: method.toUpperCase(), headers, body: body && JSON.stringify(body), keepalive }
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE) })
    if (response.status === 401) announceUnauthorized()
    const reply: Record<string, unknown> & { errors?: FieldError[] } = await response.json()
    return {
      ok: response.ok && reply.success === true,
      status: response.status,
      msg: typeof reply.msg === 'string' ? reply.msg : offline,
      errors: Array.isArray(reply.errors) ? reply.errors : [],
      body: reply,
    }
  } catch {
    return { ok: false, status: 0, msg: offline, errors: [], body: {} }
  }
}

/** Sends JSON to one of the contract's calls; `offline` is what the person is told when no answer comes. */
export function postJson(path: string, body: Record<string, string>, offline: string): Promise<ApiReply> {
  return callApi({ method: 'post', path, body, offline })
}

interface UploadRequest {
  path: string
  form: FormData
  offline: string
  /** Told the share that is on its way, from 0 to 1. */
  onProgress: (share: number) => void
  /** Ends it; the answer is then like that of a broken connection. */
  signal: AbortSignal
}

/** How long nothing may move before an upload is given up, in milliseconds. */
const STALLED = 60_000

/** Sends a form with a file, and tells how far it is; `fetch` cannot. It never throws. */
export function uploadFile({ path, form, offline, onProgress, signal }: UploadRequest): Promise<ApiReply> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let stall = setTimeout(() => request.abort(), STALLED)
    const moved = () => {
      clearTimeout(stall)
      stall = setTimeout(() => request.abort(), STALLED)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      moved()
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onprogress = moved
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
  const nothing = { ok: false, status, msg: offline, errors: [], body: {} }
  if (status === 0) return nothing
  try {
    const body: Record<string, unknown> & { errors?: FieldError[] } = JSON.parse(text)
    const msg = typeof body.msg === 'string' ? body.msg : offline
    const ok = status < 300 && body.success === true
    return { ok, status, msg, errors: Array.isArray(body.errors) ? body.errors : [], body }
  } catch {
    return nothing
  }
}

/** Fetches files into the browser's cache. Returns 200, or the status of one that is not to be had; 0 when no answer came. */
export async function fetchFiles(paths: readonly string[]): Promise<number> {
  try {
    const responses = await Promise.all(
      paths.map((path) => fetch(path, { priority: 'low', signal: AbortSignal.timeout(PATIENCE) })),
    )
    await Promise.all(responses.map((response) => response.arrayBuffer()))
    return responses.find(({ ok }) => !ok)?.status ?? 200
  } catch {
    return 0
  }
}

/** A page's data from a running CMS, for `astro dev` only; null when the CMS knows no such page. */
export async function fetchPage(cmsOrigin: string, path: string): Promise<PageData | null> {
  const response = await fetch(`${cmsOrigin}/api/site/page?path=${encodeURIComponent(path)}`)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The CMS at ${cmsOrigin} answered ${response.status} for ${path}.`)
  const page: PageData = await response.json()
  return page
}
