/**
 * A `fetch` for the admin that asks for a proof when the portal demands one, and then repeats the request. It covers
 * Payload's forms as well as our own calls. `confirm` resolves to false when the person cancels.
 */
export function confirmAndRepeat(fetch: typeof globalThis.fetch, confirm: () => Promise<boolean>): typeof fetch {
  return async (input, init) => {
    // A request's body can be read once.
    const again = input instanceof Request ? input.clone() : input
    const response = await fetch(input, init)
    if (response.status !== 403 || !(await demandsProof(response.clone()))) return response
    return (await confirm()) ? fetch(again, init) : response
  }
}

interface Refusal {
  confirm?: boolean
  errors?: { data?: { confirm?: boolean } }[]
}

async function demandsProof(response: Response): Promise<boolean> {
  try {
    const { confirm, errors }: Refusal = await response.json()
    return confirm === true || errors?.[0]?.data?.confirm === true
  } catch {
    return false
  }
}
