import { safeReturnPath } from '@pravesh/shared/accounts/return-path'
import { accountQueries } from '@pravesh/shared/accounts/wire'
import { paths } from '@pravesh/shared/site/paths'

/** Pages that send whoever is logged in away again. */
const FOR_VISITORS: readonly string[] = [paths.login, paths.register]

/** The page that a login leads to, as the address of an account page says it; null when it names none of ours. */
export function nextPage({ search }: { search: string }): string | null {
  return safeReturnPath(new URLSearchParams(search).get(accountQueries.next))
}

/** Where to go after logging in: back to where one was when that is a page of ours, else the dashboard. */
export function afterLogin({ search, origin }: { search: string; origin: string }): string {
  const wanted = nextPage({ search })
  if (wanted === null) return paths.account
  const url = new URL(wanted, origin)
  return url.origin === origin && !FOR_VISITORS.includes(url.pathname) ? wanted : paths.account
}

/** Whether a page that needs a login has sent the person to the login page. */
export function cameFrom({ search }: { search: string }): boolean {
  return nextPage({ search }) !== null
}

/** The login page, with the way back to where one is. */
export function loginFrom({ pathname, search }: { pathname: string; search: string }): string {
  return withNext(paths.login, pathname + search)
}

/** Another account page that leads to the same page in the end as the one with this address. */
export function keepNext(path: string, { search }: { search: string }): string {
  const next = nextPage({ search })
  return next === null ? path : withNext(path, next)
}

function withNext(path: string, next: string): string {
  return `${path}?${new URLSearchParams({ [accountQueries.next]: next })}`
}
