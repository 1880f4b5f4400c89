import { type ComponentType, useEffect } from 'react'
import { loadLaterModules } from '../lib/lazy-module.ts'
import { whenIdle } from '../lib/when-idle.ts'
import { PageBoundary } from './PageBoundary.tsx'

/**
 * Makes a component the root of an Astro island. A rendering error shows a message instead of an empty page. Lazy parts
 * are preloaded when the browser is idle, so that they work offline later.
 */
export function island(Component: ComponentType): ComponentType {
  return function Island() {
    useEffect(() => {
      const load = () => void preload()
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

async function preload(): Promise<void> {
  if (await loadLaterModules()) document.documentElement.dataset.laterScripts = 'ready'
}
