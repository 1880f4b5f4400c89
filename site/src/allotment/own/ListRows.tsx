import type { OwnProcess } from '@pravesh/shared/allotment/calls/own-process'
import { formatMerit } from '@pravesh/shared/allotment/process/list-title'
import { SERVICE_LIST } from '@pravesh/shared/allotment/process/service-list'
import { categoryTitle } from '@pravesh/shared/allotment/process/step-title'
import { useLocale, usePaths, useWords } from '../../forms/locale.ts'
import { formatDay } from '../../lib/formats.ts'
import { ListName } from '../terms/ListName.tsx'
import { termWords } from '../terms/words/words.ts'
import { ownWords } from './words/words.ts'

/** The rows of an applicant on published lists. */
export function ListRows({ process: { applicationId, processId, lists } }: { process: OwnProcess }) {
  const w = useWords(ownWords)
  const terms = useWords(termWords)
  const locale = useLocale()
  const paths = usePaths()
  const subjects = new Set(lists.map(({ subject }) => subject))
  const isNamed = subjects.size > 1 || subjects.has(SERVICE_LIST)
  return (
    <section className="setting merit-part" id="lists" aria-labelledby={`lists-${applicationId}`}>
      <h2 id={`lists-${applicationId}`}>{w.lists}</h2>
      {lists.length === 0 ? (
        <p>{w.noLists}</p>
      ) : (
        <>
          <table className="fees card-table">
            <caption className="visually-hidden">{w.lists}</caption>
            <thead>
              <tr>
                <th scope="col">{w.list}</th>
                <th scope="col">{w.published}</th>
                <th scope="col">{w.place}</th>
                <th scope="col">{w.category}</th>
                <th scope="col">{w.categoryPlace}</th>
                <th scope="col">{w.score}</th>
              </tr>
            </thead>
            <tbody>
              {lists.map(({ kind, version, subject, publishedAt, place, placeInCategory, category, score }) => (
                <tr key={`${kind} ${version} ${subject}`}>
                  <th scope="row">
                    {terms.lists[kind](version)}
                    {isNamed && (
                      <>
                        , <ListName list={subject} />
                      </>
                    )}
                  </th>
                  <td data-label={w.published}>{formatDay(publishedAt, locale)}</td>
                  {place === null ? (
                    <td colSpan={4}>{w.notOnList}</td>
                  ) : (
                    <>
                      <td data-label={w.place}>{place}</td>
                      <td data-label={w.category}>{categoryTitle(category, locale)}</td>
                      <td data-label={w.categoryPlace}>{placeInCategory}</td>
                      <td data-label={w.score}>{score === null ? '' : formatMerit(score, subject, locale)}</td>
                    </>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
          <a href={paths.meritListsOf(processId)}>{w.allLists}</a>
        </>
      )}
    </section>
  )
}
