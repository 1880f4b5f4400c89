'use client'

import '../merit.css'
import { type ListPreview, staffEntryCalls } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import { LIST_KINDS, type ListKind } from '@pravesh/shared/allotment/lists/list-kinds'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { useState } from 'react'
import { ConfirmedButton } from '../../../admin-kit/form/ConfirmedButton.tsx'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { Facts } from '../Facts.tsx'
import { Loading } from '../Loading.tsx'
import { resultWords } from '../result-words.ts'
import { useChange } from '../use-change.ts'
import { useLoaded } from '../use-loaded.ts'
import { meritWords } from '../words.ts'
import { ListChanges } from './ListChanges.tsx'

/** What each kind of list would be, and its publication. */
export function Lists({ id }: { id: string }) {
  const words = resultWords.lists
  const [kind, setKind] = useState<ListKind>('provisional')
  return (
    <section className="admin-panel">
      <h2>{meritWords.sections.lists}</h2>
      <p>{words.text}</p>
      <fieldset aria-label={meritWords.sections.lists} className="merit__checks merit__fields">
        {LIST_KINDS.map((each) => (
          <label key={each}>
            <input checked={kind === each} name="list-kind" onChange={() => setKind(each)} type="radio" />
            {words.kinds[each]}
          </label>
        ))}
      </fieldset>
      <Preview id={id} key={kind} kind={kind} />
    </section>
  )
}

interface PreviewProps {
  id: string
  kind: ListKind
}

function Preview({ id, kind }: PreviewProps) {
  const words = resultWords.lists
  const loaded = useLoaded<ListPreview>({ call: staffEntryCalls.previewList, id, query: `kind=${kind}` })
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
            {preview.obstacles.length === 0 && <Publish id={id} preview={preview} />}
          </>
        )
      }}
    </Loading>
  )
}

function Publish({ id, preview: { kind, version, hash } }: { id: string; preview: ListPreview }) {
  const words = resultWords.lists
  const { busy, problems, send } = useChange({ call: staffEntryCalls.publishList, id })
  return (
    <div className="admin-form">
      <FailureAlert text={problems.text} />
      <ConfirmedButton
        busyLabel={busy ? meritWords.busy : undefined}
        buttonStyle="primary"
        cancelLabel={meritWords.cancel}
        confirm={() => void send({ kind, version, hash })}
        confirmLabel={words.publish}
        label={words.publish}
        title={words.publishTitle}
      >
        <p>{words.publishText}</p>
        {kind === 'final' && <p>{words.publishFinal}</p>}
      </ConfirmedButton>
    </div>
  )
}
