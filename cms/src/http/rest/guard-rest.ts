import {
  APIError,
  type Endpoint,
  type FlattenedField,
  Forbidden,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
} from 'payload'
import { rejectFileUrl, rejectNonTextCredentials } from './check-data.ts'
import { deletePreference } from './delete-preference.ts'
import { notFoundIfDeleted } from './deleted-meanwhile.ts'
import { bulkRefusal } from './limit-bulk.ts'
import { onlyReadable } from './only-readable.ts'
import { type Queried, unknownField } from './query-fields.ts'
import { withValidBody } from './rest-body.ts'
import { limitPage, queryError } from './rest-query.ts'
import { savePreference } from './save-preference.ts'

/** Endpoints of Payload's own password sign-in. */
const LOCAL_SIGN_IN = [
  '/init',
  '/first-register',
  '/login',
  '/logout',
  '/me',
  '/forgot-password',
  '/reset-password',
  '/unlock',
  '/refresh-token',
]

/**
 * Hardens Payload's REST endpoints: removes those a collection does not use, so that they return 404, and validates
 * queries and bodies of the others, on which Payload would fail with a 500.
 */
export function guardRest(config: SanitizedConfig): SanitizedConfig {
  const dates = dateNames(config)
  for (const collection of config.collections) {
    const isOffered = ({ path }: Endpoint) => !isClosed(collection, path)
    const guarded = (endpoint: Endpoint) =>
      guard(notFoundIfDeleted(replaced(collection.slug, endpoint), collection.slug), { dates, queried: { collection } })
    collection.endpoints = (collection.endpoints || []).filter(isOffered).map(guarded)
    if (collection.auth) collection.hooks.beforeOperation.unshift(rejectNonTextCredentials)
    if (collection.upload?.pasteURL === false) collection.hooks.beforeOperation.unshift(rejectFileUrl)
  }
  for (const global of config.globals) {
    const isOffered = ({ path }: Endpoint) => !lacksVersions(global, path)
    const guarded = (endpoint: Endpoint) => guard(replaced(global.slug, endpoint), { dates, queried: { global } })
    global.endpoints = (global.endpoints || []).filter(isOffered).map(guarded)
  }
  return config
}

function isClosed(collection: SanitizedCollectionConfig, path: string): boolean {
  const { auth, upload } = collection
  if (lacksVersions(collection, path)) return true
  if (path === '/verify/:id') return !auth?.verify
  if (path.startsWith('/paste-url')) return upload?.pasteURL === false
  return Boolean(auth?.disableLocalStrategy) && LOCAL_SIGN_IN.includes(path)
}

function lacksVersions({ versions }: SanitizedCollectionConfig | SanitizedGlobalConfig, path: string): boolean {
  return !versions && path.startsWith('/versions')
}

/** The names of all date fields, at any depth. */
export function dateNames({ collections, globals }: SanitizedConfig): ReadonlySet<string> {
  const names = new Set<string>()
  const collect = (fields: readonly FlattenedField[]) => {
    for (const field of fields) {
      if (field.type === 'date') names.add(field.name)
      if ('flattenedFields' in field) collect(field.flattenedFields)
    }
  }
  for (const { flattenedFields } of [...collections, ...globals]) collect(flattenedFields)
  return names
}

/** Payload's endpoints with another handler. */
function replaced(slug: string, endpoint: Endpoint): Endpoint {
  if (slug === 'payload-preferences' && endpoint.path === '/:key') {
    if (endpoint.method === 'delete') return { ...endpoint, handler: deletePreference }
    if (endpoint.method === 'post') return { ...endpoint, handler: savePreference(endpoint) }
  }
  return endpoint.path.startsWith('/access') ? { ...endpoint, handler: onlyReadable(endpoint.handler) } : endpoint
}

interface GuardOptions {
  dates: ReadonlySet<string>
  queried: Queried
}

function guard(endpoint: Endpoint, { dates, queried }: GuardOptions): Endpoint {
  const isOfVersions = endpoint.path.startsWith('/versions')
  const isBulk = ['patch', 'delete'].includes(endpoint.method) && endpoint.path === '/'
  const isList = endpoint.method === 'get' && ['/', '/versions'].includes(endpoint.path) && 'collection' in queried
  return {
    ...endpoint,
    handler: async (req) => {
      const fault =
        queryError(req.query, dates) ?? unknownField({ payload: req.payload, query: req.query, queried, isOfVersions })
      if (fault !== null) throw new APIError(fault, 400)
      if (isList) limitPage(req.query)
      if ('collection' in queried) {
        await refuseUpload(req, queried.collection)
        const refusal = isBulk ? await bulkRefusal(req, queried.collection.slug) : null
        if (refusal !== null) return refusal
      }
      return withValidBody(req, async () => endpoint.handler(req)).catch(rejectCastError)
    },
  }
}

/** Payload reads a file into memory before it asks whether the user may store it. Throws Forbidden. */
async function refuseUpload(req: PayloadRequest, { access, upload }: SanitizedCollectionConfig): Promise<void> {
  if (!upload || !req.headers.get('content-type')?.startsWith('multipart/')) return
  const isAllowed = req.method === 'POST' ? access.create : access.update
  if ((await isAllowed({ req })) === false) throw new Forbidden(req.t)
}

/** Mongoose throws for values it cannot cast to the field's type, such as an id of another form in a list. */
function rejectCastError(error: unknown): never {
  const isUnreadable = error instanceof Error && error.name === 'CastError'
  throw isUnreadable ? new APIError('A value in this query has the wrong type for its field.', 400) : error
}
