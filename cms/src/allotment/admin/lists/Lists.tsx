'use client'

import '../merit.css'
import { type ListPreview, staffEntryCalls } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import { LIST_KINDS, type ListKind } from '@pravesh/shared/allotment/lists/list-kinds'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { useState } from 'react'
import { Facts } from '../Facts.tsx'
import { Loading } from '../Loading.tsx'
import { resultWords } from '../result-words.ts'
import { useLoaded } from '../use-loaded.ts'
import { meritWords } from '../words.ts'
import { ListChanges } from './ListChanges.tsx'
import { Publish } from './Publish.tsx'

/** What each kind of list would be, and its publication. */
export function Lists({ id }: { id: string }) {
  const words = resultWords.lists
  const [kind, setKind] = useState<ListKind>('provisional')
  const [all, setAll] = useState(false)
  function show(next: ListKind) {
    setKind(next)
    setAll(false)
  }
  return (
    <section className="admin-panel">
      <h2>{meritWords.sections.lists}</h2>
      <p>{words.text}</p>
      <fieldset aria-label={meritWords.sections.lists} className="merit__checks merit__fields">
        {LIST_KINDS.map((each) => (
          <label key={each}>
            <input checked={kind === each} name="list-kind" onChange={() => show(each)} type="radio" />
            {words.kinds[each]}
          </label>
        ))}
      </fieldset>
      <Preview all={all} id={id} key={`${kind} ${all}`} kind={kind} setAll={setAll} />
    </section>
  )
}

interface PreviewProps {
  id: string
  kind: ListKind
  /** Every change after a round, not only people who are new. */
  all: boolean
  setAll: (all: boolean) => void
}

function Preview({ id, kind, all, setAll }: PreviewProps) {
  const words = resultWords.lists
  const loaded = useLoaded<ListPreview>({
    call: staffEntryCalls.previewList,
    id,
    query: `kind=${kind}${all ? '&all=1' : ''}`,
  })
  return (
    <Loading loaded={loaded}>
      {(preview) => {
        const facts = [
          [words.version(preview.version), words.kinds[kind]],
          [words.people, formatNumber(preview.people)],
          [words.leftOut, formatNumber(preview.leftOut)],
          [words.waiting, formatNumber(preview.waiting)],
        ] as const
        return (
          <>
            <Facts facts={facts} />
            {preview.isSupplementary && (
              <>
                <p>{words.supplementary}</p>
                {preview.otherChanges > 0 && <p>{words.otherChanges(preview.otherChanges)}</p>}
                <div className="merit__checks">
                  <label>
                    <input checked={all} onChange={({ target }) => setAll(target.checked)} type="checkbox" />
                    {words.all}
                  </label>
                </div>
              </>
            )}
            {preview.obstacles.length > 0 && (
              <>
                <h3>{words.obstaclesTitle}</h3>
                <ul>
                  {preview.obstacles.map((obstacle) => (
                    <li key={obstacle}>{words.obstacles[obstacle]}</li>
                  ))}
                </ul>
              </>
            )}
            <ListChanges changes={preview.changes} />
            {preview.obstacles.length === 0 && (
              <Publish asksReason={preview.isSupplementary && all} id={id} preview={preview} />
            )}
          </>
        )
      }}
    </Loading>
  )
}
