import type { PageData } from '@pravesh/shared/content/pages'
import type { FieldError } from '@pravesh/shared/platform/reply'

/** What the server answered, as the site's scripts use it. */
export interface ApiReply {
  ok: boolean
  msg: string
  errors: FieldError[]
}

/** Sends JSON to one of the contract's calls; `offline` is what the person is told when no answer comes. */
export async function postJson(path: string, body: Record<string, string>, offline: string): Promise<ApiReply> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    })
    const reply: { success?: unknown; msg?: unknown; errors?: FieldError[] } = await response.json()
    return {
      ok: response.ok && reply.success === true,
      msg: typeof reply.msg === 'string' ? reply.msg : offline,
      errors: Array.isArray(reply.errors) ? reply.errors : [],
    }
  } catch {
    return { ok: false, msg: offline, errors: [] }
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
