import config from '@payload-config'
import { handleServerFunctions } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { getPayload, type ServerFunctionClientArgs } from 'payload'
import { keepRefusal } from '../../staff/passwords/keep-refusal.ts'
import { entitiesOf } from '../../staff/server-functions/admit-server-call.ts'
import { isCallInScope } from '../../staff/server-functions/call-in-scope.ts'
import { checkCall } from '../../staff/server-functions/check-call.ts'
import { schedulePublish } from '../../staff/server-functions/schedule-publish.ts'
import { importMap } from './admin/importMap.js'

/**
 * Runs a server function of the admin for its user. The HTTP edge has checked the call already and answers what it
 * refuses; this check holds for every other way in.
 */
export async function runServerFunction(sent: ServerFunctionClientArgs): Promise<unknown> {
  const payload = await getPayload({ config, importMap })
  const { user: caller } = await payload.auth({ headers: await headers() })
  const { name, args } = checkCall({ caller, call: sent, entities: entitiesOf(payload.config) })
  if (!(await isCallInScope({ payload, caller, call: { name, args } }))) notFound()
  try {
    return await handleServerFunctions({
      name,
      args,
      config,
      importMap,
      serverFunctions: { 'form-state': keepRefusal, 'schedule-publish': schedulePublish },
    })
  } catch (error) {
    if (isAbsent(error)) notFound()
    throw error
  }
}

/** Payload redirects the page away from a record that does not exist; a function has no page. */
function isAbsent(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isRedirect = 'digest' in error && String(error.digest).startsWith('NEXT_REDIRECT')
  return (
    isRedirect || error.message === 'not-found' || ('status' in error && [401, 403, 404].includes(Number(error.status)))
  )
}
