import { safeReturnPath } from '@pravesh/shared/accounts/return-path'
import { accountQueries } from '@pravesh/shared/accounts/wire/session'
import { type Locale, splitLocale } from '@pravesh/shared/platform/locale'
import { paths, pathsIn } from '@pravesh/shared/site/paths'

/** Pages that redirect logged-in users, in the default language. */
const VISITOR_PAGES: readonly string[] = [paths.login, paths.register]

/** The return path in the query string of an account page; null if there is none or it is not a path of ours. */
export function nextPage({ search }: { search: string }): string | null {
  return safeReturnPath(new URLSearchParams(search).get(accountQueries.next))
}

/** The page to open after login: the return path, else the dashboard in this language. */
export function afterLogin({ search, origin }: { search: string; origin: string }, locale: Locale): string {
  const { account } = pathsIn(locale)
  const requested = nextPage({ search })
  if (requested === null) return account
  const url = new URL(requested, origin)
  return url.origin === origin && !VISITOR_PAGES.includes(splitLocale(url.pathname).path) ? requested : account
}

/** The login page in this language, with the current page as the return path. */
export function loginFrom({ pathname, search }: { pathname: string; search: string }, locale: Locale): string {
  return withNext(pathsIn(locale).login, pathname + search)
}

/** Another account page with the return path of the current one. */
export function keepNext(path: string, { search }: { search: string }): string {
  const next = nextPage({ search })
  return next === null ? path : withNext(path, next)
}

function withNext(path: string, next: string): string {
  return `${path}?${new URLSearchParams({ [accountQueries.next]: next })}`
}
