import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { accountCalls, accountFields } from '@pravesh/shared/accounts/wire'
import { root, step } from '../lib/step.ts'
import type { LoadRequest } from './accounts-load.ts'
import { settingsOf } from './filled-folder.ts'

/** Students of a portal, each with a valid session. */
export interface Enrolled {
  password: string
  students: { email: string; token: string }[]
}

/** Adds students with sessions to a stopped portal. */
export async function enrol(folder: string, students: number): Promise<Enrolled> {
  const file = path.join(folder, 'students.json')
  const command = [process.execPath, path.join(root, 'scripts/bench/accounts-enrol.ts'), String(students), file]
  await step(`Enrolling ${students} students`, command, { env: settingsOf(folder), quiet: true })
  return JSON.parse(await readFile(file, 'utf8'))
}

/** Logins of different students from different client addresses. */
export function login({ password, students }: Enrolled): (n: number) => LoadRequest {
  const names = accountFields.login
  return (n) => ({
    method: 'POST',
    path: `/api${accountCalls.login.path}`,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${(n >> 8) % 256}.${n % 256}` },
    body: JSON.stringify({ [names.email]: students[n % students.length]?.email, [names.password]: password }),
  })
}

/** Session checks of different students. */
export function whoAmI({ students }: Enrolled): (n: number) => LoadRequest {
  return (n) => ({
    method: 'GET',
    path: `/api${accountCalls.whoAmI.path}`,
    headers: { authorization: `Bearer ${students[(n * 7919) % students.length]?.token}` },
  })
}

/** Requests for a public page. */
export function page(path: string): () => LoadRequest {
  return () => ({ method: 'GET', path, headers: {} })
}
