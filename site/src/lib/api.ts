import type { PageData } from '@pravesh/shared/content/pages'
import type { FieldError } from '@pravesh/shared/platform/reply'

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
}

/** A slow network is given this long before the person is told, in milliseconds. */
const PATIENCE = 30_000

/** Makes one of the contract's calls. It never throws: no answer is an answer too. */
export async function callApi({ method, path, body, offline }: ApiRequest): Promise<ApiReply> {
  const headers = { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) }
  const init = { method: method.toUpperCase(), headers, body: body && JSON.stringify(body) }
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE) })
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

/** A page's data from a running CMS, for `astro dev` only; null when the CMS knows no such page. */
export async function fetchPage(cmsOrigin: string, path: string): Promise<PageData | null> {
  const response = await fetch(`${cmsOrigin}/api/site/page?path=${encodeURIComponent(path)}`)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The CMS at ${cmsOrigin} answered ${response.status} for ${path}.`)
  const page: PageData = await response.json()
  return page
}
