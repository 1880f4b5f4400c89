import type { Feature } from '../portal/feature.ts'
import { search } from './search-endpoint.ts'

/** One page for all records of a person, and one search for everything. */
export const people: Feature = {
  endpoints: [search],
}
