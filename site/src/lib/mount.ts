import { type ComponentType, createElement } from 'react'
import { createRoot } from 'react-dom/client'

/** Draws a React component in the place that a static page left for it, instead of what stands there meanwhile. */
export function mount(Component: ComponentType, id = 'app'): void {
  const place = document.getElementById(id)
  if (!place) throw new Error(`This page has no place called ${id}.`)
  createRoot(place).render(createElement(Component))
}
