/** What staff wrote, under what it is; nothing where they wrote nothing. */
export function Said({ title, text }: { title: string; text: string }) {
  if (text === '') return null
  return (
    <div>
      <p>{title}:</p>
      <blockquote className="said">{text}</blockquote>
    </div>
  )
}
