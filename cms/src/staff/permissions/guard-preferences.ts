import { APIError, type CollectionBeforeChangeHook, type Endpoint, type SanitizedCollectionConfig } from 'payload'
import { isObject } from '../../http/rest/rest-query.ts'

/** Maximum size of one stored preference, in characters of JSON. */
const MAX_VALUE = 32 * 1024
const MAX_KEY = 200
/** Most records on a page of a list; the admin offers no more. */
const MAX_LIST = 100

/** What the admin calls: one preference by its key, and the reset of all of its user's. */
const OFFERED = ['get /:key', 'post /:key', 'delete /:key', 'delete /']

/** Limits the stored preferences of the admin. A list loads as many records as its preference says. */
export function guardPreferences(collection: SanitizedCollectionConfig): void {
  collection.endpoints = (collection.endpoints || [])
    .filter(({ method, path }) => OFFERED.includes(`${method} ${path}`))
    .map((endpoint) => (endpoint.method === 'post' ? limited(endpoint) : endpoint))
  collection.hooks.beforeChange.push(limitStored)
}

function limited(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    handler: async (req) => {
      if (!req.user) throw new APIError('Sign in to do this.', 401)
      const sent: unknown = await req.json?.().catch(rejectUnreadable)
      if (String(req.routeParams?.key).length > MAX_KEY) throw new APIError('The name is too long.', 400)
      const kept = isObject(sent) && 'value' in sent ? { ...sent, value: limitedValue(sent.value) } : limitedValue(sent)
      req.json = async () => kept
      return endpoint.handler(req)
    },
  }
}

/** Of a body that is absent or a form. */
function rejectUnreadable(error: unknown): never {
  throw error instanceof SyntaxError ? new APIError('Send this setting as JSON.', 400) : error
}

const limitStored: CollectionBeforeChangeHook = ({ data }) => ({ ...data, value: limitedValue(data.value) })

/** Throws an APIError (400) for a value beyond the limit. */
function limitedValue(value: unknown): unknown {
  if ((JSON.stringify(value) ?? '').length > MAX_VALUE) throw new APIError('This setting is too large.', 400)
  if (!isObject(value) || !('limit' in value)) return value
  const { limit, ...rest } = value
  return typeof limit === 'number' && Number.isInteger(limit) && limit > 0
    ? { ...rest, limit: Math.min(limit, MAX_LIST) }
    : rest
}
