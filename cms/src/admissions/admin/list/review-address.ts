import type { CollectionConfig } from 'payload'
import { listQueryIn } from '../../review/queue-place.ts'

/** The address of an application in the list, with the filters, search and order of the list. */
export const reviewAddress: NonNullable<NonNullable<CollectionConfig['admin']>['formatDocURL']> = ({
  defaultURL,
  req,
}) => {
  const query = listQueryIn(Object.fromEntries(req.searchParams))
  return query === '' ? defaultURL : `${defaultURL}?${query}`
}
