import type { MyRights } from '@pravesh/shared/rights/views'
import { useWords } from '../forms/locale.ts'
import { rightsWords } from './words/words.ts'

/** Who hears complaints: the grievance officer, and then the Data Protection Board. */
export function WhereToComplain({ officer, board }: Pick<MyRights, 'officer' | 'board'>) {
  const w = useWords(rightsWords).complain
  const { name, email, phone } = officer
  return (
    <>
      <h3>{w.title}</h3>
      <p>{w.officer}</p>
      <address className="contact-value">
        {name !== '' && <span>{name} </span>}
        {email !== '' && <a href={`mailto:${email}`}>{email}</a>} {phone !== '' && <a href={`tel:${phone}`}>{phone}</a>}
      </address>
      <p>{w.board}</p>
      {board !== '' && <address className="contact-value">{board}</address>}
    </>
  )
}
