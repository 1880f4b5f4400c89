import type { Payload } from 'payload'
import { vi } from 'vitest'

/** How many queries for records something makes. Undoes what it does to the adapter. */
export async function countReads({ db }: Payload, act: () => Promise<unknown>): Promise<number> {
  const spies = [vi.spyOn(db, 'find'), vi.spyOn(db, 'findOne')]
  try {
    await act()
    return spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
