import { useEffect } from 'react'

/** Names the page by what it turned out to be: its heading, which is no part of the island, and the title of the tab. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const heading = document.querySelector('h1')
    if (heading === null || heading.textContent === title) return
    document.title = document.title.replace(heading.textContent, title)
    heading.textContent = title
  }, [title])
}
