import { useState } from 'react'
import { StudentGate } from '../../accounts/sessions/StudentGate.tsx'
import { island } from '../../forms/island.tsx'
import { Loading } from '../../forms/Loading.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import { TryAgain } from '../../forms/TryAgain.tsx'
import { type AskedBooks, askedBooks } from './asked-books.ts'
import { buyDraftName } from './buy-draft.ts'
import { OrderForm } from './OrderForm.tsx'
import { useStart } from './use-start.ts'
import { buyWords } from './words/words.ts'

/** Orders the book in the address, or the books of its semester; for logged-in students and guests. (spec 1, 2 and 4) */
function Buy() {
  const [asked] = useState(() => askedBooks(location))
  // Requested in parallel with the session check, which saves a round trip on slow networks.
  const start = useStart(asked)
  return (
    <StudentGate>
      {({ email }) => (asked === null ? <NoBook /> : <BuyView asked={asked} student={email} {...start} />)}
    </StudentGate>
  )
}

interface BuyViewProps extends ReturnType<typeof useStart> {
  asked: AskedBooks
  student: string
}

function BuyView({ asked, student, start, reload }: BuyViewProps) {
  const w = useWords(buyWords)
  if (start.status === 'loading') return <Loading text={w.loading} />
  if (start.status === 'failed') return <TryAgain text={start.msg} onTryAgain={reload} />
  const { status: _, ...begin } = start
  return <OrderForm name={buyDraftName(student, asked)} asked={asked} {...begin} />
}

function NoBook() {
  const w = useWords(buyWords).noBook
  const paths = usePaths()
  return (
    <div className="empty-state">
      <h2>{w.title}</h2>
      <p>{w.text}</p>
      <div className="actions">
        <a href={paths.books} className="button primary">
          {w.books}
        </a>
      </div>
    </div>
  )
}

export const BuyIsland = island(Buy)
