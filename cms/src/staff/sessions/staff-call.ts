import type { Endpoint } from 'payload'
import { endpoint } from '../../http/api/endpoint.ts'
import { readData } from './read-data.ts'

/**
 * An endpoint below `/api/staff`, where the browser sends the device cookie of staff. It is one of the collection's, whose
 * bodies Payload parses.
 */
export function staffCall({ path, handle, ...options }: Parameters<typeof endpoint>[0]): Omit<Endpoint, 'root'> {
  return endpoint({
    ...options,
    path: path.replace(/^\/staff/, ''),
    handle: (call) => handle({ ...call, body: async () => ({ ...Object(await readData(call.req)) }) }),
  })
}
