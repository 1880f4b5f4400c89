import { BUSY_HEADER } from '@pravesh/shared/platform/busy'

export interface BusyPortal {
  /** After these it may have time. */
  seconds: number
  /** Ends the wait without going on. */
  signal: AbortSignal | undefined
}

/** Resolves to whether the request is to be sent again: false if the person does not wait. */
type Waiter = (busy: BusyPortal) => Promise<boolean>

let waiter: Waiter | null = null

/** Sets who tells the person of a busy portal and waits. Without one, calls are refused at once. */
export function whenBusy(wait: Waiter): void {
  waiter = wait
}

interface TurnOptions {
  /** Makes one attempt. */
  send: () => Promise<Response>
  /** The response to an attempt that has been made already. */
  first: Response | null
  signal: AbortSignal | undefined
}

/** Sends a request until the portal has time for it. Returns the refusal if the person stops waiting. */
export async function inTurn({ send, first, signal }: TurnOptions): Promise<Response> {
  let response = first ?? (await send())
  while (waiter && response.headers.has(BUSY_HEADER)) {
    const seconds = Number(response.headers.get('retry-after'))
    if (!(await waiter({ seconds, signal }).catch(() => false))) break
    response = await send()
  }
  return response
}
