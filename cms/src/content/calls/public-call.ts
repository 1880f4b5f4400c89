import type { WireCall } from '@pravesh/shared/platform/wire-call'
import type { Endpoint } from 'payload'
import { type Call, endpoint } from '../../http/api/endpoint.ts'
import { sharedReply } from './shared-replies.ts'

interface PublicCallOptions extends WireCall {
  /** What the response depends on besides the path: a parameter, e.g. `id`, or a text made of the request. */
  names?: string | ((call: Call) => string)
  handle: (call: Call) => Promise<{ msg: string } & object>
}

const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }

/**
 * An endpoint whose response depends only on its path and `names`, and is the same for all clients, so that concurrent
 * requests share it.
 */
export function publicCall({ names, handle, ...call }: PublicCallOptions): Endpoint {
  return endpoint({
    ...call,
    handle: async (request) => {
      const name = typeof names === 'function' ? names(request) : names && request.param(names)
      const key = name === undefined ? call.path : `${call.path} ${name}`
      const body = await sharedReply(request.payload, key, async () => ({ success: true, ...(await handle(request)) }))
      return new Response(body, { headers })
    },
  })
}
