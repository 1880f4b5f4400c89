import type { Payload } from 'payload'
import type { PageRegistry } from './page-registry.ts'

/** The page registry of a running portal, stored in its Payload configuration. */
export function pagesOf({ config }: Pick<Payload, 'config'>): PageRegistry {
  const pages: PageRegistry | undefined = config.custom?.pages
  if (!pages) throw new Error('The Payload configuration has no registry of pages.')
  return pages
}
