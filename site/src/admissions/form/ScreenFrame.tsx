import type { ReactNode } from 'react'
import { useWords } from '../../forms/locale.ts'
import { sectionHeading } from '../fields/SectionCard.tsx'
import { applicationFormWords } from '../words/words.ts'
import { ScreenList } from './ScreenList.tsx'
import { StepFrame } from './StepFrame.tsx'
import type { ScreenProps } from './StepScreens.tsx'
import type { ScreenState } from './use-screen.ts'

interface ScreenFrameProps {
  shown: ScreenProps
  state: ScreenState
  onNext: () => void
  /** What the first screen goes back to, if anything. */
  onBack?: () => void
  /** Further buttons where the step can be completed. */
  buttons?: ReactNode
  children: ReactNode
}

/** The layout of a screen: the list of all screens above it, and the buttons to the neighbouring ones. */
export function ScreenFrame({ shown, state, onNext, onBack, buttons, children }: ScreenFrameProps) {
  const words = useWords(applicationFormWords).form
  const { wizard, screens, screen, done, hasMoved } = shown
  const { check, isFinal, back = onBack } = state
  const { step, go } = wizard
  return (
    <StepFrame
      step={step}
      validationErrors={check.validationErrors}
      attempt={check.attempt}
      onNext={onNext}
      focusId={hasMoved ? sectionHeading(screen.key) : undefined}
      before={<ScreenList screens={screens} now={screen.key} done={done} onOpen={(key) => go(step, key)} />}
      buttons={
        <>
          <button type="submit" className="button primary">
            {isFinal ? words.next : words.continue}
          </button>
          {isFinal && buttons}
          {back && (
            <button type="button" className="button quiet" onClick={back}>
              {words.back}
            </button>
          )}
        </>
      }
    >
      {children}
    </StepFrame>
  )
}
