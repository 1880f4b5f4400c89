import type { Screen } from '@pravesh/shared/admissions/form/screens'
import { type ComponentType, useContext, useEffect, useState } from 'react'
import { requestedScreen } from './requested-screen.ts'
import { GoOnContext } from './use-go-on.ts'
import type { WizardState } from './use-wizard.ts'

export interface ScreenProps {
  wizard: WizardState
  /** All screens of the step, in order. */
  screens: readonly Screen[]
  screen: Screen
  /** Keys of the screens without errors. */
  done: readonly string[]
  /** Checks a screen now. */
  isDone: (screen: Screen) => boolean
  /** The applicant came from another screen of this step. */
  hasMoved: boolean
  /** Shows all errors at once. */
  isTried: boolean
  /** Opens a screen with errors. */
  onInvalid: (screen: Screen) => void
}

interface StepScreensProps extends Pick<ScreenProps, 'wizard' | 'screens' | 'done' | 'isDone'> {
  as: ComponentType<ScreenProps>
}

/** The screens of a step, one at a time. It starts where the draft was left, or else with the first that is not done. */
export function StepScreens({ as: Shown, wizard, screens, done, isDone }: StepScreensProps) {
  const { step, screen: requested, setQuestion } = wizard
  const left = useContext(GoOnContext)
  const open = () => screens.find((each) => !isDone(each)) ?? screens[0]
  const [start] = useState(() => (screens.find((each) => asks(each, left.current)) ?? open())?.key)
  // The answers may have hidden the screen that is asked for.
  const screen = requestedScreen(screens, requested) ?? requestedScreen(screens, start ?? null) ?? open()
  const [triedKey, setTriedKey] = useState('')
  const [first] = useState(screen)
  const [hasMoved, setMoved] = useState(false)
  if (screen !== first && !hasMoved) setMoved(true)
  const question = hasMoved ? (screen?.questions[0]?.name ?? screen?.documents?.[0]) : undefined
  useEffect(() => {
    if (question !== undefined) setQuestion(question)
  }, [question, setQuestion])

  if (screen === undefined) return null
  return (
    <Shown
      key={screen.key}
      wizard={wizard}
      screens={screens}
      screen={screen}
      done={done}
      isDone={isDone}
      hasMoved={hasMoved}
      isTried={triedKey === screen.key}
      onInvalid={({ key }) => {
        setTriedKey(key)
        wizard.go(step, key)
      }}
    />
  )
}

/** Whether a question, or the document of that name, is on the screen. */
function asks({ questions, documents = [] }: Screen, name: string | null): boolean {
  return questions.some((question) => question.name === name) || documents.some((kind) => kind === name)
}
