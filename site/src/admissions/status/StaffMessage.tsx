/** A message from staff under a title, or nothing if it is empty. */
export function StaffMessage({ title, text }: { title: string; text: string }) {
  if (text === '') return null
  return (
    <div>
      <p>{title}:</p>
      <blockquote className="remark">{text}</blockquote>
    </div>
  )
}
