import { useEffect } from 'react'

/** Sets the title of the tab and the page heading, which is outside the island. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const heading = document.querySelector('h1')
    if (heading === null || heading.textContent === title) return
    document.title = document.title.replace(heading.textContent, title)
    heading.textContent = title
  }, [title])
}
