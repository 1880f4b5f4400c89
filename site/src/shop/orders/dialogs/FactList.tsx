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

/** A number that is too long for a line on small phones. */
export function codeFact(code: string | null): ReactNode {
  return code && <span className="breakable">{code}</span>
}
