import type { FormContext } from '@pravesh/shared/admissions/form/form-context'
import { ClosedNotice } from './ClosedNotice.tsx'
import { ExistingNotice } from './ExistingNotice.tsx'

/** Why the student cannot apply for the course now. Loaded only for the few who cannot. */
export default function Unavailable({ context: { courseName, existing, intake } }: { context: FormContext }) {
  return existing ? (
    <ExistingNotice courseName={courseName} existing={existing} />
  ) : (
    <ClosedNotice courseName={courseName} intake={intake} />
  )
}
