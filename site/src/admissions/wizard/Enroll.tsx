import { StudentGate } from '../../accounts/session/StudentGate.tsx'
import { Loading } from '../../forms/Loading.tsx'
import { words } from './words.ts'

/** The application form of the course in the address, for who is logged in. (spec 2, 2) */
export function Enroll() {
  return <StudentGate>{() => <Loading text={words.loading} />}</StudentGate>
}
