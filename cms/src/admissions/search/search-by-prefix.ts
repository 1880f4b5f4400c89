import type { CollectionBeforeOperationHook } from 'payload'
import { rewriteSearch } from './rewrite-search.ts'

/** Rewrites searches of the list to use indexes. */
export const searchByPrefix: CollectionBeforeOperationHook = ({ args }) =>
  'where' in args && args.where ? { ...args, where: rewriteSearch(args.where) } : args
