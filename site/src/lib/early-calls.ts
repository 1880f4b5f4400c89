/**
 * A GET request that a page starts with its document instead of after its scripts, if a student may be logged in. The
 * first `callApi` with this address takes the response.
 */
export interface EarlyCall {
  /** Pattern of the paths that need it; every path by default. Its first group replaces `$1` in the address. */
  on?: string
  address: string
}

declare global {
  interface Window {
    /** Responses by address, set by `ui/early-calls.js`; null stands for a network error. */
    earlyCalls?: Map<string, Promise<Response | null>>
  }
}

/** The response to an early call, once; null if there was none, or no response. */
export async function takeEarlyCall(address: string): Promise<Response | null> {
  const early = globalThis.window?.earlyCalls
  const response = early?.get(address) ?? null
  early?.delete(address)
  return response
}
