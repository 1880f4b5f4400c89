import { useState } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { useWords } from '../../forms/locale.ts'
import { saveFile } from '../../lib/save-file.ts'
import { callAccount } from '../account-api.ts'
import { Card } from '../settings/Card.tsx'
import { settingsWords } from '../settings/words/words.ts'

/** Downloads everything the portal stores about the student as a JSON file. */
export function MyData() {
  const w = useWords(settingsWords).data
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<{ ok: boolean; msg: string }>()

  async function download() {
    if (busy) return
    setBusy(true)
    const { ok, msg, result } = await callAccount('myData')
    setBusy(false)
    if (!ok || !result.result) return setNotice({ ok: false, msg: ok ? w.failed : msg })
    saveFile({ name: w.file, type: 'application/json', content: JSON.stringify(result.result, null, 2) })
    setNotice({ ok, msg: w.done })
  }

  return (
    <Card id="data-title" title={w.title} text={w.text}>
      {notice && <Alert tone={notice.ok ? 'good' : 'bad'}>{notice.msg}</Alert>}
      <button type="button" className="button" aria-disabled={busy} onClick={() => void download()}>
        {busy ? w.busy : w.button}
      </button>
    </Card>
  )
}
