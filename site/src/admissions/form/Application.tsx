import type { FormContext } from '@pravesh/shared/admissions/form/form-context'
import { useState } from 'react'
import { lazyPart } from '../../forms/lazy-part.tsx'
import { chooseStart, isConflict, mineOver, type Start, startOf } from '../drafts/choose-start.ts'
import { ConflictDialog } from '../drafts/conflict-part.ts'
import { draftName, hasLocalDraft, type LocalDraft } from '../drafts/local-draft.ts'
import { newStart } from './initial-answers.ts'
import { Wizard } from './Wizard.tsx'

interface ApplicationProps {
  context: FormContext
  /** Reloads the form context, for example after a conflict with an existing application. */
  onChanged: () => Promise<void>
}

const EarlierOffer = lazyPart(() => import('./earlier/EarlierOffer.tsx'))
const StoredDraft = lazyPart(() => import('../drafts/StoredDraft.tsx'))

/** Resumes the newest draft, from this browser or the server, or starts a new form, maybe with earlier answers. */
export function Application(props: ApplicationProps) {
  const { account, course } = props.context
  const name = draftName(account.email, course)
  const [isStored] = useState(() => hasLocalDraft(name))
  if (!isStored) return <NewestDraft {...props} name={name} local={null} />
  return <StoredDraft name={name}>{(local) => <NewestDraft {...props} name={name} local={local} />}</StoredDraft>
}

interface NewestDraftProps extends ApplicationProps {
  name: string
  /** This browser's draft. */
  local: LocalDraft | null
}

function NewestDraft({ context, name, local, onChanged }: NewestDraftProps) {
  const [found, setFound] = useState(() => chooseStart({ server: context.draft, local }))
  const [round, setRound] = useState(0)

  function restart(start: Start) {
    setFound(start)
    setRound(round + 1)
  }

  if (isConflict(found)) {
    const { mine, theirs } = found
    return (
      <ConflictDialog
        {...found}
        course={context.course}
        onMine={() => restart(mineOver(mine, theirs))}
        onTheirs={() => restart(startOf(theirs))}
      />
    )
  }
  if (found === null && context.earlier !== null) {
    return (
      <EarlierOffer
        context={context}
        earlier={context.earlier}
        onCopied={(draft, copied) => restart({ ...startOf(draft), copied })}
        onEmpty={() => restart(newStart)}
        onChanged={onChanged}
      />
    )
  }
  return (
    <Wizard
      key={round}
      context={context}
      name={name}
      start={found ?? newStart}
      onRestart={restart}
      onChanged={onChanged}
    />
  )
}
