import type { CollectionBeforeOperationHook } from 'payload'
import { narrowSearch } from './narrow-search.ts'

/** Rewrites searches of the list to use indexes. */
export const searchByPrefix: CollectionBeforeOperationHook = ({ args }) =>
  'where' in args && args.where ? { ...args, where: narrowSearch(args.where) } : args
