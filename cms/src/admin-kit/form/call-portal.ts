import type { FieldError } from '@pravesh/shared/platform/field-error'
import { callAddress, type WireCall } from '@pravesh/shared/platform/wire-call'
import { callWords } from './words.ts'

interface Answer<Result> {
  ok: boolean
  /** 0 if no answer arrived. */
  status: number
  /** The message to show. */
  msg: string
  result?: Result
  /** By the name of the field that was sent. */
  errors?: FieldError[]
}

interface Options {
  id?: string
  /** Appended to the address, without `?`. */
  query?: string
  body?: FormData | object
}

const UNAUTHORIZED = 401

/** Calls the portal as the signed-in member of staff. Never throws. */
export async function callPortal<Result>(call: WireCall, { id = '', query, body }: Options): Promise<Answer<Result>> {
  const isForm = body instanceof FormData
  try {
    const response = await fetch(`${callAddress(call, { id })}${query === undefined ? '' : `?${query}`}`, {
      method: call.method.toUpperCase(),
      credentials: 'include',
      ...(body &&
        (isForm ? { body } : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })),
    })
    const { ok, status } = response
    if (status === UNAUTHORIZED) return { ok, status, msg: callWords.signedOut }
    const { msg, result, errors }: Partial<Answer<Result>> = await response.json()
    return { ok, status, msg: msg ?? callWords.unreachable, result, errors }
  } catch {
    return { ok: false, status: 0, msg: callWords.unreachable }
  }
}

/** Whether reloading the page would take staff away from what they typed: to the sign-in, or to the browser's error page. */
export function isCutOff({ status }: Pick<Answer<unknown>, 'status'>): boolean {
  return status === 0 || status === UNAUTHORIZED
}
