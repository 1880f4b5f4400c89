import '../figures.css'
import { type FigureRow, figureLabel } from '@pravesh/shared/admissions/figures/view'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { line, symbol, symbolCircle, symbolSquare, symbolTriangle } from 'd3-shape'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { chartText } from './chart-text.ts'
import type { ChartLine } from './lines.ts'
import { HEIGHT, MARGIN, scalesOf, WIDTH } from './scales.ts'

interface LineChartProps {
  title: string
  lines: readonly ChartLine[]
  /** Ascending. */
  rows: readonly FigureRow[]
  isMoney?: boolean
}

const SYMBOLS = { circle: symbolCircle, square: symbolSquare, triangle: symbolTriangle }
const PAISE = 100
const MARK_AREA = 40
/** More marks would cover the line. */
const MAX_MARKS = 40

/** Draws figures over time. The table below has the same numbers. */
export function LineChart({ title, lines, rows, isMoney = false }: LineChartProps) {
  const factor = isMoney ? PAISE : 1
  const { x, y, ticks, labelled } = scalesOf({ rows, lines, factor })
  const pointsOf = ({ name }: ChartLine) =>
    rows.map(({ key, values }): [number, number] => [x(key) ?? 0, y((values[name] ?? 0) / factor)])
  const bottom = HEIGHT - MARGIN.bottom
  return (
    <figure className="figures__chart">
      <figcaption>{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section aria-label={title} className="figures__drawing" tabIndex={0}>
        <svg aria-label={chartText({ title, lines, rows })} role="img" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
          {ticks.map((tick) => (
            <g className="figures__tick" key={tick} transform={`translate(0 ${y(tick)})`}>
              <line x1={MARGIN.left} x2={WIDTH - MARGIN.right} />
              <text dy="0.32em" textAnchor="end" x={MARGIN.left - 8}>
                {formatNumber(tick)}
              </text>
            </g>
          ))}
          {labelled.map(({ key, label }) => (
            <text className="figures__period" key={key} textAnchor="middle" x={x(key)} y={bottom + 20}>
              {label}
            </text>
          ))}
          {lines.map((each, index) => (
            <g className={`figures__line figures__line--${index + 1}`} key={each.name}>
              <path d={line()(pointsOf(each)) ?? ''} fill="none" strokeDasharray={each.dashes || undefined} />
              {rows.length <= MAX_MARKS &&
                pointsOf(each).map(([left, top]) => (
                  <path className="figures__mark" d={markOf(each)} key={left} transform={`translate(${left} ${top})`} />
                ))}
            </g>
          ))}
        </svg>
      </section>
      <ul className="figures__legend">
        {lines.map((each, index) => (
          <li className={`figures__line figures__line--${index + 1}`} key={each.name}>
            <svg aria-hidden="true" viewBox="0 0 40 12">
              <path d="M0 6H40" fill="none" strokeDasharray={each.dashes || undefined} />
              <path className="figures__mark" d={markOf(each)} transform="translate(20 6)" />
            </svg>
            {staffText(figureLabel(each.name))}
          </li>
        ))}
      </ul>
    </figure>
  )
}

function markOf({ mark }: ChartLine): string {
  return symbol(SYMBOLS[mark], MARK_AREA)() ?? ''
}
