import { MESSAGE_CHOICES, MESSAGE_KINDS, type MessageChoice } from '@pravesh/shared/accounts/message-choices'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Alert } from '../../forms/Alert.tsx'
import { CheckField } from '../../forms/CheckField.tsx'
import { formOptions } from '../../forms/form-options.ts'
import { useWords } from '../../forms/locale.ts'
import { TaskForm } from '../../forms/TaskForm.tsx'
import { callAccount } from '../account-api.ts'
import { Card } from '../settings/Card.tsx'
import { settingsWords } from '../settings/words/words.ts'
import { choicesOf, declinedMessages, type SentMessages, sentMessages } from './choices.ts'

/** Turns kinds of messages on and off, by channel, and lists what is always sent. */
export function MessageChoices({ declined }: { declined: readonly MessageChoice[] }) {
  const w = useWords(settingsWords).messages
  const [saved, setSaved] = useState('')
  const form = useForm({ ...formOptions, defaultValues: sentMessages(declined) })

  async function send(sent: SentMessages) {
    setSaved('')
    const reply = await callAccount('chooseMessages', { fields: { declined: declinedMessages(sent) } })
    if (reply.ok) setSaved(reply.msg)
    return reply
  }

  return (
    <Card id="messages-title" title={w.title} text={w.text}>
      {saved && <Alert tone="good">{saved}</Alert>}
      <TaskForm id="messages" form={form} fields={MESSAGE_CHOICES} send={send} submit={w.submit} sending={w.sending}>
        {MESSAGE_KINDS.map((kind) => (
          <fieldset key={kind} className="message-choices" aria-describedby={`messages-${kind}`}>
            <legend>{w.kinds[kind].title}</legend>
            <p className="hint" id={`messages-${kind}`}>
              {w.kinds[kind].text}
            </p>
            {choicesOf(kind).map(({ choice, channel }) => (
              <CheckField key={choice} name={choice}>
                {w.channels[channel]}
              </CheckField>
            ))}
          </fieldset>
        ))}
      </TaskForm>
      <h3>{w.always}</h3>
      <ul>
        {Object.values(w.mandatory).map((kind) => (
          <li key={kind}>{kind}</li>
        ))}
      </ul>
    </Card>
  )
}
