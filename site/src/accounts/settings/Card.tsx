import type { ReactNode } from 'react'

export function Card({ id, title, text, children }: { id: string; title: string; text: string; children: ReactNode }) {
  return (
    <section className="setting" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="hint">{text}</p>
      {children}
    </section>
  )
}
