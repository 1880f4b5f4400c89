import type { ReadableAtom } from 'nanostores'
import { Icon } from '../../forms/Icon.tsx'
import { useWords } from '../../forms/locale.ts'
import { useStore } from '../../forms/use-store.ts'
import { applicationFormWords } from '../words/words.ts'
import type { SyncState } from './draft-sync.ts'

type DraftWords = ReturnType<typeof applicationFormWords>['drafts']

/** Shows whether the draft is saved. Screen readers announce exceptions only, not every save while typing. */
export function DraftStatus({ state }: { state: ReadableAtom<SyncState> }) {
  const words = useWords(applicationFormWords).drafts
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
      <div role="status">{!isUsual && <p>{exceptionText(now, words)}</p>}</div>
    </div>
  )
}

function exceptionText(state: SyncState, words: DraftWords): string {
  switch (state.kind) {
    case 'stored-locally':
      return state.isStored ? words.storedLocally : words.notStored
    case 'logged-out':
      return `${state.isStored ? words.onPhone : words.notSaved} ${words.loggedOut}`
    case 'refused':
      return `${state.isStored ? words.onPhoneOnly : words.notSaved} ${state.msg}`
    case 'sent':
      return words.sentElsewhere
    default:
      return ''
  }
}
