import { isMoney } from '@pravesh/shared/admissions/figures/measures'
import {
  COLUMNS,
  type FigureName,
  type FigureRow,
  type Figures,
  PERIOD_COLUMNS,
} from '@pravesh/shared/admissions/figures/view'
import { istDay, istMonth } from '../../foundation/formats.ts'
import { LineChart } from './chart/LineChart.tsx'
import { APPLICATION_LINES, MONEY_LINES } from './chart/lines.ts'
import { FigureTable } from './FigureTable.tsx'
import { figuresWords as words } from './words.ts'

interface BreakdownsProps {
  figures: Figures
  seesMoney: boolean
}

/** The figures over time, drawn and as a table, and by session, course, college and category. */
export function Breakdowns({ figures, seesMoney }: BreakdownsProps) {
  const { byPeriod, bySession, byCourse, byCollege, byCategory } = figures
  const shown = (names: readonly FigureName[]) => names.filter((name) => seesMoney || !isMoney(name))
  const labelOf = figures.unit === 'day' ? istDay : istMonth
  const periods = byPeriod.map((row) => ({ ...row, label: labelOf(row.key) }))
  const parts: [keyof typeof words.byTitle, FigureRow[]][] = [
    ['session', bySession],
    ['course', byCourse],
    ['college', byCollege],
    ['category', byCategory],
  ]
  return (
    <>
      <section aria-labelledby="figures-over-time">
        <h2 id="figures-over-time">{words.overTime}</h2>
        {periods.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <>
            <LineChart lines={APPLICATION_LINES} rows={periods} title={words.applicationsChart} />
            {seesMoney && <LineChart isMoney lines={MONEY_LINES} rows={periods} title={words.moneyChart} />}
            <FigureTable
              columns={shown(PERIOD_COLUMNS)}
              first={words[figures.unit === 'day' ? 'byDay' : 'byMonth']}
              rows={periods.toReversed()}
              title={words.overTime}
              total={figures.total}
            />
          </>
        )}
      </section>
      {parts.map(([name, rows]) => (
        <section aria-labelledby={`figures-by-${name}`} key={name}>
          <h2 id={`figures-by-${name}`}>{words.byTitle[name]}</h2>
          {rows.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <FigureTable
              columns={shown(COLUMNS)}
              first={words[name]}
              rows={rows}
              title={words.byTitle[name]}
              total={figures.total}
            />
          )}
        </section>
      ))}
    </>
  )
}
