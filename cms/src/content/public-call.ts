import type { WireCall } from '@pravesh/shared/platform/wire-call'
import type { Endpoint } from 'payload'
import { type Call, endpoint } from '../platform/api/endpoint.ts'
import { sharedAnswer } from './publishing/shared-answers.ts'

interface PublicCallOptions extends WireCall {
  /** What the path names, if anything, e.g. `id`. */
  names?: string
  handle: (call: Call) => Promise<{ msg: string } & object>
}

const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }

/** A call whose answer depends on its path alone and is the same for everybody, so that a crowd shares one. */
export function publicCall({ names, handle, ...call }: PublicCallOptions): Endpoint {
  return endpoint({
    ...call,
    handle: async (asked) => {
      const key = names === undefined ? call.path : `${call.path} ${asked.param(names)}`
      const body = await sharedAnswer(asked.payload, key, async () => ({ success: true, ...(await handle(asked)) }))
      return new Response(body, { headers })
    },
  })
}
