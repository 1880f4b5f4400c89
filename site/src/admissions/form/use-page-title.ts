import { STEPS, type StepNumber } from '@pravesh/shared/admissions/answers/steps'
import { useEffect } from 'react'
import { useWords } from '../../forms/locale.ts'
import { applicationFormWords } from './words/words.ts'

/** Sets the page heading, which is published once for all courses, and adds the step to the title of the tab. */
export function usePageTitle(title: string, step: StepNumber): void {
  const words = useWords(applicationFormWords).form
  useEffect(() => {
    const heading = document.querySelector('h1')
    if (heading) heading.textContent = title
    const portal = document.title.split(' | ').at(-1)
    document.title = `${words.progress(step, STEPS.length)}: ${title} | ${portal}`
  }, [title, step, words])
}
