import { Loading } from '../../forms/Loading.tsx'
import type { useColleges } from './use-colleges.ts'
import { words } from './words.ts'

const w = words.colleges

/** Loading state and error of the college list. */
export function CollegesNote({ colleges: { state, reload } }: { colleges: ReturnType<typeof useColleges> }) {
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
