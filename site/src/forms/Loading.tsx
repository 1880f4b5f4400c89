/** A loading message in place of the content. */
export function Loading({ text }: { text: string }) {
  return (
    <p className="loading" role="status">
      <span className="turning" />
      {text}
    </p>
  )
}
