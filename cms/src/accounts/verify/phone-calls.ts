import { accountCalls } from '@pravesh/shared/accounts/wire'
import { handleApiRequest } from '../../http/api/handle-api-request.ts'
import { bareHeaders } from '../../http/files/security-headers.ts'
import type { Route } from '../../publishing/serve/route.ts'

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
