/** What is away or full for a while. */
export type Outage = 'database' | 'disk'

/** Codes of a disk or quota that is full or fails: of the operating system, of SQLite and of MongoDB. */
const DISK = [/^(ENOSPC|EDQUOT|EIO|EROFS)$/, /^SQLITE_(FULL|IOERR|READONLY_DBMOVED)/, /^14031$/]

/** Codes of a database that is locked, restarting or cannot be reached. */
const DATABASE = [
  /^SQLITE_(BUSY|LOCKED|CANTOPEN|PROTOCOL)/,
  // Of MongoDB: a server that is not or no longer the primary, shuts down, or did not answer in time.
  /^(6|7|89|91|189|262|9001|10107|11600|11602|13435|13436)$/,
]

/** Errors of MongoDB's driver and of Mongoose without a code. */
const MONGODB =
  /^Mongo(ose)?(ServerSelection|Network|NetworkTimeout|NotConnected|TopologyClosed|PoolClosed|PoolCleared|WaitQueueTimeout|OperationTimeout)Error$/

const MONGODB_ERROR = /^Mongo/
const BUFFERED = /buffering timed out/

/** More than any library nests its errors. */
const MAX_CAUSES = 8

/**
 * The outage that an error or one of its causes tells of; null for any other error, which is a bug or a refusal. The only
 * place that decides it: for endpoints, Payload's own API, pages, jobs and readiness.
 */
export function outageIn(error: unknown): Outage | null {
  let cause = error
  for (let depth = 0; cause instanceof Error && depth < MAX_CAUSES; depth++) {
    const outage = outageOf(cause)
    if (outage !== null) return outage
    cause = cause.cause
  }
  return null
}

function outageOf(error: Error): Outage | null {
  const isMongodb = MONGODB_ERROR.test(error.name)
  const code = 'code' in error && isCodeOfDatabase(error, isMongodb) ? String(error.code) : ''
  if (DISK.some((pattern) => pattern.test(code))) return 'disk'
  if (DATABASE.some((pattern) => pattern.test(code)) || MONGODB.test(error.name)) return 'database'
  return isMongodb && BUFFERED.test(error.message) ? 'database' : null
}

/** Other libraries have numbers as codes, too. */
function isCodeOfDatabase({ code }: Error & { code?: unknown }, isMongodb: boolean): boolean {
  return typeof code === 'string' || (typeof code === 'number' && isMongodb)
}
