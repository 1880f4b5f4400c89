import { courseToEnrollIn } from '@pravesh/shared/admissions/course-to-enroll-in'
import type { FormContext } from '@pravesh/shared/admissions/form/form-context'
import { splitLocale } from '@pravesh/shared/platform/locale'
import { Suspense, use, useEffect, useState } from 'react'
import { SessionWatch } from '../../accounts/sessions/SessionWatch.tsx'
import { StudentGate } from '../../accounts/sessions/StudentGate.tsx'
import { Alert } from '../../forms/Alert.tsx'
import { island } from '../../forms/island.tsx'
import { Loading } from '../../forms/Loading.tsx'
import { lazyPart } from '../../forms/lazy-part.tsx'
import { useWords } from '../../forms/locale.ts'
import { pressAgain } from '../../forms/press-again.ts'
import { TryAgain } from '../../forms/TryAgain.tsx'
import { applicationFormWords } from '../words/words.ts'
import { Application } from './Application.tsx'
import { type FormStart, formStart, newFormContext } from './form-start.ts'
import { useEnrolment } from './use-enrolment.ts'

const Unavailable = lazyPart(() => import('./unavailable/Unavailable.tsx'))

/**
 * The application form of the course in the URL, for logged-in students. The first screen of a new form is prerendered
 * and hydrated once its context is known; any other content replaces it. (spec 2, 2)
 */
function Enroll() {
  const { loading } = useWords(applicationFormWords).form
  const [start] = useState(formStart)
  const [isNew, setNew] = useState(true)
  useEffect(() => void newFormContext().then((context) => setNew(context !== null)), [])
  if (!isNew) return <Enrolment known={null} />
  return (
    <>
      <div className="form-waiting" data-island-loading>
        <Loading text={loading} />
      </div>
      {/* Without updates from here: React would replace a screen that it has not hydrated yet, and what was typed. */}
      <Suspense>
        <div className="form-start" data-hydrated-later>
          <NewForm start={start} />
        </div>
      </Suspense>
    </>
  )
}

function NewForm({ start }: { start: FormStart }) {
  const context = start.context ?? use(start.opened)
  useEffect(() => pressAgain('later'), [])
  return <Enrolment known={context} />
}

function Enrolment({ known }: { known: FormContext | null }) {
  const [course] = useState(() => known?.courseId ?? courseToEnrollIn(splitLocale(location.pathname).path))
  // Requested in parallel with the session check, which saves a round trip on slow networks.
  const enrolment = useEnrolment(course, known)
  const view = <EnrolmentView {...enrolment} />
  return known === null ? <StudentGate>{() => view}</StudentGate> : <SessionWatch>{view}</SessionWatch>
}

function EnrolmentView({ enrolment, reload }: ReturnType<typeof useEnrolment>) {
  const words = useWords(applicationFormWords).form
  if (enrolment.status === 'loading') return <Loading text={words.loading} />
  if (enrolment.status === 'unreachable') return <TryAgain text={enrolment.msg} onTryAgain={() => void reload()} />
  if (enrolment.status === 'failed') return <Alert tone="bad">{enrolment.msg}</Alert>
  const { context } = enrolment
  if (context.existing || !context.enrolmentOpen) return <Unavailable context={context} />
  return <Application context={context} onChanged={reload} />
}

export const EnrollIsland = island(Enroll)
