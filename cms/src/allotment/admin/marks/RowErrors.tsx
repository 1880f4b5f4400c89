'use client'

interface RowErrorsProps {
  id: string
  messages: readonly string[]
}

/** What is wrong with a row, for its fields to be described by; nothing without a message. */
export function RowErrors({ id, messages }: RowErrorsProps) {
  if (messages.length === 0) return null
  return (
    <div className="admin-error" id={id}>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  )
}

/** The attributes of a field of such a row. */
export function errorAttributes(id: string, isWrong: boolean) {
  return { 'aria-invalid': isWrong, 'aria-describedby': isWrong ? id : undefined }
}
