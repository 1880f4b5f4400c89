/** Says that something is under way, in the place where it will be. */
export function Loading({ text }: { text: string }) {
  return (
    <p className="loading" role="status">
      <span className="turning" />
      {text}
    </p>
  )
}
