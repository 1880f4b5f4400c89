/** Covers the page while a step is saved or the application is sent, so that nothing is pressed twice. */
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
