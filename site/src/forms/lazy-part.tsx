import { type ComponentType, useEffect, useState } from 'react'
import { type LazyModule, type LoadProblem, lazyModule, problemOf } from '../lib/lazy-module.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { Loading } from './Loading.tsx'
import { useWords } from './locale.ts'
import { formsWords } from './words/words.ts'

interface LazyPartOptions {
  /** Makes the failure message dismissible, for a part that the page can do without. */
  onClose?: () => void
}

/**
 * Declares a lazy part of a page. Shows a loading message in its place, and an error with a retry button if the part
 * fails to load or render; the rest of the page is not affected.
 */
export function lazyPart<Props extends object>(importPart: () => Promise<{ default: ComponentType<Props> }>) {
  const part = lazyModule(importPart)
  return function LazyPart(props: Props & LazyPartOptions) {
    const words = useWords(formsWords)
    const { loaded, problem, isBusy, load } = useLazyModule(part)
    const failure = { onTryAgain: load, isBusy, onDismiss: props.onClose }
    if (loaded === null) {
      return problem ? <LoadFailure problem={problem} {...failure} /> : <Loading text={words.load.loading} />
    }
    return (
      <ErrorBoundary fallback={(again) => <LoadFailure {...failure} problem="broken" onTryAgain={again} />}>
        <loaded.default {...props} />
      </ErrorBoundary>
    )
  }
}

function useLazyModule<Module>(module: LazyModule<Module>) {
  const [state, setState] = useState<{ problem: LoadProblem | null; isBusy: boolean }>({ problem: null, isBusy: true })
  function load() {
    setState((before) => ({ ...before, isBusy: true }))
    module.load().then(
      () => setState({ problem: null, isBusy: false }),
      (error: unknown) => setState({ problem: problemOf(error) ?? 'outdated', isBusy: false }),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the module never changes
  useEffect(() => {
    // The module may have loaded since the render.
    if (module.loaded === null) load()
    else setState({ problem: null, isBusy: false })
  }, [])
  return { ...state, loaded: module.loaded, load }
}
