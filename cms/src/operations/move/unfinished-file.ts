import { existsSync } from 'node:fs'
import { StartError } from '../../foundation/start-error.ts'

/** The SQLite file that is filled; it gets the name of the target when it is complete. */
export const unfinishedFile = (file: string) => `${file}.unfinished`

/** Throws a StartError if the database file is missing because a move or a restoration has not finished. */
export function refuseUnfinishedFile(databaseUri: string): void {
  if (!databaseUri.startsWith('file:')) return
  const file = databaseUri.slice('file:'.length)
  const unfinished = unfinishedFile(file)
  if (existsSync(file) || !existsSync(unfinished)) return
  throw new StartError(
    `The database file ${file} is being moved or restored and is not complete. Run the same npm run move or npm run restore again until it says Done, or delete ${unfinished} to start with an empty database.`,
  )
}
