import { type ListPage, type PublicProcess, publicMeritCalls } from '@pravesh/shared/allotment/calls/public-calls'
import { langOf } from '@pravesh/shared/platform/lang-of'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { useLocale, useWords } from '../../forms/locale.ts'
import { Pager } from '../../forms/Pager.tsx'
import { formatMoment } from '../../lib/formats.ts'
import { ListFilter } from './ListFilter.tsx'
import { ListTable } from './ListTable.tsx'
import { LoadedPart } from './LoadedPart.tsx'
import { type ListChoice, queryOf } from './list-choice.ts'
import { listsWords } from './words/words.ts'

interface ListsProps {
  process: PublicProcess
  /** Null while no list is published. */
  choice: ListChoice | null
  onChoose: (choice: ListChoice) => void
}

/** The published merit lists of a process. */
export function Lists({ process, choice, onChoose }: ListsProps) {
  const w = useWords(listsWords)
  return (
    <section className="setting merit-part" id="lists" aria-labelledby="lists-title">
      <h2 id="lists-title">{w.lists}</h2>
      {choice === null ? (
        <p>{w.noLists}</p>
      ) : (
        <>
          <ListFilter key={process.id} process={process} choice={choice} onChoose={onChoose} />
          <ChosenList process={process} choice={choice} onChoose={onChoose} />
        </>
      )}
    </section>
  )
}

function ChosenList({ process, choice, onChoose }: ListsProps & { choice: ListChoice }) {
  const w = useWords(listsWords)
  const locale = useLocale()
  const list = process.lists.find(({ kind, version }) => kind === choice.kind && version === choice.version)
  const path = `${callAddress(publicMeritCalls.list)}?${queryOf(process.id, choice)}`
  return (
    <>
      {list && (
        <p className="hint">
          {w.publishedAt(formatMoment(list.publishedAt, locale))} {w.hash}:{' '}
          <code lang="zxx" className="merit-key">
            {list.hash}
          </code>
        </p>
      )}
      {list && list.reason !== '' && (
        <p>
          {w.reason}: <span lang={langOf(list.reason, locale)}>{list.reason}</span>
        </p>
      )}
      <LoadedPart<ListPage> path={path}>
        {({ rows, total, pages }, isBusy) => (
          <>
            <p role="status">{total > 0 ? w.rows(total) : choice.number === '' ? w.noRows : w.notFound}</p>
            {rows.some(({ parts }) => parts) && <AboutParts examinations={process.examinations} />}
            {rows.length > 0 && <ListTable list={choice.subject} rows={rows} ties={process.ties} isBusy={isBusy} />}
            {pages > 1 && (
              <Pager
                words={w.pager}
                page={Math.min(choice.page, pages)}
                pages={pages}
                onPage={(page) => onChoose({ ...choice, page })}
              />
            )}
          </>
        )}
      </LoadedPart>
    </>
  )
}

/** What the parts of a score are. */
function AboutParts({ examinations }: Pick<PublicProcess, 'examinations'>) {
  const w = useWords(listsWords)
  const locale = useLocale()
  const names = examinations.join('; ')
  return (
    <p className="hint">
      {names === '' ? w.subjectParts : w.examinationParts} <span lang={langOf(names, locale)}>{names}</span>
    </p>
  )
}
