interface Inserts {
  insertOne: (this: Inserts, ...input: unknown[]) => Promise<unknown>
}

const MOST_TRIES = 5

/**
 * The engine behind the MongoDB-protocol server builds indexes in the background and now and then ends a deadlock with one of them by
 * refusing an insert, which has changed nothing then. A real MongoDB does not; so the tests try again, and the portal need not.
 */
export function insertAgainAfterDeadlock(collection: object): void {
  const inserts: Inserts = Object.getPrototypeOf(collection)
  const { insertOne } = inserts
  inserts.insertOne = async function (...input) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await insertOne.apply(this, input)
      } catch (error) {
        if (attempt >= MOST_TRIES || !String(error).includes('deadlock detected')) throw error
      }
    }
  }
}
