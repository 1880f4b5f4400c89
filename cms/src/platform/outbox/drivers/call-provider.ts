import { DeliveryError } from '../delivery-error.ts'

interface AskOptions {
  /** As staff know it, e.g. MSG91. */
  provider: string
  url: URL
  headers: Record<string, string>
  body: string
  timeoutMs: number
}

/** What a provider answered; `body` is null when it is not JSON. */
export interface ProviderAnswer {
  status: number
  body: Record<string, unknown> | null
}

/** Posts to a provider's API and reads its whole answer within the time, or throws a DeliveryError worth another try. */
export async function callProvider({ provider, url, headers, body, timeoutMs }: AskOptions): Promise<ProviderAnswer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    // A redirect would carry the key to somebody else.
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
    return { status: response.status, body: asObject(await response.text()) }
  } catch (cause) {
    const slow = cause instanceof DOMException && cause.name === 'TimeoutError'
    const message = slow
      ? `${provider} did not answer within ${Math.ceil(timeoutMs / 1000)} seconds.`
      : `${provider} could not be reached, or hung up.`
    throw new DeliveryError({ message, cause })
  }
}

function asObject(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : null
  } catch {
    return null
  }
}
