import { Loading } from '../../forms/Loading.tsx'
import { useWords } from '../../forms/locale.ts'
import { laterStepWords } from './steps/words/words.ts'
import type { useColleges } from './use-colleges.ts'

/** Loading state and error of the college list. */
export function CollegesNote({ colleges: { state, reload } }: { colleges: ReturnType<typeof useColleges> }) {
  const w = useWords(laterStepWords).colleges
  if (state === 'known') return null
  if (state === 'loading') return <Loading text={w.loading} />
  return (
    <div className="notes" role="alert">
      <p>{state.msg}</p>
      <button type="button" className="button" onClick={reload}>
        {w.tryAgain}
      </button>
    </div>
  )
}
