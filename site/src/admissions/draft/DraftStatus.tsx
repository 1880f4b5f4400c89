import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { loginFrom } from '../../accounts/session/return-path.ts'
import { Icon } from '../../forms/Icon.tsx'
import type { SyncState } from './draft-sync.ts'
import { words } from './words.ts'

/** Says where the form is kept. Only what is out of the ordinary is read out: the rest would be with every word typed. */
export function DraftStatus({ state }: { state: ReadableAtom<SyncState> }) {
  const now = useStore(state)
  const isUsual = now.kind === 'new' || now.kind === 'saving' || now.kind === 'saved' || now.kind === 'conflict'
  return (
    <div className="draft-status" data-draft={now.kind}>
      {now.kind === 'saving' && <p>{words.saving}</p>}
      {now.kind === 'saved' && (
        <p className="saved">
          <Icon name="tick" size={16} />
          {words.saved}
        </p>
      )}
      <div role="status">{!isUsual && <p>{said(now)}</p>}</div>
    </div>
  )
}

function said(state: SyncState) {
  if (state.kind === 'refused') return `${words.refused} ${state.msg}`
  if (state.kind !== 'logged-out') return words.kept
  return (
    <>
      {words.loggedOut} <a href={loginFrom(location)}>{words.logIn}</a>
    </>
  )
}
