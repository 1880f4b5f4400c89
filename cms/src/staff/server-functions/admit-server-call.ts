import type { Payload, SanitizedConfig } from 'payload'
import type { AdmitServerCall } from '../../http/admin/server-call-request.ts'
import { dateNames } from '../../http/rest/guard-rest.ts'
import { checkCall, type Entities, requireAdminUser } from './check-call.ts'

/** Checks calls of server functions before Next sees them: first the session, then the call. */
export function admitServerCall(payload: Payload): AdmitServerCall {
  const entities = entitiesOf(payload.config)
  return async (headers) => {
    const { user: caller } = await payload.auth({ headers })
    requireAdminUser(caller)
    return (call) => checkCall({ caller, call, entities })
  }
}

export function entitiesOf(config: SanitizedConfig): Entities {
  const { collections, globals } = config
  const slugs = (list: readonly { slug: string }[]) => new Set(list.map(({ slug }) => slug))
  const listed = collections.filter(({ admin }) => !hasBar(admin.components ?? {}))
  return {
    collections: slugs(collections),
    globals: slugs(globals),
    listed: slugs(listed),
    uploads: slugs(collections.filter(({ upload }) => Boolean(upload))),
    dates: dateNames(config),
  }
}

type Components = NonNullable<SanitizedConfig['collections'][number]['admin']['components']>

const hasBar = ({ beforeList = [], beforeListTable = [], views }: Components) =>
  beforeList.length + beforeListTable.length > 0 || views?.list !== undefined
