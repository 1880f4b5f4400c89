import { callAddress, type WireCall } from '@pravesh/shared/platform/wire-call'

const UNREACHABLE = 'Could not reach the portal. Check your connection and try again.'

interface Answer<Result> {
  ok: boolean
  msg: string
  result?: Result
}

interface Options {
  id?: string
  /** Appended to the address, without `?`. */
  query?: string
  body?: FormData | object
}

/** Calls the portal as the signed-in member of staff. */
export async function callPortal<Result>(call: WireCall, { id = '', query, body }: Options): Promise<Answer<Result>> {
  const isForm = body instanceof FormData
  try {
    const response = await fetch(`${callAddress(call, { id })}${query === undefined ? '' : `?${query}`}`, {
      method: call.method.toUpperCase(),
      credentials: 'include',
      ...(body &&
        (isForm ? { body } : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })),
    })
    const { msg, result }: { msg?: string; result?: Result } = await response.json()
    return { ok: response.ok, msg: msg ?? UNREACHABLE, result }
  } catch {
    return { ok: false, msg: UNREACHABLE }
  }
}
