import { Loading } from '../../forms/Loading.tsx'
import type { useColleges } from './use-colleges.ts'
import { words } from './words.ts'

const w = words.colleges

/** Says while the colleges of a subject are looked for, and when they could not be found. */
export function CollegesNote({ colleges: { state, ask } }: { colleges: ReturnType<typeof useColleges> }) {
  if (state === 'known') return null
  if (state === 'loading') return <Loading text={w.loading} />
  return (
    <div className="notes" role="alert">
      <p>{state.msg}</p>
      <button type="button" className="button" onClick={ask}>
        {w.tryAgain}
      </button>
    </div>
  )
}
