import { randomInt } from 'node:crypto'
import type { Person } from '../../../scripts/lib/register-student.ts'

/** A person with a unique e-mail address and phone number. */
export function aPerson(name = 'Rina Sen'): Person {
  const number = String(randomInt(1e9)).padStart(9, '0')
  return { name, email: `rina.${number}@example.in`, phone: `9${number}`, password: 'Pass@1word' }
}
