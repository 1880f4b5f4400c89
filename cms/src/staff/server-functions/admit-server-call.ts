import type { Payload, SanitizedConfig } from 'payload'
import type { AdmitServerCall } from '../../platform/http/server-call-request.ts'
import { dateNames } from '../../platform/rest/guard-rest.ts'
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
  const slugs = (list: readonly { slug: string }[]) => new Set(list.map(({ slug }) => slug))
  return { collections: slugs(config.collections), globals: slugs(config.globals), dates: dateNames(config) }
}
