import type { AdminViewServerProps } from 'payload'

interface InsteadOptions extends Pick<AdminViewServerProps, 'initPageResult' | 'searchParams'> {
  /** Of the view, below the admin's. */
  path: string
}

/**
 * The address for those who may not see a view of the admin: visitors sign in and come back to it with its query; staff without the
 * permission get the dashboard.
 */
export function addressInstead({ initPageResult: { req }, path, searchParams = {} }: InsteadOptions): string {
  const { admin } = req.payload.config.routes
  if (req.user) return admin
  const query = new URLSearchParams()
  for (const [name, given] of Object.entries(searchParams)) {
    for (const value of [given ?? []].flat()) query.append(name, value)
  }
  const here = query.size === 0 ? admin + path : `${admin}${path}?${query}`
  return `${admin}/login?${new URLSearchParams({ redirect: here })}`
}
