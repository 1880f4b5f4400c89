import { useMemo, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while its HTML is hydrated, so that both render the same; then true. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** A value that only the browser knows, e.g. from the address, read once; `onServer` until the page is hydrated. */
export function useInBrowser<Value>(read: () => Value, onServer: Value): Value {
  const isHydrated = useHydrated()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  return useMemo(() => (isHydrated ? read() : onServer), [isHydrated])
}
