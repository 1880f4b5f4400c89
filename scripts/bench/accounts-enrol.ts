/**
 * Run as a separate process: adds students with a common password to a stopped portal up to the given number, starts a
 * session for each, and writes addresses and tokens to a JSON file. `accounts-enrol.ts 5000 file`
 */
import { writeFile } from 'node:fs/promises'
import { getPayload } from 'payload'
import { setPassword } from '../../cms/src/accounts/passwords/set-password.ts'
import { startSession } from '../../cms/src/accounts/start-session.ts'
import type { NewRow } from '../../cms/src/database/records/columns.ts'
import { insertRow } from '../../cms/src/database/records/insert-row.ts'
import { readRow } from '../../cms/src/database/records/read-row.ts'
import { hashPassword } from '../../cms/src/http/sign-in/hash-password.ts'
import config from '../../cms/src/payload.config.ts'

const [, , wanted = '0', file = ''] = process.argv
const payload = await getPayload({ config })
const password = 'Marigold@1'
const passwordHash = await hashPassword(password)
const now = new Date()
const students = []
for (let number = 0; number < Number(wanted); number++) {
  const email = `bench${number}@example.in`
  const where = { email: { equals: email } }
  const { id } = (await readRow({ payload, collection: 'students', where })) ?? (await add(number, email))
  await setPassword({ payload, studentId: id, passwordHash })
  students.push({ email, token: await startSession({ payload, studentId: id, device: null, now }) })
}
await writeFile(file, JSON.stringify({ password, students }), { mode: 0o600 })
process.exit(0)

function add(number: number, email: string): Promise<{ id: string }> {
  const data: NewRow<'students'> = {
    name: `STUDENT ${number}`,
    email,
    phone: String(7_000_000_000 + number),
    role: 'Student',
    state: 'ACTIVE',
    isApproved: false,
    legacy: false,
  }
  return insertRow({ payload, collection: 'students', data })
}
