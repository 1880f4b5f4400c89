import type { ListPage, PublicProcess, RowChange } from '@pravesh/shared/allotment/calls/public-calls'
import { formatMerit } from '@pravesh/shared/allotment/process/list-title'
import { categoryTitle } from '@pravesh/shared/allotment/process/step-title'
import { formatScore } from '@pravesh/shared/allotment/scores/format-score'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { langOf } from '@pravesh/shared/platform/lang-of'
import { useLocale, useWords } from '../../forms/locale.ts'
import { listsWords } from './words/words.ts'

interface ListTableProps {
  /** The subject of the list; empty where the course has one. */
  list: string
  rows: ListPage['rows']
  ties: PublicProcess['ties']
  isBusy: boolean
}

/** A page of a merit list; cards on phones. What explains a change stands in the row that has changed. */
export function ListTable({ list, rows, ties, isBusy }: ListTableProps) {
  const w = useWords(listsWords)
  const locale = useLocale()
  const { columns } = w
  /** After the rules, lots decide. */
  const decided = (by: ListPage['rows'][number]['decidedBy']) => {
    if (by === null) return ''
    const rule = by === 'lot' ? undefined : ties[by]
    return rule === undefined ? w.lot : w.ties[rule]
  }
  const changeText = ({ before, explanation }: RowChange) =>
    [explanation !== null && w.explanations[explanation], before === null ? w.wasMissing : w.wasAt(before)]
      .filter(Boolean)
      .join(' ')
  const partText = (part: number | null) => (part === null ? '–' : formatScore(part, locale))
  const hasParts = rows.some(({ parts }) => parts !== undefined)
  const hasEqual = rows.some(({ decidedBy }) => decidedBy !== null)
  const hasChange = rows.some(({ change }) => change !== null)
  return (
    <table className="fees card-table" aria-busy={isBusy}>
      <caption className="visually-hidden">{w.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.place}</th>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.category}</th>
          <th scope="col">{columns.inCategory}</th>
          <th scope="col">{columns.score}</th>
          {hasParts && <th scope="col">{columns.parts}</th>}
          {hasEqual && <th scope="col">{columns.decidedBy}</th>}
          {hasChange && <th scope="col">{columns.change}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, name, category, placeInCategory, score, parts, decidedBy, change }) => (
          <tr key={place}>
            <th scope="row" data-label={columns.place}>
              {formatNumber(place, locale)}
            </th>
            <td data-label={columns.name} lang={langOf(name, locale)}>
              {name}
            </td>
            <td data-label={columns.category}>{categoryTitle(category, locale)}</td>
            <td data-label={columns.inCategory}>{formatNumber(placeInCategory, locale)}</td>
            <td data-label={columns.score}>{formatMerit(score, list, locale)}</td>
            {hasParts && <td data-label={columns.parts}>{parts?.map(partText).join(' + ')}</td>}
            {hasEqual && <td data-label={columns.decidedBy}>{decided(decidedBy)}</td>}
            {hasChange && (
              <td data-label={change === null ? undefined : columns.change}>{change !== null && changeText(change)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
