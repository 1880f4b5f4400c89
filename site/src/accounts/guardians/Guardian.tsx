import type { GuardianView } from '@pravesh/shared/accounts/guardians/contracts'
import { useState } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { ListGate } from '../../forms/ListGate.tsx'
import { useWords } from '../../forms/locale.ts'
import { useList } from '../../forms/use-list.ts'
import { Card } from '../settings/Card.tsx'
import { GuardianSection } from './GuardianSection.tsx'
import { loadGuardian } from './guardian-api.ts'
import { guardianWords } from './words/words.ts'

interface GuardianProps {
  /** Of an applicant under 18, as the form has it, `YYYY-MM-DD`; empty where the stored one counts. */
  birthDate: string
  /** After the consent was given. */
  onGiven?: () => void
}

/** The consent of a guardian: its state, and what gives and withdraws it. In the settings nothing for those who need none. */
export default function Guardian({ birthDate, onGiven }: GuardianProps) {
  const w = useWords(guardianWords)
  const { list, reload } = useList<GuardianView>(loadGuardian)
  const [news, setNews] = useState<{ ok: boolean; msg: string }>()

  function onDone({ ok, msg, isGiven }: { ok: boolean; msg: string; isGiven: boolean }) {
    setNews({ ok, msg })
    if (!ok) return
    reload()
    if (isGiven) onGiven?.()
  }

  const alert = news && (
    <Alert key={news.msg} tone={news.ok ? 'good' : 'bad'} focus>
      {news.msg}
    </Alert>
  )
  const section = (view: GuardianView) => (
    <GuardianSection key="guardian" view={view} birthDate={birthDate || view.birthDate} onDone={onDone} />
  )
  if (birthDate === '') {
    const isAdult = list.status === 'known' && list.items.some(({ state }) => state === 'due' || state === 'confirmed')
    const { title, text } = isAdult ? { title: w.adult.title, text: w.adult.hint } : w.settings
    return list.status === 'known' && list.items.some(({ state }) => state !== 'none') ? (
      <Card id="guardian-title" title={title} text={text}>
        {alert}
        {list.items.map(section)}
      </Card>
    ) : null
  }
  return (
    <section className="tip" aria-labelledby="guardian-title">
      <h4 id="guardian-title">{w.title}</h4>
      {alert}
      <ListGate list={list} reload={reload}>
        {(items) => items.map(section)}
      </ListGate>
    </section>
  )
}
