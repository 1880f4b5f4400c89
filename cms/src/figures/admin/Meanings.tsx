import './figures.css'
import { isMoney } from '@pravesh/shared/admissions/figures/measures'
import { COLUMNS, figureLabel, figureMeaning } from '@pravesh/shared/admissions/figures/view'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { figuresWords as words } from './words.ts'

/** What is counted. */
export function Meanings({ seesMoney }: { seesMoney: boolean }) {
  const names = COLUMNS.filter((name) => seesMoney || !isMoney(name))
  return (
    <section aria-labelledby="figures-meanings">
      <h2 id="figures-meanings">{words.meanings}</h2>
      <dl className="figures__meanings">
        {names.map((name) => (
          <div key={name}>
            <dt>{staffText(figureLabel(name))}</dt>
            <dd>{staffText(figureMeaning(name))}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
