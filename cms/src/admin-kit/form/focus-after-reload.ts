import { type RefObject, useEffect, useRef } from 'react'

/** Entry in the storage of the tab: the page that reloads itself after a change. */
const RELOADED = 'pravesh-reloaded'

/** Reloads the page, which shows a change in several places. */
export function reloadPage(): void {
  sessionStorage.setItem(RELOADED, location.pathname)
  location.reload()
}

/** Focuses the returned element after the page has reloaded itself, because the button that was pressed may be gone. */
export function useFocusAfterReload<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useEffect(() => {
    if (sessionStorage.getItem(RELOADED) !== location.pathname) return
    sessionStorage.removeItem(RELOADED)
    part.current?.focus()
  }, [])
  return part
}
