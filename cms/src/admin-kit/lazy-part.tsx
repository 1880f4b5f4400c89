'use client'

import { type ComponentType, lazy, Suspense } from 'react'
import { callWords } from './form/words.ts'

/**
 * A part of a page whose code loads when it is first shown. All components of the admin share their code, so without this the
 * first page loads every panel.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load().catch(() => NotLoaded) }))
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}

function NotLoaded() {
  return <p role="alert">{callWords.notLoaded}</p>
}
