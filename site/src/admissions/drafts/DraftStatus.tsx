import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { Icon } from '../../forms/Icon.tsx'
import type { SyncState } from './draft-sync.ts'
import { words } from './words.ts'

/** Shows whether the draft is saved. Screen readers announce exceptions only, not every save while typing. */
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
      <div role="status">{!isUsual && <p>{exceptionText(now)}</p>}</div>
    </div>
  )
}

function exceptionText(state: SyncState): string {
  switch (state.kind) {
    case 'stored-locally':
      return state.isStored ? words.storedLocally : words.notStored
    case 'logged-out':
      return `${state.isStored ? words.onPhone : words.notSaved} ${words.loggedOut}`
    case 'refused':
      return `${state.isStored ? words.onPhoneOnly : words.notSaved} ${state.msg}`
    default:
      return ''
  }
}
