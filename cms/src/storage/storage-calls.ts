import { fileCall } from '../foundation/metrics/measured.ts'
import { Problem } from '../foundation/problem.ts'

export type StorageOperation = 'put' | 'open' | 'stat' | 'delete' | 'list'

const FAILURES: Record<StorageOperation, string> = {
  put: 'We could not store the file',
  open: 'We could not load the file',
  stat: 'We could not load the file',
  delete: 'We could not delete the file',
  list: 'We could not list the files',
}

/** A storage failed. The message is for the person whose request needed it; `cause` is for the log. */
export class StorageUnavailable extends Problem {
  override name = 'StorageUnavailable'

  constructor(operation: StorageOperation, cause: unknown) {
    super({
      code: 'STORAGE_UNAVAILABLE',
      status: 503,
      publicMessage: `${FAILURES[operation]}, because our file storage is not available. Try again in a few minutes.`,
      retryAfterSeconds: 60,
    })
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
