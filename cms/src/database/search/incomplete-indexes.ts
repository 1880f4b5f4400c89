import type { CollectionSlug } from 'payload'
import { Service } from '../../foundation/service.ts'

/** The collections with older records that are not in the index yet. */
export const incompleteIndexes = new Service<Set<CollectionSlug>>('incomplete search indexes')
