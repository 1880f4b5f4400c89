import { confirmEndpoints } from './confirm-endpoints.ts'
import { ownFactorEndpoints } from './own-factor-endpoints.ts'
import { signInFactorEndpoints } from './sign-in-endpoints.ts'

/** Endpoints of the second step, below `/api/staff`. */
export const factorEndpoints = [...signInFactorEndpoints, ...ownFactorEndpoints, ...confirmEndpoints]
