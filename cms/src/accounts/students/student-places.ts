import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { keysOfPlaces, type Place } from '../../staff/index.ts'

/** Stored for a student without applications, because MongoDB's adapter takes an empty text for an absent one. */
const NO_PLACES = '-'

interface WriteOptions {
  payload: Payload
  studentId: string
  places: readonly Place[]
}

/** Writes where a student belongs, by which limited staff see the account. */
export async function writeStudentPlaces({ payload, studentId, places }: WriteOptions): Promise<void> {
  const data = { places: keysOfPlaces(places) || NO_PLACES }
  await changeOne({ payload, collection: 'students', where: { id: { equals: studentId } }, data })
}

interface UpdateOptions extends Omit<WriteOptions, 'places'> {
  /** Reads where the applications of the student belong, as they are stored now. */
  read: () => Promise<readonly Place[]>
}

/** Each try means that another application was stored in between. */
const MAX_ATTEMPTS = 20

/** Writes where a student belongs, whatever is stored at the same time. Idempotent. */
export async function updateStudentPlaces({ payload, studentId, read }: UpdateOptions): Promise<void> {
  let places = await read()
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    await writeStudentPlaces({ payload, studentId, places })
    // A concurrent call for another application may have read them before and written after this one.
    const latest = await read()
    if (keysOfPlaces(latest) === keysOfPlaces(places)) return
    places = latest
  }
}
