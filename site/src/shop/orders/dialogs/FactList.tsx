import type { ReactNode } from 'react'

/** Terms and their text; a fact without text is left out. */
export function FactList({ facts }: { facts: readonly [term: string, text: ReactNode][] }) {
  return (
    <dl className="facts">
      {facts
        .filter(([, text]) => text !== '' && text !== null)
        .map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  )
}
