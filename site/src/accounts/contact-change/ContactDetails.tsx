import { CONTACTS } from '@pravesh/shared/accounts/contact-change'
import type { UserInfo } from '@pravesh/shared/accounts/user-info'
import { useState } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { useWords } from '../../forms/locale.ts'
import { fetchSession } from '../sessions/session-store.ts'
import { Card } from '../settings/Card.tsx'
import { settingsWords } from '../settings/words/words.ts'
import { ContactRow } from './ContactRow.tsx'

/** The e-mail address and the phone of the student, each with a form that changes it. */
export function ContactDetails({ user }: { user: UserInfo }) {
  const w = useWords(settingsWords).contact
  const [news, setNews] = useState('')

  function onChanged(msg: string) {
    setNews(msg)
    void fetchSession()
  }

  return (
    <Card id="contact-title" title={w.title} text={w.text}>
      {news && (
        <Alert key={news} tone="good" focus>
          {news}
        </Alert>
      )}
      <div className="contacts">
        {CONTACTS.map((contact) => (
          <ContactRow key={contact} contact={contact} user={user} onOpen={() => setNews('')} onChanged={onChanged} />
        ))}
      </div>
    </Card>
  )
}
