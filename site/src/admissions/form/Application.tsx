import type { FormContext } from '@pravesh/shared/admissions/answers/form-context'
import { useState } from 'react'
import { chooseStart, isConflict, mineOver, type Start, startOf } from '../drafts/choose-start.ts'
import { ConflictDialog } from '../drafts/conflict-part.ts'
import { draftName, findLocalDraft } from '../drafts/local-draft.ts'
import { newStart } from './initial-answers.ts'
import { Wizard } from './Wizard.tsx'

interface ApplicationProps {
  context: FormContext
  /** Reloads the form context, for example after a conflict with an existing application. */
  onChanged: () => Promise<void>
}

/** Resumes the newest draft, from this browser or the server, or starts a new form. */
export function Application({ context, onChanged }: ApplicationProps) {
  const name = draftName(context.account.email, context.course)
  const [found, setFound] = useState(() => chooseStart({ server: context.draft, local: findLocalDraft(name) }))
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
