import { DeliveryError } from '../delivery-error.ts'

interface CallOptions {
  /** The name shown to staff, e.g. MSG91. */
  provider: string
  url: URL
  headers: Record<string, string>
  body: string
  timeoutMs: number
}

/** A provider's response; `body` is null when it is not a JSON object. */
export interface ProviderAnswer {
  status: number
  body: Record<string, unknown> | null
}

/** Posts to a provider's API and reads the response within `timeoutMs`; throws a retryable DeliveryError otherwise. */
export async function callProvider({ provider, url, headers, body, timeoutMs }: CallOptions): Promise<ProviderAnswer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    // A redirect would send the API key to another host.
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
    return { status: response.status, body: asObject(await response.text()) }
  } catch (cause) {
    const slow = cause instanceof DOMException && cause.name === 'TimeoutError'
    const message = slow
      ? `${provider} did not respond within ${Math.ceil(timeoutMs / 1000)} seconds.`
      : `${provider} could not be reached or closed the connection.`
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
