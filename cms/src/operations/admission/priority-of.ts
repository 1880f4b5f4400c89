import type { CallContract } from '@pravesh/shared/platform/contract'
import type { PriorityClass } from '@pravesh/shared/platform/priority'
import type { Feature } from '../../portal/feature.ts'
import { variantsOf } from '../metrics/route-names.ts'

interface PriorityOptions {
  features: readonly Pick<Feature, 'contract' | 'exports'>[]
  /** The template of an address, e.g. `/api/books/:id`. */
  routeOf: (pathname: string) => string
  /** The class of an address that a feature's route handles; null for all others. */
  ofRoute: (method: string | undefined, pathname: string, hasQuery: boolean) => PriorityClass | null
}

/** Payload's own calls that hash a password. */
const STAFF_SIGN_IN = ['login', 'reset-password', 'first-register'].map((name) => `POST /api/staff/${name}`)

/** Returns the function that names the priority class of a request, from what features declare of their calls. */
export function priorities({ features, routeOf, ofRoute }: PriorityOptions) {
  const known = new Map<string, PriorityClass>(STAFF_SIGN_IN.map((call) => [call, 'sign-in']))
  for (const { contract, exports = [] } of features) {
    for (const { name } of exports) known.set(callOf('get', `/exports/${name}`), 'exports')
    for (const { call, contract: of } of Object.values(contract?.calls ?? {})) {
      for (const path of variantsOf(call.path)) known.set(callOf(call.method, path), classOf(call.method, of))
    }
  }
  return (method: string | undefined, pathname: string, hasQuery: boolean): PriorityClass => {
    const ofPage = ofRoute(method, pathname, hasQuery)
    if (ofPage !== null) return ofPage
    // Scripts and styles of the admin.
    if (pathname.startsWith('/_next/')) return 'first'
    return known.get(`${method === 'HEAD' ? 'GET' : method} ${routeOf(pathname)}`) ?? 'staff'
  }
}

function callOf(method: string, path: string): string {
  return `${method.toUpperCase()} /api${path}`
}

function classOf(method: string, { priority, upload, session }: CallContract): PriorityClass {
  if (priority !== undefined) return priority
  if (upload !== undefined) return 'uploads'
  return session !== undefined || method === 'post' ? 'students' : 'staff'
}
