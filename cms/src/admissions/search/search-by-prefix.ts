import type { CollectionBeforeOperationHook } from 'payload'
import { narrowSearch } from './narrow-search.ts'

/** Answers the list's search from indexes wherever one can. */
export const searchByPrefix: CollectionBeforeOperationHook = ({ args }) =>
  'where' in args && args.where ? { ...args, where: narrowSearch(args.where) } : args
