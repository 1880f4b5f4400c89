import type { ReactNode } from 'react'
import { Loading } from '../../forms/Loading.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import { TryAgain } from '../../forms/TryAgain.tsx'
import { formsWords } from '../../forms/words/words.ts'
import type { LoadedBought } from './use-bought.ts'
import { watchWords } from './words/words.ts'

interface BoughtGateProps<Value> extends LoadedBought<Value> {
  children: (value: Value) => ReactNode
}

/** Renders bought courses once they have loaded, with loading and error states. */
export function BoughtGate<Value>({ bought, reload, children }: BoughtGateProps<Value>) {
  const { load } = useWords(formsWords)
  if (bought.status === 'known') return children(bought.value)
  if (bought.status === 'missing') return <Missing />
  if (bought.status === 'loading') return <Loading text={load.loading} />
  return <TryAgain text={bought.msg} onTryAgain={reload} />
}

function Missing() {
  const w = useWords(watchWords)
  const paths = usePaths()
  return (
    <div className="empty-state">
      <h2>{w.missing}</h2>
      <p>{w.missingText}</p>
      <div className="actions">
        <a href={paths.courseContent()} className="button primary">
          {w.all}
        </a>
      </div>
    </div>
  )
}
