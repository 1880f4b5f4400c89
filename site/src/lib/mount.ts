import { type ComponentType, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { PageBoundary } from '../forms/PageBoundary.tsx'
import { loadLaterModules } from './lazy-module.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Draws a React component in the place that a static page left for it, instead of what stands there meanwhile, and loads its
 * later parts ahead of time, so that they are there when the network is not.
 */
export function mount(Component: ComponentType, id = 'app'): void {
  const place = document.getElementById(id)
  if (!place) throw new Error(`This page has no place called ${id}.`)
  createRoot(place).render(createElement(PageBoundary, null, createElement(Component)))
  whenIdle(() => void loadAhead())
  addEventListener('online', () => void loadAhead())
}

async function loadAhead(): Promise<void> {
  if (await loadLaterModules()) document.documentElement.dataset.laterScripts = 'ready'
}
