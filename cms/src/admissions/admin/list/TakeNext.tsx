'use client'

import './applications.css'
import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { takeNext } from '../review/hold/take-next.ts'
import { addressIn } from '../review/queue/address-in.ts'
import { listWords } from './words.ts'

interface TakeNextProps {
  /** Address of the list, and its filters and search. */
  list: string
  query: string
}

/** Takes the application that has to be decided first, and opens it. */
export function TakeNext({ list, query }: TakeNextProps) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [none, setNone] = useState(false)

  async function take() {
    if (busy) return
    setBusy(true)
    const next = await takeNext({ query })
    setNone(next === null)
    if (next === null) setBusy(false)
    else router.push(addressIn(list, next, query))
  }

  return (
    <>
      <Button className="list-next" margin={false} onClick={() => void take()} size="small">
        {listWords.takeNext}
      </Button>
      <p className="list-next__none" role="status">
        {none && listWords.none}
      </p>
    </>
  )
}
