import { StudentGate } from '../../accounts/session/StudentGate.tsx'
import { UpdateLoader } from './UpdateLoader.tsx'

/** Corrects the application in the address. (spec 3, 2.2) */
export function UpdatePage() {
  return <StudentGate>{() => <UpdateLoader />}</StudentGate>
}
