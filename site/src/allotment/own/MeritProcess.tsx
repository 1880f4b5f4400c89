import type { OwnProcess } from '@pravesh/shared/allotment/calls/own-process'
import { feeCarries } from '@pravesh/shared/allotment/offers/fee-carries'
import { langOf } from '@pravesh/shared/platform/lang-of'
import { lazyPart } from '../../forms/lazy-part.tsx'
import { useLocale, useWords } from '../../forms/locale.ts'
import { Calendar } from '../calendar/Calendar.tsx'
import { Choices } from '../choices/Choices.tsx'
import { Marks } from '../marks/Marks.tsx'
import { Objection } from '../objection/Objection.tsx'
import { About } from './About.tsx'
import { Findings } from './Findings.tsx'
import { ListRows } from './ListRows.tsx'
import { ownWords } from './words/words.ts'

const Result = lazyPart(() => import('../result/Result.tsx'))

interface MeritProcessProps {
  process: OwnProcess
  reload: () => void
}

/** One application in its merit process. Once there is a result, it comes first. */
export function MeritProcess({ process, reload }: MeritProcessProps) {
  const w = useWords(ownWords)
  const locale = useLocale()
  const { applicationId, processId, title, state, steps, result, standing } = process
  const note = standingText(process, w)
  return (
    <div className="merit">
      <p className="greeting" lang={langOf(title, locale)}>
        {title}
      </p>
      {note !== null && <p className="merit-now">{note}</p>}
      {result && (
        <section className="setting merit-part" id="result" aria-labelledby={`result-${applicationId}`}>
          <Result process={process} result={result} reload={reload} />
        </section>
      )}
      <Calendar processId={processId} state={state} steps={steps} />
      <About process={process} />
      {standing === 'in' && state === 'open' && <Findings process={process} />}
      <Marks process={process} reload={reload} />
      <Choices process={process} reload={reload} />
      <ListRows process={process} />
      <Objection process={process} reload={reload} />
    </div>
  )
}

function standingText(
  { state, standing, outReason, result }: OwnProcess,
  { standing: w }: ReturnType<typeof ownWords>,
): string | null {
  if (feeCarries({ state, standing, seat: result?.offer?.status ?? null })) return w.feeCarries
  if (standing === 'in') return null
  if (standing !== 'out') return w[standing]
  return outReason === null ? w.ended : w.out[outReason]
}
