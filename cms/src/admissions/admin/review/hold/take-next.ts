import { queueCalls } from '@pravesh/shared/admissions/status/queue-calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'

interface NextOptions {
  /** Filters and search of the list. */
  query: string
  /** The application that is left. */
  after?: string
}

/** Takes the next application of a list; null when there is none, or it could not be found. */
export async function takeNext({ query, after }: NextOptions): Promise<string | null> {
  try {
    const response = await fetch(`${callAddress(queueCalls.takeNext)}?${query}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ after }),
    })
    const { next }: { next?: string | null } = await response.json()
    return next ?? null
  } catch {
    return null
  }
}
