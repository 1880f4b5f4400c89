import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
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

function said(state: SyncState): string {
  switch (state.kind) {
    case 'kept':
      return state.isKept ? words.kept : words.notKept
    case 'logged-out':
      return `${state.isKept ? words.onPhone : words.notSaved} ${words.loggedOut}`
    case 'refused':
      return `${state.isKept ? words.onPhoneOnly : words.notSaved} ${state.msg}`
    default:
      return ''
  }
}
