/** Type tests: each marked line must not compile. Nothing runs them. */
import type { Payload } from 'payload'
import { applyChange } from './apply-change.ts'

declare const payload: Payload
const event = { kind: 'decided', by: '', staffId: null, text: '' } as never

export async function columns(): Promise<void> {
  const options = { payload, id: 'one', now: new Date() }
  await applyChange({ ...options, decide: () => ({ data: { decisionReason: '' }, event }) })
  await applyChange({ ...options, decide: async ({ status }) => ({ data: { status, decisionReason: '' }, event }) })
  // @ts-expect-error
  await applyChange({ ...options, decide: async ({ status }) => ({ data: { status, decisionReasn: '' }, event }) })
  // @ts-expect-error
  await applyChange({ ...options, decide: () => ({ data: { status: 'APROVED' }, event }) })
}
