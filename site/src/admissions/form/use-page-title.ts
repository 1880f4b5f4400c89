import { STEPS, type StepNumber } from '@pravesh/shared/admissions/answers/steps'
import { useEffect } from 'react'
import { words } from './words.ts'

/** Puts the form's own name in the heading of the page, which was published for all courses, and the step into its title. */
export function usePageTitle(title: string, step: StepNumber): void {
  useEffect(() => {
    const heading = document.querySelector('h1')
    if (heading) heading.textContent = title
    const portal = document.title.split(' | ').at(-1)
    document.title = `${words.progress(step, STEPS.length)}: ${title} | ${portal}`
  }, [title, step])
}
