/** Covers the page while the application is submitted, to prevent double submission. */
export function Overlay({ text }: { text: string | null }) {
  return (
    <div className="overlay" hidden={text === null}>
      <p className="loading" role="status">
        <span className="turning" />
        {text}
      </p>
    </div>
  )
}
