/** Papers for packing parcels, for signed-in staff only; not part of the public contract. */
import type { WireCall } from '../../platform/wire-call.ts'

/** Paths are below `/api`. */
export const slipCalls = {
  /** One PDF with a packing slip for each parcel that the query `where` (JSON, as for lists) matches, oldest first. */
  slips: { method: 'get', path: '/bookshop/staff/packing-slips' },
} as const satisfies Record<string, WireCall>

/** Slips of one file. */
export const MAX_SLIPS = 100
