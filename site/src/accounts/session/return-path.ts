import { safeReturnPath } from '@pravesh/shared/accounts/sign-in'
import { paths } from '@pravesh/shared/content/paths'

/** The query parameter of the login page that says where one was. */
const PARAMETER = 'next'

/** Pages that send whoever is logged in away again. */
const FOR_VISITORS: readonly string[] = [paths.login, paths.register]

/** Where to go after logging in: back to where one was when that is a page of ours, else the dashboard. */
export function afterLogin({ search, origin }: { search: string; origin: string }): string {
  const wanted = safeReturnPath(new URLSearchParams(search).get(PARAMETER))
  if (wanted === null) return paths.account
  const url = new URL(wanted, origin)
  return url.origin === origin && !FOR_VISITORS.includes(url.pathname) ? wanted : paths.account
}

/** Whether a page that needs a login has sent the person to the login page. */
export function cameFrom({ search }: { search: string }): boolean {
  return safeReturnPath(new URLSearchParams(search).get(PARAMETER)) !== null
}

/** The login page, with the way back to where one is. */
export function loginFrom({ pathname, search }: { pathname: string; search: string }): string {
  return `${paths.login}?${new URLSearchParams({ [PARAMETER]: pathname + search })}`
}
