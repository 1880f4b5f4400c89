import type { FieldError } from '@pravesh/shared/platform/field-error'
import { LANGUAGE_HEADER } from '@pravesh/shared/platform/language-header'
import type { Locale } from '@pravesh/shared/platform/locale'
import type { RefusedReply } from '@pravesh/shared/platform/reply'
import { takeEarlyCall } from './early-calls.ts'
import { inTurn } from './in-turn.ts'
import type { PageData } from './page-kinds.ts'
import { inWords } from './reply-words.ts'
import { announceUnauthorized } from './unauthorized.ts'

export interface ApiReply {
  ok: boolean
  /** HTTP status; 0 if there was no response. */
  status: number
  /** In the language of the page, as the messages of the errors. */
  msg: string
  errors: FieldError[]
  /** The whole reply, as it was sent. */
  body: Record<string, unknown>
}

interface ApiRequest {
  method: 'get' | 'post'
  path: string
  body?: Record<string, unknown>
  /** Message for the user if there is no response; empty for a call that the user does not know of. */
  offline: string
  /** A busy portal's refusal is the reply, instead of a wait that the user sees. Default: without an `offline` message. */
  background?: boolean
  /** Completes the request even if the user leaves the page. The browser limits such bodies to 64 kB. */
  keepalive?: boolean
  /** The language of the page, where messages may follow the call. */
  language?: Locale
  /** Aborts the request. The reply is then the same as for a lost connection. */
  signal?: AbortSignal
}

/** Long enough for slow networks. */
const TIMEOUT_MS = 30_000

/** Makes an API call. Never rejects: without a response the reply has status 0 and the `offline` message. */
export async function callApi(request: ApiRequest): Promise<ApiReply> {
  const { method, path, body, offline, keepalive = false, language, signal } = request
  const background = request.background ?? offline === ''
  const headers = {
    accept: 'application/json',
    ...(body && { 'content-type': 'application/json' }),
    ...(language && { [LANGUAGE_HEADER]: language }),
  }
  const sent = { method: method.toUpperCase(), headers, body: body && JSON.stringify(body), keepalive }
  const send = () => fetch(path, { ...sent, signal: limited(signal) })
  try {
    const first = method === 'get' ? await takeEarlyCall(path) : null
    const response = background || keepalive ? (first ?? (await send())) : await inTurn({ send, first, signal })
    if (response.status === 401) announceUnauthorized()
    return readReply(response.status, await response.json(), offline)
  } catch {
    return { ok: false, status: 0, msg: offline, errors: [], body: {} }
  }
}

type ReplyBody = Partial<Omit<RefusedReply, 'success'>> & Record<string, unknown>

/** A reply with its sentences in the language of the page. */
export function readReply(status: number, body: ReplyBody, offline: string): ApiReply {
  const { msg, errors } = body
  return {
    ok: status < 300 && body.success === true,
    status,
    msg: typeof msg === 'string' ? inWords(msg, body) : offline,
    errors: Array.isArray(errors)
      ? errors.map((error) => ({ ...error, message: inWords(error.message, error.because) }))
      : [],
    body,
  }
}

function limited(signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}

/** Posts JSON to an API call; see `callApi`. */
export function postJson(path: string, body: Record<string, string>, offline: string): Promise<ApiReply> {
  return callApi({ method: 'post', path, body, offline })
}

/** Fetches files into the browser cache. Resolves to 200, the status of a failed file, or 0 without a response. */
export async function fetchFiles(paths: readonly string[]): Promise<number> {
  try {
    const responses = await Promise.all(
      paths.map((path) => fetch(path, { priority: 'low', signal: AbortSignal.timeout(TIMEOUT_MS) })),
    )
    await Promise.all(responses.map((response) => response.arrayBuffer()))
    return responses.find(({ ok }) => !ok)?.status ?? 200
  } catch {
    return 0
  }
}

/** Fetches a file for the user. Resolves to null if there is none or no response. */
export async function fetchBlob(path: string): Promise<Blob | null> {
  try {
    const send = () => fetch(path, { signal: limited(undefined) })
    const response = await inTurn({ send, first: null, signal: undefined })
    if (response.status === 401) announceUnauthorized()
    return response.ok ? await response.blob() : null
  } catch {
    return null
  }
}

/** Fetches page data from a running CMS, for `astro dev` only. Resolves to null if the CMS has no such page. */
export async function fetchPage(cmsOrigin: string, path: string): Promise<PageData | null> {
  const response = await fetch(`${cmsOrigin}/api/site/page?path=${encodeURIComponent(path)}`)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The CMS at ${cmsOrigin} answered ${response.status} for ${path}.`)
  const page: PageData = await response.json()
  return page
}
