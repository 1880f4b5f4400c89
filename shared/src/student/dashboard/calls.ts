import type { WireCall } from '../../platform/wire-call.ts'

/** Paths are below `/api`. Not in the specification. */
export const studentCalls = {
  dashboard: { method: 'get', path: '/student/dashboard' },
} as const satisfies Record<string, WireCall>
