import './figures.css'
import { FLOW_NAMES, isMoney } from '@pravesh/shared/admissions/figures/measures'
import { type FigureName, type Figures, figureLabel } from '@pravesh/shared/admissions/figures/view'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { valueText } from './value-text.ts'
import { figuresWords as words } from './words.ts'

interface TotalsProps {
  figures: Figures
  seesMoney: boolean
}

const HAPPENED: readonly FigureName[] = [...FLOW_NAMES.filter((name) => !isMoney(name)), 'medianDays']
const NOW: readonly FigureName[] = ['waiting', 'admitted', 'seatsLeft']
const MONEY: readonly FigureName[] = ['receivedPaise', 'refundedPaise', 'duePaise']

/** The figures of everything that is chosen. */
export function Totals({ figures: { total }, seesMoney }: TotalsProps) {
  const groups = [
    { title: words.happened, names: HAPPENED },
    { title: words.now, names: NOW },
    ...(seesMoney ? [{ title: words.money, names: MONEY }] : []),
  ]
  return (
    <div className="figures__totals">
      {groups.map(({ title, names }) => (
        <section aria-label={title} key={title}>
          <h2>{title}</h2>
          <dl>
            {names.map((name) => (
              <div key={name}>
                <dt>{staffText(figureLabel(name))}</dt>
                <dd>
                  {valueText(name, total)}
                  {name === 'medianDays' && (total.decisions ?? 0) > 0 && (
                    <small> {words.decisions(formatNumber(total.decisions ?? 0))}</small>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
