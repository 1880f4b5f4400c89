import { screensOf } from '@pravesh/shared/admissions/form/screens'
import type { Section } from '@pravesh/shared/admissions/questions/section'
import { useContext, useMemo, useState } from 'react'
import { DetailsScreen } from './DetailsScreen.tsx'
import { useDoneScreens } from './use-done-screens.ts'
import { GoOnContext } from './use-go-on.ts'
import type { WizardState } from './use-wizard.ts'

/** Step 1: personal details, contacts and addresses, one screen at a time. */
export function DetailsStep({ wizard }: { wizard: WizardState }) {
  const { courseForm, step, screen: requested } = wizard
  const screens = useMemo(() => screensOf(courseForm, 1), [courseForm])
  const { done, isDone } = useDoneScreens(wizard, screens)
  const left = useContext(GoOnContext)
  const [start] = useState(() => {
    const hasLeft = ({ questions }: Section) => questions.some(({ name }) => name === left.current)
    const isOpen = (each: Section) => !isDone(each)
    return screens.find((each) => hasLeft(each) && isOpen(each)) ?? screens.find(isOpen) ?? screens[0]
  })
  const screen = screens.find(({ key }) => key === requested) ?? start
  const [triedKey, setTriedKey] = useState('')
  const [first] = useState(screen)
  const [hasMoved, setMoved] = useState(false)
  if (screen !== first && !hasMoved) setMoved(true)

  if (screen === undefined) return null
  return (
    <DetailsScreen
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
