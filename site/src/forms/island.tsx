import { type ComponentType, useEffect } from 'react'
import { loadLaterModules } from '../lib/lazy-module.ts'
import { whenIdle } from '../lib/when-idle.ts'
import { PageBoundary } from './PageBoundary.tsx'

/**
 * Makes a component the root of an Astro island: a rendering error shows a message instead of an empty page, and the later
 * parts are loaded ahead of time, so that they are there when the network is not.
 */
export function island(Component: ComponentType): ComponentType {
  return function Island() {
    useEffect(() => {
      const load = () => void loadAhead()
      whenIdle(load)
      addEventListener('online', load)
      return () => removeEventListener('online', load)
    }, [])
    return (
      <PageBoundary>
        <Component />
      </PageBoundary>
    )
  }
}

async function loadAhead(): Promise<void> {
  if (await loadLaterModules()) document.documentElement.dataset.laterScripts = 'ready'
}
