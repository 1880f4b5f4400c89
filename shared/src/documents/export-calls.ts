/** Calls about exports, for signed-in staff only; not part of the public contract. */
import type { WireCall } from '../platform/wire-call.ts'

/** Paths are below `/api`. */
export const exportCalls = {
  /** The columns and formats of an export; `:id` is its name. */
  columns: { method: 'get', path: '/export-columns/:id' },
  /** One's own file that was made in the background. */
  download: { method: 'get', path: '/exported/:id' },
} as const satisfies Record<string, WireCall>
