import { accountCalls } from '@pravesh/shared/accounts/wire'
import { handleApiRequest } from '../../platform/api/handle-api-request.ts'
import type { Route } from '../../platform/http/route.ts'
import { bareHeaders } from '../../platform/http/security-headers.ts'

/** The contract places the two phone calls outside `/api`; these routes forward them to the API. (spec 1, 7) */
export const phoneCalls: Route[] = [accountCalls.sendPhoneCode, accountCalls.checkPhoneCode].map(({ path }) => ({
  method: 'POST',
  path,
  handle: async ({ payload, request, url }) => {
    const address = new URL(`/api${path}${url.search}`, url)
    const response = await handleApiRequest({ config: payload.config, request: new Request(address, request) })
    for (const [name, value] of Object.entries(bareHeaders)) response.headers.set(name, value)
    return response
  },
}))
