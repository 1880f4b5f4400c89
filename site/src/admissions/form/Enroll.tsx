import { courseToEnrollIn } from '@pravesh/shared/admissions/course-to-enroll-in'
import { splitLocale } from '@pravesh/shared/platform/locale'
import { useState } from 'react'
import { StudentGate } from '../../accounts/sessions/StudentGate.tsx'
import { Alert } from '../../forms/Alert.tsx'
import { island } from '../../forms/island.tsx'
import { Loading } from '../../forms/Loading.tsx'
import { useWords } from '../../forms/locale.ts'
import { TryAgain } from '../../forms/TryAgain.tsx'
import { Application } from './Application.tsx'
import { ClosedNotice } from './ClosedNotice.tsx'
import { ExistingNotice } from './ExistingNotice.tsx'
import { useEnrolment } from './use-enrolment.ts'
import { applicationFormWords } from './words/words.ts'

/** The application form of the course in the URL, for logged-in students. (spec 2, 2) */
function Enroll() {
  const [course] = useState(() => courseToEnrollIn(splitLocale(location.pathname).path))
  // Requested in parallel with the session check, which saves a round trip on slow networks.
  const enrolment = useEnrolment(course)
  return <StudentGate>{() => <EnrolmentView {...enrolment} />}</StudentGate>
}

function EnrolmentView({ enrolment, reload }: ReturnType<typeof useEnrolment>) {
  const words = useWords(applicationFormWords).form
  if (enrolment.status === 'loading') return <Loading text={words.loading} />
  if (enrolment.status === 'unreachable') return <TryAgain text={enrolment.msg} onTryAgain={() => void reload()} />
  if (enrolment.status === 'failed') return <Alert tone="bad">{enrolment.msg}</Alert>
  const { context } = enrolment
  if (context.existing) return <ExistingNotice courseName={context.courseName} existing={context.existing} />
  if (!context.enrolmentOpen) return <ClosedNotice courseName={context.courseName} />
  return <Application context={context} onChanged={reload} />
}

export const EnrollIsland = island(Enroll)
