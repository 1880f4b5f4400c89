import { refused } from '@pravesh/shared/platform/replies/said'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
import { fileCall } from '../foundation/metrics/measured.ts'
import { Problem } from '../foundation/problem.ts'

export type StorageOperation = 'put' | 'open' | 'stat' | 'delete' | 'list'

const CODES = {
  put: 'STORAGE_PUT',
  open: 'STORAGE_OPEN',
  stat: 'STORAGE_OPEN',
  delete: 'STORAGE_DELETE',
  list: 'STORAGE_LIST',
} as const

/** A storage failed. The message is for the person whose request needed it; `cause` is for the log. */
export class StorageUnavailable extends Problem {
  override name = 'StorageUnavailable'

  constructor(operation: StorageOperation, cause: unknown) {
    super({ ...refused(platformReplies, CODES[operation]), status: 503, retryAfterSeconds: 60 })
    this.cause = cause
  }
}

/** Runs a call of a storage: measures it and turns its errors into StorageUnavailable. */
export function storageCall<T>(operation: StorageOperation, run: () => Promise<T>): Promise<T> {
  return fileCall({
    operation,
    run: async () => {
      try {
        return await run()
      } catch (error) {
        throw error instanceof StorageUnavailable ? error : new StorageUnavailable(operation, error)
      }
    },
  })
}
